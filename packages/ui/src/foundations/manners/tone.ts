import { said } from './tone.css.ts';

export { painted, printed, said, toned } from './tone.css.ts';

/** A length that only a box of words has: its inset, its radius. */
export const inSaid = (length: string): string => `calc(${length} * ${said.box})`;
