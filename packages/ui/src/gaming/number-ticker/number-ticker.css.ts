import { as, own } from '../../foundations/manners/own.ts';
import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color, gradient, motion, radius } = vars;

/** A line of figures, or cells where the brand has such and the number asks for them. */
const look = own({
  display: 'inline-flex',
  /** Height of a place; ten of them make a column. */
  place: '1.2em',
  /** How much later each place moves than the one after it. */
  lag: '40ms',
  grow: '0 1 auto',
  gap: '0px',
  sign: '0px',
  cell: 'none',
  least: 'auto',
  ink: 'currentColor',
  round: '0px',
  ground: 'none',
  ring: 'none',
});

export const ticker = component({
  ...look.usual,
  position: 'relative',
  display: look.display,
  maxInlineSize: '100%',
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: {
    [when('jackpot', 'cells', '&[data-plates]')]: as(look, {
      display: 'flex',
      place: '42px',
      grow: '1',
      gap: '2px',
      sign: '5px',
      cell: '0 1 24px',
      least: '0.9em',
      ink: color.jackpot.figure,
      round: radius.badge,
      ground: `linear-gradient(180deg, ${gradient.digit})`,
      ring: `inset 0 0 0 1px color-mix(in srgb, ${color.jackpot.label} 9%, transparent)`,
    }),
    // One place after another, each when the one before it is nearly there.
    [when('digits', 'slide')]: as(look, { lag: `calc(${motion.digit} * 0.4)` }),
  },
});

/** Numbers run from the left in every script. */
export const places = component({
  flex: look.grow,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: look.gap,
  minInlineSize: 0,
  direction: 'ltr',
  unicodeBidi: 'isolate',
  whiteSpace: 'pre',
  lineHeight: look.place,
});

export const sign = component({ flex: 'none', minInlineSize: look.sign, textAlign: 'center' });

export const digit = component({
  flex: look.cell,
  display: 'block',
  minInlineSize: look.least,
  blockSize: look.place,
  overflow: 'clip',
  borderRadius: look.round,
  background: look.ground,
  boxShadow: look.ring,
  color: look.ink,
  textAlign: 'center',
});

/** Counted from the end: the last place moves first. */
const turns = Object.fromEntries(
  Array.from({ length: 14 }, (_, place) => [
    `${digit}:nth-last-child(${place + 1}) > &`,
    { transitionDelay: `calc(${place} * ${look.lag})` },
  ]),
);

const stands = Object.fromEntries(
  Array.from({ length: 10 }, (_, value) => [
    `[data-digit="${value}"] > &`,
    { translate: `0 ${value * -10}%` },
  ]),
);

export const column = component({
  display: 'block',
  transition: `translate ${motion.digit} ${motion.digitCurve}`,
  selectors: { ...turns, ...stands },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
  },
});
