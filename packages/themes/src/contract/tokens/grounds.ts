import type { ContrastPair } from '../token.ts';

/** What text stands on, named once for every pair. */
export const surfaces = ['page', 'raised', 'inset', 'strong'].map(
  (name) => `color.surface.${name}`,
);
export const calmSurfaces = surfaces.slice(0, 3);
export const tints = ['first', 'second', 'third', 'fourth'].map((name) => `color.tint.${name}`);

export const textOn = (...on: string[]): ContrastPair => ({ on, atLeast: 4.5 });
export const edgeOn = (...on: string[]): ContrastPair => ({ on, atLeast: 3 });
