import { keyframes } from '@vanilla-extract/css';

import { pressable } from '../../foundations/theme/mixins.css.ts';
import { leaning, upright } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { plates } from '../../foundations/theme/plates.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, elevation, gradient, motion, radius, size } = vars;

const pop = keyframes({ '40%': { scale: '1.3' }, '70%': { scale: '0.92' } });

export const iconButton = component(
  {
    position: 'relative',
    flex: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: '44px',
    blockSize: '44px',
    borderRadius: radius.button,
    color: 'inherit',
    selectors: {
      '&[data-variant="filled"]': {
        inlineSize: size.button,
        blockSize: size.button,
        background: color.surface.strong,
        color: color.text.strong,
      },
      // The brand's colour is read on calm surfaces alone.
      '&[data-variant="filled"][aria-pressed="true"]': { background: color.surface.inset },
      [when('secondary', 'outlined', '&[data-variant="filled"]')]: {
        background: 'transparent',
        boxShadow: `inset 0 0 0 ${border.outline} ${color.line.strong}`,
      },
      // The glyph is set upright again, below.
      ...plates.leaning({ transform: leaning }, '&[data-variant="filled"]'),
      '&[data-variant="primary"]': {
        background: `linear-gradient(180deg, ${gradient.action})`,
        color: color.action.on,
        boxShadow: elevation.action,
      },
      '&[aria-pressed="true"]': { color: color.action.text },
      '&:disabled': { opacity: 0.5, cursor: 'default' },
    },
    '@media': {
      '(hover: hover)': {
        selectors: {
          '&[data-variant="plain"]:hover:not(:disabled)': {
            background: `color-mix(in srgb, currentColor 10%, transparent)`,
          },
        },
      },
    },
  },
  pressable,
);

export const icon = component({
  selectors: {
    ...plates.leaning({ transform: upright }, '[data-variant="filled"] > &'),
    // It was switched on just now.
    '[data-popped] > &': { animation: `${pop} 360ms ${motion.enterCurve}` },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: { '[data-popped] > &': { animation: 'none' } },
    },
  },
});

/** The unread mark, in the brand's ornament. */
export const mark = component({
  position: 'absolute',
  insetBlockStart: '8px',
  insetInlineEnd: '8px',
  inlineSize: '8px',
  blockSize: '8px',
  borderRadius: '50%',
  background: color.badge.fill,
  boxShadow: `0 0 0 2px ${color.surface.page}`,
  selectors: {
    [when('ornament', 'square')]: { borderRadius: `min(${radius.button}, 2px)` },
    [when('ornament', 'lozenge')]: { borderRadius: 0, transform: leaning },
    [when('ornament', 'diamond')]: {
      inlineSize: '7px',
      blockSize: '7px',
      borderRadius: 0,
      rotate: '45deg',
      boxShadow: 'none',
    },
  },
});
