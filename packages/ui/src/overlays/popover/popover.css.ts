import { wrapping } from '../../foundations/manners/arranged.ts';
import { layered } from '../../foundations/manners/layer.ts';
import { component } from '../../foundations/theme/style.ts';
import { textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { motion, radius, type } = vars;

/** What hangs beside something: closed at first, and on top of everything. */
export const floating = component({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  border: 0,
  maxInlineSize: 'min(320px, calc(100vw - 16px))',
  ...wrapping,
  opacity: 0,
  transition: [
    `opacity ${motion.press}`,
    `scale ${motion.press} ${motion.enterCurve}`,
    `display ${motion.press} allow-discrete`,
    `overlay ${motion.press} allow-discrete`,
  ].join(', '),
  scale: 0.96,
  transformOrigin: 'top',
  selectors: {
    '&:popover-open': { opacity: 1, scale: 1 },
    '&[data-side="above"]': { transformOrigin: 'bottom' },
  },
  '@starting-style': { selectors: { '&:popover-open': { opacity: 0, scale: 0.96 } } },
});

export const popover = component(
  {
    padding: '16px',
    borderRadius: radius.message,
    ...layered,
    ...textAt('s3'),
    fontWeight: type.text.weight,
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
  floating,
);
