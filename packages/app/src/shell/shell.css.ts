import { screen } from '@livery/ui/theme';

export const main = screen({ outline: 'none' });

/** It stays where it is, and above, while pages move; a sheet is above it. */
export const bar = screen({
  viewTransitionName: 'bar',
  selectors: { '[data-flying] &': { viewTransitionName: 'none' } },
});
