import type { Span } from './packaged-face.ts';

export const within = (value: number, { min, max }: Span): number =>
  Math.min(Math.max(value, min), max);

/** How far a face is from a weight, as a browser chooses: for bold words rather a bolder one, else a lighter. */
export function awayFrom(weight: Span, value: number): number {
  const gap = within(value, weight) - value;
  const isPreferred = gap > 0 === value > 500;
  return Math.abs(gap) + (gap === 0 || isPreferred ? 0 : 1000);
}
