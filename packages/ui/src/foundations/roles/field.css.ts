import { vars } from '../theme/vars.css.ts';
import { pointAnew, roles } from './roles.ts';

const { color } = vars;

/** What is typed into: a filled box, or a rule under it. */
export const field = roles('field', {
  /** 1 for a box, 0 for a rule. */
  box: '1',
  /** 1 where a line goes all around it, 0 where only its foot has one. */
  ringed: '1',
  ground: color.surface.field,
});

pointAnew('field', 'rule', {
  [field.box]: '0',
  [field.ringed]: '0',
  [field.ground]: 'transparent',
});
// Where nothing is round a box is closed by its lower edge.
pointAnew('edges', 'cut', { [field.ringed]: '0' });
