import { globalStyle, keyframes } from '@vanilla-extract/css';

import { captionLine } from '../../gaming/game-tile/caption.ts';
import { beside } from '../../gaming/banner-carousel/beside.ts';
import { as, own } from '../../foundations/manners/own.ts';
import { twoLines } from '../../foundations/theme/shapes.ts';
import { along, sized } from '../../foundations/manners/arranged.ts';
import { onPlate } from '../../foundations/manners/block.ts';
import { frame } from '../../foundations/roles/frame.css.ts';
import { byPlate } from '../../foundations/manners/plate.ts';
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
      ...sized('100%'),
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
  ...along('12px'),
  blockSize: winner,
  paddingInline: onPlate('16px'),
  selectors: {
    [when('winners', 'table', '&[data-height="winner"]:first-child')]: {
      blockSize: `calc(2 * ${winner})`,
    },
    '&[data-height="list"]': { blockSize: `max(${size.row}, ${type.line.s3} + 12px)` },
    '&[data-height="rich"]': { blockSize: byPlate(size.richRow, size.richRow, '68px') },
  },
});

const line3 = captionLine(type.line.s3);

/** What a tile has below its cover. */
const caption = own({ nameShown: 'none', nameHigh: line3, vendorShown: 'none' });

/** As a tile, whose caption it has the room of. */
export const tile = component({
  ...caption.usual,
  selectors: {
    [when('caption', 'below')]: as(caption, { nameShown: 'grid', vendorShown: 'grid' }),
    // A name in a grid has both lines, and one on a shelf larger letters.
    [when('frames', 'frame', '&:not([data-shelf])')]: as(caption, {
      nameHigh: `calc(2 * ${line3})`,
      vendorShown: 'none',
    }),
    [when('frames', 'frame', '&[data-shelf]')]: as(caption, {
      nameHigh: captionLine(type.line.s4),
    }),
    // Only a mosaic has no captions, a strip of hot games has.
    [`[data-hot="mosaic"]${when('caption', 'below', '[data-mosaic] &&')}`]: as(caption, {
      nameShown: 'none',
      vendorShown: 'none',
    }),
  },
});

/** As high as the lines they stand for. */
export const name = component({
  display: caption.nameShown,
  alignItems: 'center',
  blockSize: caption.nameHigh,
});

export const vendor = component({
  display: caption.vendorShown,
  alignItems: 'center',
  blockSize: captionLine(type.line.s2),
});

/** Where a banner ends, and the room of its pager. */
const bleed = own({ side: space.inset, foot: byPlate('22px', '30px'), round: radius.banner });

/** A banner with its pager; in a full bleed the pager lies on the banner. */
export const banners = component({
  ...bleed.usual,
  position: 'relative',
  paddingInline: bleed.side,
  paddingBlockEnd: bleed.foot,
  selectors: {
    [when('banner', 'bleed')]: as(bleed, { side: '0px', foot: '0px', round: '0' }),
  },
});

export const banner = component({ blockSize: size.hero, borderRadius: bleed.round });

/** Before the page has heard of the first banner, and without scripts, there is nothing here. */
export const early = component({
  position: 'absolute',
  insetInline: bleed.side,
  insetBlockStart: 0,
  blockSize: size.hero,
  overflow: 'clip',
  borderRadius: bleed.round,
  selectors: {
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
  blockSize: byPlate('44px', '44px', '50px'),
});

/** A bone, though it has the frame of a picture. */
export const promotionPicture = component({
  selectors: {
    '&&:not([data-covered])': { background: `${grey} content-box` },
    // Within its frame it lies on a mat.
    '&&[data-covered]': { background: frame.ground },
  },
});

export const promotionButton = component({ blockSize: size.button });
