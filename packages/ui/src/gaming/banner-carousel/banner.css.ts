import { grounds } from '../../foundations/roles/grounds.ts';
import { as, own } from '../../foundations/manners/own.ts';
import { sized, under } from '../../foundations/manners/arranged.ts';
import { pressable } from '../../foundations/theme/mixins.css.ts';
import { upright } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt, type Step } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';
import { beside } from './beside.ts';

const { color, elevation, radius, size, space, type } = vars;
const { scene: tone } = color;

/** Words come first: where the letters leave little room the picture gives way, and then goes. */
export const narrow = '(max-width: 18rem)';
export const narrowest = '(max-width: 12.5rem)';

/** A title of one step, cut after so many lines; of words beside a picture they are others. */
const titled = (step: Step, lines: string, height?: string) => {
  const { fontSize, lineHeight, letterSpacing, fontVariationSettings } = displayAt(step);
  return {
    title: fontSize,
    titleLine: height ?? lineHeight,
    titleSpacing: letterSpacing,
    titleOptics: fontVariationSettings,
    titleLines: lines,
  };
};
type Titled = ReturnType<typeof titled>;
const besides = (title: Titled) => ({
  besideTitle: title.title,
  besideLine: title.titleLine,
  besideSpacing: title.titleSpacing,
  besideOptics: title.titleOptics,
  besideLines: title.titleLines,
});

/** The stage as it is where the brand draws none; each drawing has its own room and lettering. */
export const look = own({
  /** 1 where lines run from the left, 0 where from the right. */
  ltr: '1',
  ground: grounds.plain,
  undrawn: '',
  round: radius.banner,
  shadow: elevation.low,
  pagers: 'none',
  veil: 'none',
  justify: 'start',
  gap: '4px',
  top: '18px',
  foot: '16px',
  start: '20px',
  end: '0px',
  drawnEnd: '0px',
  eyebrow: '-webkit-box',
  weight: type.display.weight,
  ...titled('s5', '2'),
  line: type.size.s2,
  lineHeight: type.line.s2,
  lines: '1',
  lineWeight: type.text.weight,
  lineTop: '0px',
  lineMost: '100%',
  lineEnd: '6px',
  call: 'inline-flex',
  callHeight: '32px',
  callUpright: 'none',
  caret: 'block',
  // The same beside a picture that says nothing.
  besideTop: '14px',
  besideFoot: '14px',
  besideNarrow: '14px',
  ...besides(titled('s4', '2', '1.2')),
  besideCall: '32px',
  band: 'none',
});

/** So much from the left where lines run from there. */
const mirrored = (percent: number): string =>
  `calc(${100 - percent}% + ${2 * percent - 100}% * ${look.ltr})`;
/** Along a line, from its start. */
const along = `calc(-90deg + 180deg * ${look.ltr})`;

/** The ground over what is drawn on it, by percent. */
const veiled = (percent: number): string =>
  `color-mix(in srgb, ${tone.ground} ${percent}%, transparent)`;

export const banner = component(
  {
    containerType: 'inline-size',
    position: 'relative',
    isolation: 'isolate',
    overflow: 'clip',
    display: 'flex',
    inlineSize: '100%',
    minBlockSize: size.hero,
    borderRadius: look.round,
    color: tone.text,
    textAlign: 'start',
    background: look.undrawn,
    boxShadow: look.shadow,
    vars: {
      ...look.usual.vars,
      ...as(look, { undrawn: look.ground }).vars,
      // What is emphasised by colour takes the scene's.
      [color.action.text]: tone.accent,
      // A drawing ends in the banner, not in the page.
      [color.surface.page]: tone.ground,
    },
    selectors: {
      '[dir="rtl"] &': as(look, { ltr: '0' }),
      // The pager lies on it, and brings its own ground.
      [when('banner', 'bleed')]: as(look, { round: '0px', shadow: 'none', pagers: "''" }),
      // Lights of a sky sink into its ground under the words.
      [when('backdrop', 'sky')]: as(look, {
        ground: grounds.sky,
        veil: `linear-gradient(${along}, ${veiled(66)}, ${veiled(62)} 50%, transparent 88%)`,
      }),
      // The art sinks into the ground under the words, and at the foot.
      [when('backdrop', 'rays')]: as(look, {
        ground: `radial-gradient(80% 110% at ${mirrored(84)} 50%, ${tone.lightStart}, transparent 78%), ${tone.ground}`,
        veil: [
          `linear-gradient(0deg, ${veiled(90)}, ${veiled(90)} 14%, transparent 50%)`,
          `linear-gradient(${along}, ${veiled(100)}, ${veiled(86)} 36%, transparent 68%)`,
        ].join(', '),
        justify: 'flex-end',
        gap: '8px',
        top: '24px',
        foot: '24px',
        // Short of the rim of the wheel.
        drawnEnd: '30%',
        ...titled('s7', '2', '1'),
        lineEnd: '0px',
        caret: 'none',
        besideTop: '20px',
        besideFoot: '20px',
        // What turns the pages lies below them there.
        besideNarrow: '56px',
        ...besides(titled('s6', '3', '1.08')),
      }),
      [when('backdrop', 'grove')]: as(look, {
        ground: grounds.flat,
        undrawn: `radial-gradient(circle at ${mirrored(82)} 60%, ${tone.lightEnd} 92px, ${tone.lightStart} 93px 128px, transparent 129px), ${tone.ground}`,
        top: '20px',
        foot: '20px',
        start: '24px',
        drawnEnd: '38%',
        eyebrow: 'none',
        ...titled('s6', '2', '1.1'),
        line: type.size.s3,
        lineHeight: type.line.s3,
        lines: '2',
        lineWeight: type.text.strong,
        callHeight: '44px',
        caret: 'none',
        ...besides(titled('s5', '2', '1.15')),
        besideCall: '36px',
      }),
      [when('backdrop', 'pitch')]: as(look, {
        ground: grounds.pitch,
        // What turns the pages lies over its foot.
        top: '24px',
        foot: '68px',
        start: space.text,
        drawnEnd: '34%',
        eyebrow: 'none',
        weight: '900',
        ...titled('s7', '3'),
        line: type.size.s3,
        lineHeight: type.line.s3,
        lines: '2',
        lineTop: '8px',
        lineMost: '18ch',
        // The title is loud enough; all of it can be pressed.
        call: 'none',
        callUpright: upright,
        caret: 'none',
        besideTop: '20px',
        besideFoot: '64px',
        besideNarrow: '64px',
        ...besides(titled('s6', '3')),
        besideCall: '36px',
        band: "''",
      }),
      [`[dir="rtl"]${when('backdrop', 'pitch')}`]: as(look, { ground: grounds.pitchMirrored }),
      '&&[data-drawn]': as(look, { undrawn: look.ground, end: look.drawnEnd }),
      // Words of an operator are longer than a brand's own; terms among them are not cut off.
      '&&[data-worded]': as(look, {
        // One tone: what stands beside the picture is a plate for the words.
        undrawn: tone.ground,
        veil: tone.ground,
        top: look.besideTop,
        foot: look.besideFoot,
        end: '8px',
        title: look.besideTitle,
        titleLine: look.besideLine,
        titleSpacing: look.besideSpacing,
        titleOptics: look.besideOptics,
        titleLines: look.besideLines,
        weight: type.display.weight,
        line: type.size.s2,
        lineHeight: type.line.s2,
        lines: '4',
        lineMost: '100%',
        call: 'inline-flex',
        callHeight: look.besideCall,
      }),
      '&:focus-visible': { outlineOffset: '-4px', outlineColor: tone.text },
      // Nobody knows what a finished picture shows; the ring brings its own ground.
      '&[data-picture]:focus-visible::after': {
        ...under,
        borderRadius: 'inherit',
        boxShadow: `inset 0 0 0 8px ${tone.ground}`,
      },
      // Where the pager lies on it, so does the pager's.
      ':not(:only-child) > &[data-picture]::before': {
        ...under,
        content: look.pagers,
        insetBlockStart: 'auto',
        blockSize: '96px',
        background: `linear-gradient(0deg, ${veiled(88)} 56px, transparent)`,
      },
    },
  },
  pressable,
);

export const picture = component({
  position: 'absolute',
  zIndex: -2,
  inset: 0,
  ...sized('100%'),
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
