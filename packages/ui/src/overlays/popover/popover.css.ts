import { component } from '../../foundations/theme/style.ts';
import { textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color, elevation, motion, radius, type } = vars;

/** What hangs beside something: closed at first, and on top of everything. */
export const floating = component({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  border: 0,
  maxInlineSize: 'min(320px, calc(100vw - 16px))',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
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
    background: color.surface.raised,
    boxShadow: `inset 0 0 0 1px ${color.line.soft}, ${elevation.high}`,
    color: color.text.strong,
    ...textAt('s3'),
    fontWeight: type.text.weight,
    selectors: {
      // A brand without shadows parts layers by a frame.
      [when('tile', 'frame')]: { boxShadow: `inset 0 0 0 1px ${color.line.strong}` },
      '[data-corners="cut"] &': {
        borderBlockStart: `4px solid ${color.action.rest}`,
        boxShadow: `0 0 0 1px ${color.line.strong}`,
      },
    },
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
  floating,
);
