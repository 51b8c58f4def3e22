import { neutralBackdrops, wordsVeil } from '@livery/themes/contract';
import { globalStyle } from '@vanilla-extract/css';

import { layers } from '../theme/layers.ts';
import { scenery } from '../roles/scenery.css.ts';
import { component } from '../theme/style.ts';
import { displayAt, textAt } from '../theme/type.ts';
import { vars } from '../theme/vars.css.ts';
import { when } from '../theme/when.ts';

const { border, color, gradient, radius, size, space } = vars;
const { scene: tone } = color;

export const scene = component({
  vars: { [color.line.focus]: tone.text },
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  background: scenery.ground,
  display: 'grid',
  alignContent: 'end',
  gap: '8px',
  padding: '148px 24px 28px',
  color: tone.text,
  selectors: {
    '&[data-size="home"]': { minBlockSize: size.hero, paddingBlock: '136px 40px' },
    [when('backdrop', 'rays')]: {
      justifyItems: 'center',
      textAlign: 'center',
      paddingBlock: '164px 36px',
      paddingInline: '20px',
    },
    [when('backdrop', 'rays', '&[data-size="home"]')]: { paddingBlock: '132px 36px' },
    [when('backdrop', 'grove')]: {
      gap: '4px',
      marginBlockEnd: '16px',
      paddingBlock: '104px 28px',
      borderRadius: `0 0 ${radius.banner} ${radius.banner}`,
    },
    [when('backdrop', 'grove', '&[data-size="home"]')]: {
      alignContent: 'space-between',
      marginInline: space.inset,
      marginBlock: '4px 8px',
      paddingBlock: '20px',
      borderRadius: radius.banner,
    },
    [when('backdrop', 'pitch')]: {
      paddingBlock: `104px calc(${size.edge} + 20px)`,
      paddingInline: '16px',
      clipPath: `polygon(0 0, 100% 0, 100% calc(100% - ${size.edge}), 0 100%)`,
    },
    [`[dir="rtl"]${when('backdrop', 'pitch')}`]: {
      clipPath: `polygon(0 0, 100% 0, 100% 100%, 0 calc(100% - ${size.edge}))`,
    },
    [when('backdrop', 'pitch', '&[data-size="home"]')]: {
      alignContent: 'start',
      paddingBlock: `24px calc(${size.edge} + 8px)`,
    },
  },
});

/** Covers the scene, whatever its shape; the middle of it is always seen. */
export const picture = component({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

const veil = `color-mix(in srgb, ${tone.ground} ${wordsVeil * 100}%, transparent)`;

/** Where words lie on a picture, the scene's ground lies between; it comes in softly above them. */
const veiled = {
  position: 'relative',
  display: 'grid',
  gap: '8px',
  justifyItems: 'inherit',
} as const;
const underWords = {
  content: '',
  position: 'absolute',
  zIndex: -1,
  inset: '-72px -24px -40px',
  pointerEvents: 'none',
  background: `linear-gradient(180deg, transparent, ${veil} 72px)`,
} as const;

export const words = component({
  display: 'contents',
  selectors: {
    '[data-picture] > &': veiled,
    '[data-picture] > &::before': underWords,
    ...Object.fromEntries(
      neutralBackdrops.flatMap((backdrop) => [
        [when('backdrop', backdrop), veiled],
        [when('backdrop', backdrop, '&::before'), underWords],
      ]),
    ),
  },
});

export const mark = component({
  marginBlockEnd: '8px',
  // Where the drawing is the brand's own sign, the mark would say it twice.
  selectors: {
    [when('backdrop', 'rays')]: { display: 'none' },
    [when('backdrop', 'grove')]: { display: 'none' },
  },
});

export const title = component({
  ...displayAt('s7'),
  // What is emphasised by colour takes the scene's.
  vars: { [color.action.text]: tone.accent },
  color: tone.text,
  selectors: {
    [when('backdrop', 'grove')]: { maxInlineSize: '62%' },
    [when('backdrop', 'pitch')]: { maxInlineSize: '64%' },
  },
});
export const text = component({
  ...textAt('s3'),
  color: tone.soft,
  maxInlineSize: '320px',
  selectors: {
    [when('backdrop', 'grove')]: { maxInlineSize: '52%' },
    [when('backdrop', 'pitch')]: { maxInlineSize: '54%' },
  },
});

export const actions = component({
  display: 'flex',
  // On the narrowest phones one stands below the other, and neither bursts.
  flexWrap: 'wrap',
  gap: '12px',
  marginBlockStart: '16px',
  inlineSize: '100%',
  // A scene may be dark while the page is light, so its buttons take the scene's own colours.
  vars: {
    [gradient.action]: `${tone.fill} 0%, ${tone.fill} 100%`,
    [color.action.hover]: `color-mix(in srgb, ${tone.fill} 88%, ${tone.text})`,
    [color.action.on]: tone.on,
    [color.surface.strong]: `color-mix(in srgb, ${tone.text} 18%, ${tone.ground})`,
    [color.surface.inset]: `color-mix(in srgb, ${tone.text} 12%, ${tone.ground})`,
    [color.text.strong]: tone.text,
    [color.line.strong]: `color-mix(in srgb, ${tone.accent} 50%, transparent)`,
  },
  selectors: {
    [when('backdrop', 'rays')]: { justifyContent: 'center' },
  },
});

// The ring may lie on anything that is drawn: the scene's ground is on both sides of it.
globalStyle(`${actions} > :focus-visible`, {
  '@layer': {
    [layers.components]: { boxShadow: `0 0 0 calc(4px + ${border.focus}) ${tone.ground}` },
  },
});
