import { component } from './style.ts';
import { vars } from './vars.css.ts';

/** The distances of a brand, by what they part. */
export type Space = keyof typeof vars.space;

const spaces = Object.keys(vars.space) as Space[];

/** Parts what stands in it, by the distance that `data-gap` names. */
export const spaced = component({
  selectors: Object.fromEntries(
    spaces.map((name) => [`&[data-gap="${name}"]`, { gap: vars.space[name] }]),
  ),
});

/** Holds what stands in it away from its edges, by the distance that `data-pad` names. */
export const padded = component({
  selectors: Object.fromEntries(
    spaces.map((name) => [`&[data-pad="${name}"]`, { padding: vars.space[name] }]),
  ),
});
