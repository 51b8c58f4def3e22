import type { Hex } from '../contract/value.ts';
import { rgba } from './convert.ts';

const linear = (part: number): number =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;

const luminance = (hex: Hex): number => {
  const { r, g, b } = rgba(hex);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
};

/** WCAG 2.2 contrast ratio of two opaque colours, 1 to 21. */
export function contrast(a: Hex, b: Hex): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

export const worstContrast = (color: Hex, grounds: readonly Hex[]): number =>
  Math.min(...grounds.map((ground) => contrast(color, ground)));
