import { vars } from '../theme/vars.css.ts';
import { pointAnew, roles } from './roles.ts';

/** What parts neighbours that stand close: lines between them, or another ground under every other one. */
export const parting = roles('parting', {
  style: 'solid',
  /** How thick a line between rows of a table is. */
  line: '1px',
  /** The ground of every other row; of none where it says nothing. */
  other: 'initial',
});

pointAnew('neighbours', 'alternate', {
  [parting.style]: 'dashed',
  [parting.line]: '0px',
  [parting.other]: vars.color.surface.page,
});
