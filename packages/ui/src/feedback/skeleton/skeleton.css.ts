import { globalStyle, keyframes } from '@vanilla-extract/css';

import { captionLine } from '../../gaming/game-tile/caption.ts';
import { underGrid } from '../../gaming/game-tile/cover.css.ts';
import { beside } from '../../gaming/banner-carousel/beside.ts';
import { twoLines } from '../../foundations/theme/shapes.ts';
import { plates } from '../../foundations/theme/plates.ts';
import { layers } from '../../foundations/theme/layers.ts';
import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color, radius, size, space, type } = vars;

const winner = twoLines(size.winner);

const sweep = keyframes({ to: { translate: '100% 0' } });

/** Of the ink and not of a surface: seen on whichever it lies. */
const grey = `color-mix(in srgb, ${color.text.strong} 13%, transparent)`;

export const bone = component({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  borderRadius: radius.badge,
  background: grey,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      translate: '-100% 0',
      background: `linear-gradient(90deg, transparent, ${color.line.soft}, transparent)`,
      // What comes at once needs no sign that it is on its way.
      animation: `${sweep} 1400ms ease-in-out 400ms infinite`,
    },
    // Nobody fetches it yet: many of them moving out of sight keep a phone drawing.
    '[data-resting] &::after': { display: 'none' },
    '&[data-shape="line"]': {
      blockSize: '0.7em',
      marginBlock: `calc((${type.line.s3} - 0.7em) / 2)`,
    },
    '&[data-shape="block"]': { borderRadius: radius.card },
    '&[data-shape="thumb"]': {
      flex: 'none',
      inlineSize: size.thumbWidth,
      blockSize: size.thumbHeight,
      borderRadius: radius.thumb,
    },
    '&[data-shape="cover"]': { aspectRatio: vars.effect.tileRatio, borderRadius: 'inherit' },
    // What comes is known before it can be drawn.
    '&[data-covered]': { overflow: 'visible', background: 'none' },
    '&[data-covered]::after': { display: 'none' },
    '&[data-width="short"]': { inlineSize: '32%' },
    '&[data-width="half"]': { inlineSize: '55%' },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { selectors: { '&::after': { display: 'none' } } },
    '(forced-colors: active)': { border: '1px solid GrayText' },
  },
});

/**
 * A picture that the page put here before any script of the app was there. It is cut by nothing
 * but its own corners, as the app's is: a browser that cuts measures it a hair smaller, and counts
 * the app's as the largest paint.
 */
globalStyle(`${bone} > img`, {
  '@layer': {
    [layers.components]: {
      display: 'block',
      inlineSize: '100%',
      blockSize: '100%',
      objectFit: 'cover',
      borderRadius: 'inherit',
    },
  },
});

/** The place of a tile's picture. Its part cuts itself. */
export const place = component({ selectors: { '&&': { overflow: 'visible' } } });

export const text = component({ display: 'grid' });

export const rows = component({ display: 'block' });

export const row = component({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  blockSize: winner,
  paddingInline: '16px',
  selectors: {
    [when('winners', 'ledger')]: { paddingInline: 0 },
    [when('winners', 'table', '&[data-height="winner"]:first-child')]: {
      blockSize: `calc(2 * ${winner})`,
    },
    '&[data-height="list"]': { blockSize: `max(${size.row}, ${type.line.s3} + 12px)` },
    '&[data-height="rich"]': { blockSize: size.richRow },
    ...plates.leaning({ blockSize: '68px' }, '&[data-height="rich"]'),
  },
});

// As the tile's own: only a mosaic has no captions, a strip of hot games has.
const uncaptioned = `[data-hot="mosaic"]${when('caption', 'below', '[data-mosaic] &')}`;

/** As high as the lines they stand for. */
export const name = component({
  display: 'none',
  alignItems: 'center',
  blockSize: captionLine(type.line.s3),
  selectors: {
    [when('caption', 'below')]: { display: 'grid' },
    [uncaptioned]: { display: 'none' },
    [when('tile', 'frame')]: { blockSize: `calc(2 * ${captionLine(type.line.s3)})` },
    [when('tile', 'frame', '[data-large] ~ * > &')]: { blockSize: captionLine(type.line.s4) },
  },
});

export const vendor = component({
  display: 'none',
  alignItems: 'center',
  blockSize: captionLine(type.line.s2),
  selectors: {
    [when('caption', 'below')]: { display: 'grid' },
    [`[data-tile="frame"]${when('caption', 'below', underGrid)}`]: {
      display: 'none',
    },
    [uncaptioned]: { display: 'none' },
  },
});

/** A banner with its pager; in a full bleed the pager lies on the banner. */
export const banners = component({
  position: 'relative',
  paddingInline: space.inset,
  paddingBlockEnd: 22,
  selectors: {
    ...plates.tinted({ paddingBlockEnd: 30 }),
    [when('banner', 'bleed')]: { padding: 0 },
  },
});

export const banner = component({
  blockSize: size.hero,
  borderRadius: radius.banner,
  selectors: { [when('banner', 'bleed')]: { borderRadius: 0 } },
});

/** Before the page has heard of the first banner, and without scripts, there is nothing here. */
export const early = component({
  position: 'absolute',
  insetInline: space.inset,
  insetBlockStart: 0,
  blockSize: size.hero,
  overflow: 'clip',
  borderRadius: radius.banner,
  selectors: {
    [when('banner', 'bleed')]: { insetInline: 0, borderRadius: 0 },
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      background: 'var(--first-banner, none) center / cover no-repeat',
    },
    ...beside('&&::before'),
  },
});

/** As high as the day that it stands for. */
export const day = component({ display: 'grid', alignItems: 'center', blockSize: type.line.s2 });

export const drawTexts = component({ display: 'grid', alignContent: 'center', minInlineSize: 0 });

/** As high as the button at the end of a lottery’s foot. */
export const drawLast = component({
  flex: 1,
  display: 'grid',
  alignItems: 'center',
  blockSize: '44px',
  selectors: plates.leaning({ blockSize: '50px' }),
});

/** A bone, though it has the frame of a picture. */
export const promotionPicture = component({
  selectors: {
    '&&:not([data-covered])': { background: `${grey} content-box` },
    // Within its frame it lies on a mat.
    [when('tile', 'frame', '&[data-covered]')]: { background: color.surface.mat },
  },
});

export const promotionButton = component({ blockSize: size.button });
