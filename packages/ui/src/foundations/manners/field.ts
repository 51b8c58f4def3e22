import { pageOf } from '../theme/when.ts';
import { field } from '../roles/field.css.ts';

export { field } from '../roles/field.css.ts';

/** A length that only a box has: its inset, its radius. */
export const inBox = (length: string): string => `calc(${length} * ${field.box})`;

/** The line of a field, as a shadow inside, so that a thicker one moves nothing. */
export const fieldLine = (width: string, colour: string): string =>
  `inset 0 calc(-1 * ${width} * (1 - ${field.ringed})) 0 calc(${width} * ${field.ringed}) ${colour}`;

/** Of a rule within a box: the focus closes it. */
export const boxWithFoot = `${pageOf('edges', 'cut')}${pageOf('field', 'box')}`;
