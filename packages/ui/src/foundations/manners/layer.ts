import { layer } from '../roles/layer.css.ts';
import { vars } from '../theme/vars.css.ts';
import { ifCut } from './edge.ts';

const { color } = vars;

/** The ground of what opens beside something. */
export const layered = {
  borderBlockStart: `${ifCut('4px')} solid ${color.action.rest}`,
  background: color.surface.raised,
  boxShadow: layer.shadow,
  color: color.text.strong,
} as const;
