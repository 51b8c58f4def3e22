import { clampChroma, converter, formatHex, parse, type Oklch } from 'culori';
import type { Hex } from '../contract/value.ts';

const toOklch = converter('oklch');
const toRgb = converter('rgb');

export interface Lch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

export interface Rgba {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly alpha: number;
}

export function rgba(hex: Hex): Rgba {
  const rgb = toRgb(parse(hex));
  if (!rgb) throw new Error(`Not a colour: ${hex}`);
  return { r: rgb.r, g: rgb.g, b: rgb.b, alpha: rgb.alpha ?? 1 };
}

export function lch(hex: Hex): Lch {
  const color = toOklch(parse(hex));
  if (!color) throw new Error(`Not a colour: ${hex}`);
  return { l: color.l, c: color.c, h: color.h ?? 0 };
}

/** The nearest sRGB colour of the same lightness and hue, as it will be written. */
export const hexOf = ({ l, c, h }: Lch): Hex => {
  const inGamut = clampChroma({ mode: 'oklch', l, c, h } satisfies Oklch, 'oklch');
  return formatHex(inGamut) as Hex;
};

const byte = (part: number): string =>
  Math.round(Math.min(1, Math.max(0, part)) * 255)
    .toString(16)
    .padStart(2, '0');

export const hexOfRgba = ({ r, g, b, alpha }: Rgba): Hex =>
  `#${byte(r)}${byte(g)}${byte(b)}${alpha < 1 ? byte(alpha) : ''}`;

/** What the eye gets when a translucent colour lies on an opaque one. */
export function over(top: Hex, ground: Hex): Hex {
  const [a, b] = [rgba(top), rgba(ground)];
  const mix = (x: number, y: number): number => x * a.alpha + y * (1 - a.alpha);
  return hexOfRgba({ r: mix(a.r, b.r), g: mix(a.g, b.g), b: mix(a.b, b.b), alpha: 1 });
}
