import { globalStyle } from '@vanilla-extract/css';

import { layers } from '../../foundations/theme/layers.ts';
import { component } from '../../foundations/theme/style.ts';

/** As wide as what it lies in, which it is measured by. */
export const group = component({
  containerType: 'inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  inlineSize: '100%',
});

// Of one width, until the longest word of one needs more: then it takes a line of its own.
globalStyle(`${group} > *`, {
  '@layer': {
    [layers.components]: {
      flex: '1 1 0',
      minInlineSize: 'min-content',
      '@container': {
        // In large letters each has a line of its own, and a word that is longer than it is parted.
        '(max-inline-size: 13rem)': {
          flexBasis: '100%',
          minInlineSize: 0,
          overflowWrap: 'anywhere',
          hyphens: 'auto',
        },
      },
    },
  },
});
