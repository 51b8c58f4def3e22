import { edge } from '../roles/edge.css.ts';

export { edge } from '../roles/edge.css.ts';

/** A radius that goes where corners are cut. */
export const roundedBy = (radius: string): string => `calc(${radius} * ${edge.round})`;

/** A length that only cut corners have, such as the bar of colour over a dialog. */
export const ifCut = (length: string): string => `calc(${length} * (1 - ${edge.round}))`;
