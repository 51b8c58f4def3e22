import { vars } from '../theme/vars.css.ts';
import { noShadow, pointAnew, roles } from './roles.ts';

const { border, color, space } = vars;

/** What surrounds a picture; and, in a brand of frames, what lies over the page. */
export const frame = roles('frame', {
  mat: '0px',
  edge: '0px',
  ground: 'transparent',
  /** A hairline inside: a brand of frames parts layers by it and not by a shadow. */
  ring: noShadow,
});

pointAnew('frames', 'frame', {
  [frame.mat]: space.mat,
  [frame.edge]: border.frame,
  [frame.ground]: color.surface.mat,
  [frame.ring]: `inset 0 0 0 1px ${color.line.strong}`,
});

/** A picture within its mat and frame, where the brand has them. */
export const framed = {
  padding: frame.mat,
  border: `${frame.edge} solid ${color.line.strong}`,
  background: frame.ground,
} as const;
