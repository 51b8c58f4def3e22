import { createGlobalVar, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';

import { declareLayers, layers } from './layers.ts';
import { vars } from './vars.css.ts';

declareLayers();

const { label, text } = vars.type;

/**
 * How places are named: quietly, as text. A brand that shouts its titles names
 * places in the same voice, or the two would not belong together.
 */
export const voice = {
  family: createGlobalVar('lvx-voice-family'),
  weight: createGlobalVar('lvx-voice-weight'),
  width: createGlobalVar('lvx-voice-width'),
  slant: createGlobalVar('lvx-voice-slant'),
} as const;

const base = (selector: string, set: NonNullable<GlobalStyleRule['vars']>): void =>
  globalStyle(selector, { '@layer': { [layers.base]: { vars: set } } });

base(':root', {
  [voice.family]: text.family,
  [voice.weight]: text.strong,
  [voice.width]: text.width,
  [voice.slant]: '0',
});

base('[data-titles="capitals"]', {
  [voice.family]: label.family,
  [voice.weight]: label.weight,
  [voice.width]: label.width,
  [voice.slant]: label.slant,
});
