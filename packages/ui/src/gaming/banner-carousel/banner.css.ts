import { grounds } from '../../foundations/scene/grounds.ts';
import { labelCase, oneLine, pressable } from '../../foundations/theme/mixins.css.ts';
import { cutPair } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { buttonType, displayAt, labelAt, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, cut, elevation, radius, size, space, type } = vars;
const { scene: tone } = color;

/** What shines at the end of a line, so many percent from the left. */
const raysLight = (at: number): string =>
  `radial-gradient(80% 110% at ${at}% 50%, ${tone.lightStart}, transparent 78%), ${tone.ground}`;
const groveLight = (at: number): string =>
  `radial-gradient(circle at ${at}% 60%, ${tone.lightEnd} 92px, ${tone.lightStart} 93px 128px, transparent 129px), ${tone.ground}`;

/** The ground over what is drawn on it, by percent. */
const veiled = (percent: number): string =>
  `color-mix(in srgb, ${tone.ground} ${percent}%, transparent)`;

/** Under words that lie on a finished picture. */
const wordsOn = (turn: string): string =>
  `linear-gradient(${turn}, ${veiled(92)}, ${veiled(84)} 44%, transparent 82%)`;

/** Lights of a sky sink into its ground under the words. */
const skyVeil = (turn: string): string =>
  `linear-gradient(${turn}, ${veiled(66)}, ${veiled(62)} 50%, transparent 88%)`;

/** The art sinks into the ground under the words, and at the foot. */
const raysVeil = (turn: string): string =>
  [
    `linear-gradient(0deg, ${veiled(90)}, ${veiled(90)} 14%, transparent 50%)`,
    `linear-gradient(${turn}, ${veiled(100)}, ${veiled(86)} 36%, transparent 68%)`,
  ].join(', ');

export const banner = component(
  {
    containerType: 'inline-size',
    position: 'relative',
    isolation: 'isolate',
    overflow: 'clip',
    display: 'flex',
    inlineSize: '100%',
    minBlockSize: size.hero,
    borderRadius: radius.banner,
    color: tone.text,
    textAlign: 'start',
    background: grounds.plain,
    boxShadow: elevation.low,
    // What is emphasised by colour takes the scene's.
    // A drawing ends in the banner, not in the page.
    vars: { [color.action.text]: tone.accent, [color.surface.page]: tone.ground },
    selectors: {
      [when('banner', 'bleed')]: { borderRadius: 0, boxShadow: 'none' },
      '&:focus-visible': { outlineOffset: '-4px', outlineColor: tone.text },
      // Nobody knows what a finished picture shows; the ring brings its own ground.
      '&[data-picture]:focus-visible::after': {
        content: '',
        position: 'absolute',
        zIndex: -1,
        inset: 0,
        borderRadius: 'inherit',
        boxShadow: `inset 0 0 0 8px ${tone.ground}`,
      },
      // Where the pager lies on it, so does the pager's.
      [when('banner', 'bleed', ':not(:only-child) > &[data-picture]::before')]: {
        content: '',
        position: 'absolute',
        zIndex: -1,
        insetInline: 0,
        insetBlockEnd: 0,
        blockSize: '96px',
        background: `linear-gradient(0deg, ${veiled(88)} 56px, transparent)`,
      },
      [when('backdrop', 'sky')]: { background: grounds.sky },
      [when('backdrop', 'rays')]: { background: raysLight(84) },
      [`[dir="rtl"]${when('backdrop', 'rays')}`]: { background: raysLight(16) },
      [when('backdrop', 'grove')]: { background: grounds.flat },
      [when('backdrop', 'grove', '&:not([data-drawn])')]: {
        background: groveLight(82),
      },
      [`[dir="rtl"]${when('backdrop', 'grove', '&:not([data-drawn])')}`]: {
        background: groveLight(18),
      },
      [when('backdrop', 'pitch')]: { background: grounds.pitch },
      [`[dir="rtl"]${when('backdrop', 'pitch')}`]: { background: grounds.pitchMirrored },
    },
  },
  pressable,
);

export const picture = component({
  position: 'absolute',
  zIndex: -2,
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  selectors: {
    // Its room is at the start, wherever reading starts.
    '[dir="rtl"] [data-worded] > &': { scale: '-1 1' },
  },
});

/** Cut after so many lines, as a banner has one height. */
const atMost = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    overflowWrap: 'break-word',
    // Whole lines or none: what is too long never gives way by half a line.
    flex: 'none',
    maxInlineSize: '100%',
  }) as const;

/** As wide as the art leaves; it lies over what reaches under it. */
export const words = component({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: '4px',
  flex: 1,
  minInlineSize: 0,
  padding: '18px 0 16px 20px',
  paddingInline: '20px 0',
  selectors: {
    '[data-picture]:not([data-worded]) > &': {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      padding: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    [when('backdrop', 'sky')]: { background: skyVeil('90deg') },
    [`[dir="rtl"]${when('backdrop', 'sky')}`]: { background: skyVeil('-90deg') },
    [when('backdrop', 'rays')]: {
      justifyContent: 'flex-end',
      gap: '8px',
      paddingBlock: '24px',
      background: raysVeil('90deg'),
    },
    [`[dir="rtl"]${when('backdrop', 'rays')}`]: { background: raysVeil('-90deg') },
    [when('backdrop', 'grove')]: { paddingBlock: '20px', paddingInline: '24px 0' },
    [when('backdrop', 'grove', '[data-drawn] > &')]: { paddingInlineEnd: '38%' },
    [when('backdrop', 'pitch', '[data-drawn] > &')]: { paddingInlineEnd: '34%' },
    // Short of the rim of the wheel.
    [when('backdrop', 'rays', '[data-drawn] > &')]: { paddingInlineEnd: '30%' },
    [when('backdrop', 'pitch')]: {
      // What turns the pages lies over its foot.
      paddingBlock: '24px 68px',
      paddingInline: `${space.text} 0`,
    },
    '[data-picture][data-worded] > &': { paddingInlineEnd: '36%', background: wordsOn('90deg') },
    '[dir="rtl"] [data-picture][data-worded] > &': { background: wordsOn('-90deg') },
  },
});

export const eyebrow = component(
  {
    color: tone.accent,
    ...textAt('s2'),
    fontWeight: type.text.strong,
    ...atMost(1),
    selectors: {
      [when('backdrop', 'rays')]: labelAt('s1'),
      [when('backdrop', 'grove')]: { display: 'none' },
      [when('backdrop', 'pitch')]: { display: 'none' },
    },
  },
  labelCase,
);

export const title = component({
  ...displayAt('s5'),
  ...atMost(2),
  '@container': {
    '(max-width: 14rem)': { selectors: { '&&&': { WebkitLineClamp: 'none' } } },
  },
  selectors: {
    [when('backdrop', 'rays')]: { ...displayAt('s7'), ...atMost(2), lineHeight: 1 },
    [when('backdrop', 'grove')]: { ...displayAt('s6'), ...atMost(2), lineHeight: 1.1 },
    [when('backdrop', 'pitch')]: { ...displayAt('s7'), ...atMost(3), fontWeight: 900 },
    // Words of an operator are longer than a brand's own.
    [when('backdrop', 'rays', '[data-worded] &')]: { ...displayAt('s6'), ...atMost(3) },
    [when('backdrop', 'pitch', '[data-worded] &')]: { ...displayAt('s6'), ...atMost(2) },
  },
});

export const line = component({
  color: tone.soft,
  ...textAt('s2'),
  ...atMost(1),
  selectors: {
    // One thing less: the title says it all at that size.
    [when('backdrop', 'rays')]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    [when('backdrop', 'grove')]: {
      ...textAt('s3'),
      ...atMost(2),
      fontWeight: type.text.strong,
    },
    [when('backdrop', 'pitch')]: {
      ...textAt('s3'),
      ...atMost(2),
      marginBlockStart: '8px',
      maxInlineSize: '18ch',
    },
    // Terms among them are not cut off.
    '[data-picture][data-worded] &': { ...textAt('s2'), ...atMost(4), maxInlineSize: '100%' },
    [when('backdrop', 'rays', '[data-picture][data-worded] &')]: {
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      clipPath: 'none',
    },
  },
});

export const call = component(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    flex: 'none',
    maxInlineSize: '100%',
    minBlockSize: '32px',
    marginBlockStart: 'auto',
    paddingInline: '14px 10px',
    borderRadius: radius.button,
    background: `color-mix(in srgb, ${tone.text} 20%, transparent)`,
    ...textAt('s2'),
    fontWeight: type.text.strong,
    selectors: {
      [when('backdrop', 'rays')]: {
        minBlockSize: 0,
        marginBlockStart: '4px',
        padding: '0 0 2px',
        borderRadius: 0,
        borderBlockEnd: `1px solid ${tone.accent}`,
        background: 'none',
        color: tone.text,
        ...textAt('s3'),
        fontWeight: type.text.weight,
        textTransform: 'none',
      },
      [when('backdrop', 'grove')]: {
        minBlockSize: '44px',
        paddingInline: '20px',
        background: tone.fill,
        color: tone.on,
        ...buttonType,
      },
      // The title is loud enough; all of it can be pressed.
      [when('backdrop', 'pitch')]: { display: 'none' },
    },
  },
  labelCase,
);

export const callText = component({}, oneLine);

export const caret = component({
  flex: 'none',
  selectors: {
    [when('backdrop', 'rays')]: { display: 'none' },
    [when('backdrop', 'grove')]: { display: 'none' },
  },
});

/** Two covers, one before the other. */
export const covers = component({
  order: 1,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  marginInline: '4px 14px',
  pointerEvents: 'none',
  // Large letters need the room.
  '@container': { '(max-width: 14rem)': { display: 'none' } },
  selectors: {
    ...Object.fromEntries(
      (['rays', 'grove', 'pitch'] as const).map((backdrop) => [
        when('backdrop', backdrop, '[data-drawn] > &'),
        { display: 'none' },
      ]),
    ),
    [when('backdrop', 'pitch')]: { marginInlineEnd: '12px', marginBlockEnd: size.edge },
  },
});

export const cover = component({
  inlineSize: '86px',
  blockSize: 'auto',
  aspectRatio: vars.effect.tileRatio,
  objectFit: 'cover',
  borderRadius: radius.thumb,
  rotate: '-8deg',
  boxShadow: `0 8px 20px color-mix(in srgb, ${tone.ground} 70%, transparent)`,
  selectors: {
    '& + &': { marginInlineStart: '-26px', rotate: '6deg', translate: '0 -4px' },
    '&:only-child': { inlineSize: '110px', rotate: '6deg' },
    [when('tile', 'frame', '&&')]: {
      inlineSize: '132px',
      rotate: 'none',
      padding: space.mat,
      border: `${border.frame} solid color-mix(in srgb, ${tone.accent} 60%, transparent)`,
      background: tone.ground,
      boxShadow: 'none',
    },
    // Large lettering leaves room for one.
    ...Object.fromEntries(
      (['rays', 'grove', 'pitch'] as const).map((backdrop) => [
        when('backdrop', backdrop, '& + &'),
        { display: 'none' },
      ]),
    ),
    [when('corners', 'cut', '&&')]: {
      inlineSize: '132px',
      rotate: 'none',
      clipPath: cutPair(cut.tileLarge),
    },
    [when('backdrop', 'grove', '&&')]: {
      inlineSize: '112px',
      rotate: '5deg',
      boxShadow: 'none',
      borderRadius: radius.tileLarge,
    },
  },
  // Words first: beside one cover they keep their lines.
  '@media': { '(max-width: 359px)': { selectors: { '& + &': { display: 'none' } } } },
});
