import { component } from './style.ts';
import { vars } from './vars.css.ts';

/** Distances within a component, which no brand has a say in. */
const steps = { xs: '4px', s: '8px', m: '12px', l: '16px' } as const;

/** The distances of a brand, by what they part; and those within a component, by their size. */
export type Space = keyof typeof vars.space | keyof typeof steps;

const spaces = Object.entries({ ...vars.space, ...steps });

/** Parts what stands in it, by the distance that `data-gap` names. */
export const spaced = component({
  selectors: Object.fromEntries(spaces.map(([name, gap]) => [`&[data-gap="${name}"]`, { gap }])),
});

/** Holds what stands in it away from its edges, by the distance that `data-pad` names. */
export const padded = component({
  selectors: Object.fromEntries(
    spaces.map(([name, padding]) => [`&[data-pad="${name}"]`, { padding }]),
  ),
});
