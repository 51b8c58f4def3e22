import { spaced } from '../../foundations/theme/space.css.ts';
import { component } from '../../foundations/theme/style.ts';

export const inline = component(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    selectors: {
      '&[data-align="start"]': { alignItems: 'start' },
      '&[data-align="baseline"]': { alignItems: 'baseline' },
      '&[data-align="end"]': { alignItems: 'end' },
      '&[data-justify="centre"]': { justifyContent: 'center' },
      '&[data-justify="end"]': { justifyContent: 'end' },
      '&[data-justify="between"]': { justifyContent: 'space-between' },
    },
  },
  spaced,
);
