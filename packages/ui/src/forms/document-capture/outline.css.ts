import { filling } from '../../foundations/manners/arranged.ts';
import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color } = vars;

/** Over a picture that moves: dark and light whatever the brand's scenes are. */
export const live = component({ colorScheme: 'dark' });

/** Drawn over whatever the camera sees. */
export const outline = component({ ...filling, fill: 'none', pointerEvents: 'none' });
export const dim = component({
  fill: 'none',
  selectors: { [`${live} &`]: { fill: color.scrim } },
});
export const edge = component({
  stroke: color.scene.text,
  strokeWidth: 2.5,
  selectors: { [`${live} &`]: { stroke: 'CanvasText' } },
});
export const lines = component({
  stroke: color.scene.text,
  strokeWidth: 1.5,
  strokeDasharray: '4 4',
  opacity: 0.55,
  selectors: { [`${live} &`]: { display: 'none' } },
});
