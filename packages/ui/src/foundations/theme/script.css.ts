import { createGlobalVar, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';

import { declareLayers, layers } from './layers.ts';

declareLayers();

/** What a script allows: each value inherits, so a foreign word in a line is right too. */
export const script = {
  /** Factor on every letter spacing: joined and stacked scripts are not spaced. */
  tracking: createGlobalVar('lvx-tracking'),
  /** Factor on every slant: letters stand upright where a script knows no italic. */
  lean: createGlobalVar('lvx-lean'),
  italic: createGlobalVar('lvx-italic'),
  capitals: createGlobalVar('lvx-capitals'),
  /** Case of titles: the slot `titles`, where the script has case. */
  titles: createGlobalVar('lvx-titles'),
} as const;

const unspaced = ['ar', 'fa', 'he', 'ur', 'hi', 'bn', 'ne', 'mr', 'ta', 'te', 'si'];
const stacked = ['th', 'my', 'km', 'lo', 'ja', 'ko', 'zh'];

const base = (selector: string, vars: NonNullable<GlobalStyleRule['vars']>): void =>
  globalStyle(selector, { '@layer': { [layers.base]: { vars } } });

base(':root', {
  [script.tracking]: '1',
  [script.lean]: '1',
  [script.italic]: 'italic',
  [script.capitals]: 'uppercase',
  [script.titles]: 'none',
});

base('[data-titles="capitals"]', { [script.titles]: 'uppercase' });

const plain = [...unspaced, ...stacked].join(', ');

// A word of a script with case and room, in a page of one without.
base(`[lang]:not(:lang(${plain}))`, {
  [script.tracking]: '1',
  [script.lean]: '1',
  [script.italic]: 'italic',
  [script.capitals]: 'uppercase',
});

base(`[data-titles="capitals"] [lang]:not(:lang(${plain}))`, { [script.titles]: 'uppercase' });

base(`[lang]:lang(${plain})`, {
  [script.tracking]: '0',
  [script.lean]: '0',
  [script.italic]: 'normal',
  [script.capitals]: 'none',
  [script.titles]: 'none',
});
