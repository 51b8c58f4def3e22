import type { ContrastPair } from '../token.ts';

/** What text of any colour stands on, named once for every pair. */
export const calmSurfaces = [
  ...['page', 'raised', 'inset', 'field', 'strip'].map((name) => `color.surface.${name}`),
  'gradient.sheet',
];
/** What the brand's greys alone are read on as well. */
export const surfaces = [...calmSurfaces, 'color.surface.strong'];
export const tints = ['first', 'second', 'third', 'fourth'].map((name) => `color.tint.${name}`);

export const textOn = (...on: string[]): ContrastPair => ({ on, atLeast: 4.5 });
export const edgeOn = (...on: string[]): ContrastPair => ({ on, atLeast: 3 });
