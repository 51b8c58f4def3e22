import { vars } from '../theme/vars.css.ts';
import { pointAnew, roles } from './roles.ts';

const { color, elevation } = vars;

/** What opens beside something: a menu, a popover. A brand without shadows parts layers by a line. */
export const layer = roles('layer', {
  shadow: `inset 0 0 0 1px ${color.line.soft}, ${elevation.high}`,
});

pointAnew('frames', 'frame', { [layer.shadow]: `inset 0 0 0 1px ${color.line.strong}` });
pointAnew('edges', 'cut', { [layer.shadow]: `0 0 0 1px ${color.line.strong}` });
