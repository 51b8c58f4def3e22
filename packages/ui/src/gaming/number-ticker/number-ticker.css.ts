import { createVar } from '@vanilla-extract/css';

import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color, gradient, motion, radius } = vars;

/** Height of a place; ten of them make a column. */
const placeHeight = createVar();
/** How much later each place moves than the one after it. */
const lag = createVar();

export const ticker = component({
  vars: { [placeHeight]: '1.2em', [lag]: '40ms' },
  position: 'relative',
  display: 'inline-flex',
  maxInlineSize: '100%',
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: {
    [when('jackpot', 'cells', '&[data-plates]')]: {
      vars: { [placeHeight]: '42px' },
      display: 'flex',
    },
    // One place after another, each when the one before it is nearly there.
    [when('digits', 'slide')]: { vars: { [lag]: `calc(${motion.digit} * 0.4)` } },
  },
});

/** Numbers run from the left in every script. */
export const places = component({
  display: 'flex',
  alignItems: 'center',
  direction: 'ltr',
  unicodeBidi: 'isolate',
  whiteSpace: 'pre',
  lineHeight: placeHeight,
  selectors: {
    [when('jackpot', 'cells', '[data-plates] > &')]: {
      flex: 1,
      justifyContent: 'center',
      gap: '2px',
      minInlineSize: 0,
    },
  },
});

export const sign = component({
  flex: 'none',
  selectors: {
    [when('jackpot', 'cells', '[data-plates] > * > &')]: {
      minInlineSize: '5px',
      textAlign: 'center',
    },
  },
});

export const digit = component({
  flex: 'none',
  display: 'block',
  blockSize: placeHeight,
  overflow: 'clip',
  textAlign: 'center',
  selectors: {
    [when('jackpot', 'cells', '[data-plates] > * > &')]: {
      flex: '0 1 24px',
      minInlineSize: '0.9em',
      color: color.jackpot.figure,
      borderRadius: radius.badge,
      background: `linear-gradient(180deg, ${gradient.digit})`,
      boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${color.jackpot.label} 9%, transparent)`,
    },
  },
});

/** Counted from the end: the last place moves first. */
const turns = Object.fromEntries(
  Array.from({ length: 14 }, (_, place) => [
    `${digit}:nth-last-child(${place + 1}) > &`,
    { transitionDelay: `calc(${place} * ${lag})` },
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
