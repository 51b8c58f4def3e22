import type { Hex } from '../contract/value.ts';
import { lchOfLinear, mapped, type Lch } from './oklch.ts';
import { bytesOf, hexOfBytes, hexOfLinear, linearOf } from './rgb.ts';

export type { Lch } from './oklch.ts';

export const lch = (hex: Hex): Lch => lchOfLinear(linearOf(hex));

/** The nearest sRGB colour of the same lightness and hue, as it will be written. */
export const hexOf = (color: Lch, alpha = 1): Hex => hexOfLinear(mapped(color), alpha);

/** The same colour, seen through. */
export function withAlpha(hex: Hex, alpha: number): Hex {
  const [r, g, b] = bytesOf(hex);
  return hexOfBytes(r, g, b, Math.round(alpha * 255));
}

/** A colour part of the way from one to another, as a browser mixes a gradient. */
export function mixed(from: Hex, to: Hex, part: number): Hex {
  const [r, g, b] = bytesOf(from);
  const [x, y, z] = bytesOf(to);
  const mix = (start: number, end: number): number => Math.round(start + (end - start) * part);
  return hexOfBytes(mix(r, x), mix(g, y), mix(b, z));
}

/** The same once rounded down and once up: nobody knows which a screen does with what it mixes. */
export function mixedEither(from: Hex, to: Hex, part: number): readonly [Hex, Hex] {
  const [start, end] = [bytesOf(from), bytesOf(to)];
  const mix = (round: (byte: number) => number): Hex => {
    const [red, green, blue] = [0, 1, 2].map((channel) => {
      const own = start[channel] ?? 0;
      return round(own + ((end[channel] ?? 0) - own) * part);
    });
    return hexOfBytes(red ?? 0, green ?? 0, blue ?? 0);
  };
  return [mix(Math.floor), mix(Math.ceil)];
}

/** What the eye gets when a translucent colour lies on an opaque one. */
export const over = (top: Hex, ground: Hex): Hex =>
  top.length === 7 ? top : mixed(ground, top, bytesOf(top)[3] / 255);
