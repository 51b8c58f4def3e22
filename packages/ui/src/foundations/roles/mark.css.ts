import { blobs, leaning } from '../theme/shapes.ts';
import { vars } from '../theme/vars.css.ts';
import { pointAnew, roles } from './roles.ts';

const square = `min(${vars.radius.button}, 25%)`;

/** The shape of small marks: dots, seals, thumbs, sparks. */
export const mark = roles('mark', {
  round: '50%',
  turn: 'none',
  lean: 'none',
  /** A square on its corner is wider than it is high. */
  scale: 'none',
  /** Of one beside words. */
  ink: vars.color.action.rest,
  /** Of what a figure or a letter stands on, upright and in the middle. */
  seat: '50%',
});

pointAnew('marks', 'diamond', {
  [mark.round]: '0',
  [mark.turn]: '45deg',
  [mark.scale]: '0.8',
  [mark.seat]: '0',
});
// What is chosen is leaf, not fruit.
pointAnew('marks', 'fruit', { [mark.round]: blobs[0], [mark.ink]: vars.color.selected.edge });
pointAnew('marks', 'lozenge', { [mark.round]: '0', [mark.lean]: leaning, [mark.seat]: '0' });
pointAnew('marks', 'square', { [mark.round]: square, [mark.seat]: square });

/** A part in that shape; whoever takes it gives its size and its ground. */
export const marked = {
  borderRadius: mark.round,
  rotate: mark.turn,
  scale: mark.scale,
  transform: mark.lean,
} as const;
