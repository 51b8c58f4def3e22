import { keyframes } from '@vanilla-extract/css';

import { pressable } from '../../foundations/theme/mixins.css.ts';
import { marked } from '../../foundations/roles/mark.css.ts';
import { plate } from '../../foundations/manners/plate.ts';
import { second } from '../../foundations/roles/second.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color, elevation, gradient, motion, radius, size } = vars;

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
        background: second.ground,
        boxShadow: second.ring,
        color: color.text.strong,
        // The glyph is set upright again, below.
        transform: plate.lean,
      },
      // The brand's colour is read on calm surfaces alone.
      '&[data-variant="filled"][aria-pressed="true"]': { background: second.soft },
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
    '[data-variant="filled"] > &': { transform: plate.upright },
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
  ...marked,
  background: color.badge.fill,
  boxShadow: `0 0 0 2px ${color.surface.page}`,
});
