import { createGlobalVar, globalStyle } from '@vanilla-extract/css';

import { declareLayers, layers } from './layers.ts';

declareLayers();

/** What a script allows: each value inherits, so a foreign word in a line is right too. */
export const script = {
  /** Factor on every letter spacing: joined and stacked scripts are not spaced. */
  tracking: createGlobalVar('lvx-tracking'),
  italic: createGlobalVar('lvx-italic'),
  capitals: createGlobalVar('lvx-capitals'),
} as const;

const unspaced = ['ar', 'fa', 'he', 'ur', 'hi', 'bn', 'ne', 'mr', 'ta', 'te', 'si'];
const stacked = ['th', 'my', 'km', 'lo', 'ja', 'ko', 'zh'];

globalStyle(':root', {
  '@layer': {
    [layers.base]: {
      vars: {
        [script.tracking]: '1',
        [script.italic]: 'italic',
        [script.capitals]: 'uppercase',
      },
    },
  },
});

globalStyle(`[lang]:lang(${[...unspaced, ...stacked].join(', ')})`, {
  '@layer': {
    [layers.base]: {
      vars: { [script.tracking]: '0', [script.italic]: 'normal', [script.capitals]: 'none' },
    },
  },
});
