import type { Hex } from '../contract/value.ts';
import { linearOf } from './rgb.ts';

/** Relative luminance as WCAG 2.2 defines it; alpha is not looked at. */
export function luminance(hex: Hex): number {
  const [r, g, b] = linearOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast ratio of two luminances. */
const ratioOf = (a: number, b: number): number =>
  a > b ? (a + 0.05) / (b + 0.05) : (b + 0.05) / (a + 0.05);

/** WCAG 2.2 contrast ratio of two opaque colours, 1 to 21. */
export const contrast = (a: Hex, b: Hex): number => ratioOf(luminance(a), luminance(b));

export const worstContrast = (color: Hex, grounds: readonly Hex[]): number =>
  Math.min(...grounds.map((ground) => contrast(color, ground)));
