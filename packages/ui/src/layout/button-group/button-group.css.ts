import { globalStyle } from '@vanilla-extract/css';

import { layers } from '../../foundations/theme/layers.ts';
import { component } from '../../foundations/theme/style.ts';

export const group = component({ display: 'flex', flexWrap: 'wrap', gap: '12px' });

// Of one width, until the longest word of one needs more: then it takes a line of its own.
globalStyle(`${group} > *`, {
  '@layer': { [layers.components]: { flex: '1 1 0', minInlineSize: 'min-content' } },
});
