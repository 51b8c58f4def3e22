import { grounds } from '../../foundations/scene/grounds.ts';
import { labelCase, oneLine, pressable } from '../../foundations/theme/mixins.css.ts';
import { leaning, upright } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { buttonType, displayAt, labelAt, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';
import { beside, wordsPart } from './beside.ts';

const { color, elevation, radius, size, space, type } = vars;
const { scene: tone } = color;

/** What shines at the end of a line, so many percent from the left. */
const raysLight = (at: number): string =>
  `radial-gradient(80% 110% at ${at}% 50%, ${tone.lightStart}, transparent 78%), ${tone.ground}`;
const groveLight = (at: number): string =>
  `radial-gradient(circle at ${at}% 60%, ${tone.lightEnd} 92px, ${tone.lightStart} 93px 128px, transparent 129px), ${tone.ground}`;

/** Words come first: where the letters leave little room the picture gives way, and then goes. */
const narrow = '(max-width: 18rem)';
const narrowest = '(max-width: 12.5rem)';

/** The ground over what is drawn on it, by percent. */
const veiled = (percent: number): string =>
  `color-mix(in srgb, ${tone.ground} ${percent}%, transparent)`;

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
      // One tone: what stands beside the picture is a plate for the words.
      '&&&&[data-worded]': { background: tone.ground },
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
  selectors: beside('[data-worded] > &&'),
  '@container': {
    [narrow]: {
      selectors: {
        '[data-worded] > &&&': { inlineSize: '32%' },
        // Beside slides that large letters make high, the drawn words of this one stay whole.
        '[data-picture]:not([data-worded]) > &&': { objectFit: 'contain' },
      },
    },
    [narrowest]: { selectors: { '[data-worded] > &&&': { display: 'none' } } },
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
  '@container': {
    [narrow]: { selectors: { '[data-worded] > &&&&': { inlineSize: '68%' } } },
    [narrowest]: {
      selectors: {
        '[data-worded] > &&&&': { inlineSize: '100%', paddingInlineEnd: '20px' },
        // What turns the pages lies below them there.
        [when('backdrop', 'rays', '[data-worded] > &&&&')]: { paddingBlockEnd: '56px' },
      },
    },
  },
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
    // A plate of its own, which the picture ends at: no word ever lies on what is drawn.
    '[data-worded] > &&&': {
      flex: 'none',
      inlineSize: `${wordsPart}%`,
      paddingBlock: '14px',
      paddingInlineEnd: '8px',
      background: tone.ground,
    },
    [when('backdrop', 'rays', '[data-worded] > &&&')]: { paddingBlock: '20px' },
    [when('backdrop', 'pitch', '[data-worded] > &&&')]: { paddingBlock: '20px 64px' },
    // The band along the edge of what leans.
    [when('backdrop', 'pitch', '[data-worded] > &&&::after')]: {
      content: '',
      position: 'absolute',
      zIndex: -1,
      insetBlock: 0,
      insetInlineStart: `calc(${wordsPart}% - 8px)`,
      inlineSize: '14px',
      background: tone.fill,
      transform: leaning,
      transformOrigin: 'bottom',
    },
    [`[dir="rtl"]${when('backdrop', 'pitch', '[data-worded] > &&&::after')}`]: {
      transform: upright,
    },
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
    [narrow]: { selectors: { '[data-worded] &&&': { WebkitLineClamp: 3 } } },
    '(max-width: 14rem)': { selectors: { '&&&&': { WebkitLineClamp: 'none' } } },
  },
  selectors: {
    [when('backdrop', 'rays')]: { ...displayAt('s7'), ...atMost(2), lineHeight: 1 },
    [when('backdrop', 'grove')]: { ...displayAt('s6'), ...atMost(2), lineHeight: 1.1 },
    [when('backdrop', 'pitch')]: { ...displayAt('s7'), ...atMost(3), fontWeight: 900 },
    // Words of an operator are longer than a brand's own.
    '[data-worded] &': { ...displayAt('s4'), ...atMost(2), lineHeight: 1.2 },
    [when('backdrop', 'grove', '[data-worded] &')]: {
      ...displayAt('s5'),
      ...atMost(2),
      lineHeight: 1.15,
    },
    [when('backdrop', 'rays', '[data-worded] &')]: {
      ...displayAt('s6'),
      ...atMost(3),
      lineHeight: 1.08,
    },
    [when('backdrop', 'pitch', '[data-worded] &')]: { ...displayAt('s6'), ...atMost(3) },
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
    '[data-picture][data-worded] &': {
      ...textAt('s2'),
      ...atMost(4),
      maxInlineSize: '100%',
      marginBlockEnd: '6px',
    },
    [when('backdrop', 'rays', '[data-picture][data-worded] &')]: {
      marginBlockEnd: 0,
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
      [when('backdrop', 'grove', '[data-worded] &')]: { minBlockSize: '36px' },
      // The title is loud enough; all of it can be pressed.
      [when('backdrop', 'pitch')]: { display: 'none' },
      [when('backdrop', 'pitch', '[data-worded] &')]: {
        display: 'inline-flex',
        minBlockSize: '36px',
        marginBlockStart: '14px',
        borderRadius: 0,
        background: tone.fill,
        color: tone.on,
        transform: leaning,
        ...buttonType,
      },
    },
    '@container': {
      [narrow]: { selectors: { '[data-worded] &&': { paddingInline: '10px' } } },
    },
  },
  labelCase,
);

export const callText = component(
  { selectors: { [when('backdrop', 'pitch')]: { transform: upright } } },
  oneLine,
);

export const caret = component({
  flex: 'none',
  // Beside a word that needs the room it says nothing.
  '@container': { [narrow]: { display: 'none' } },
  selectors: {
    [when('backdrop', 'pitch')]: { display: 'none' },
    [when('backdrop', 'rays')]: { display: 'none' },
    [when('backdrop', 'grove')]: { display: 'none' },
  },
});
