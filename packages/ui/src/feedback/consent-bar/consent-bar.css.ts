import { inItself } from '../../foundations/manners/arranged.ts';
import { ifCut, roundedBy } from '../../foundations/manners/edge.ts';
import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { border, color, elevation, radius, space } = vars;

/** At the foot of the page, over its bar until there is an answer. */
export const bar = component({
  position: 'fixed',
  zIndex: 30,
  insetInline: 0,
  insetBlockEnd: 0,
  boxSizing: 'border-box',
  inlineSize: 'min(100%, 480px)',
  // What is more than half of the screen scrolls in itself.
  maxBlockSize: '80dvh',
  ...inItself,
  marginInline: 'auto',
  padding: `calc(16px + ${ifCut('4px')}) ${space.inset} calc(12px + env(safe-area-inset-bottom))`,
  borderStartStartRadius: radius.sheet,
  borderStartEndRadius: radius.sheet,
  borderBlockStart: `${roundedBy(border.rule)} solid ${color.line.strong}`,
  background: color.surface.raised,
  boxShadow: `inset 0 ${ifCut('4px')} ${color.action.rest}, ${elevation.high}`,
  color: color.text.strong,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
