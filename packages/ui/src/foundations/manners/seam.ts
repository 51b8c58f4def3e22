import { seam } from '../roles/seam.css.ts';

/** The foot of a picture or of a ground, cut on a slant where the brand does, as deep as given. */
export const slantedFoot = (depth: string): string =>
  `polygon(0 0, 100% 0, 100% calc(100% - ${depth} * ${seam.last}), 0 calc(100% - ${depth} * ${seam.first}))`;
