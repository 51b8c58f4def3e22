import { spaced } from '../../foundations/theme/space.css.ts';
import { component } from '../../foundations/theme/style.ts';

export const stack = component(
  {
    display: 'grid',
    // What stands in it is never wider than it.
    gridTemplateColumns: 'minmax(0, 1fr)',
    selectors: {
      '&[data-align="start"]': { justifyItems: 'start' },
      '&[data-align="centre"]': { justifyItems: 'center', textAlign: 'center' },
      '&[data-align="end"]': { justifyItems: 'end', textAlign: 'end' },
    },
  },
  spaced,
);
