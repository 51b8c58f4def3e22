import type { Hex } from '../../contract/value.ts';
import { hexOf } from '../convert.ts';
import { wideSpaces } from './wide-spaces.ts';
import { byteOf, hexOfBytes, hexOfLinear, toLinear, type Linear } from '../rgb.ts';

type Read = (a: number, b: number, c: number, alpha: number) => Hex;

const srgb: Read = (r, g, b, alpha) => hexOfBytes(byteOf(r), byteOf(g), byteOf(b), byteOf(alpha));

/** Light of Display P3 as light of sRGB; both have the same white. */
const fromP3 = ([r, g, b]: Linear): Linear => [
  1.2249401762805598 * r - 0.22494017628055996 * g,
  -0.042056954709688163 * r + 1.0420569547096881 * g,
  -0.019637554590334432 * r - 0.078636045550631889 * g + 1.0982736001409663 * b,
];

/**
 * What sRGB cannot show is cut off, as browsers do: Display P3 reaches so little
 * further that this is nearer to the eye than giving up chroma would be.
 */
const displayP3: Read = (r, g, b, alpha) =>
  hexOfLinear(fromP3([toLinear(r), toLinear(g), toLinear(b)]), alpha);

/** Whiteness and blackness are percentages in DTCG; together more than all, they leave a grey. */
const hwb: Read = (h, white, black, alpha) => {
  const [w, b] = [white / 100, black / 100];
  const channel = (offset: number): number => {
    const step = (((offset + h / 30) % 12) + 12) % 12;
    return 0.5 - 0.5 * Math.max(-1, Math.min(step - 3, 9 - step, 1));
  };
  const grey = w / (w + b);
  const mix = (offset: number): number => (w + b >= 1 ? grey : channel(offset) * (1 - w - b) + w);
  return srgb(mix(0), mix(8), mix(4), alpha);
};

/** Saturation and lightness are percentages in DTCG. */
const hsl: Read = (h, s, l, alpha) => {
  const lightness = l / 100;
  const reach = (s / 100) * Math.min(lightness, 1 - lightness);
  const channel = (offset: number): number => {
    const step = (((offset + h / 30) % 12) + 12) % 12;
    return lightness - reach * Math.max(-1, Math.min(step - 3, 9 - step, 1));
  };
  return srgb(channel(0), channel(8), channel(4), alpha);
};

/** The colour spaces a token may be written in, each to the hex it is written out as. */
export const colorSpaces = {
  srgb,
  oklch: (l, c, h, alpha) => hexOf({ l, c, h }, alpha),
  'display-p3': displayP3,
  hsl,
  hwb,
  ...wideSpaces,
} as const satisfies Record<string, Read>;

export type ColorSpace = keyof typeof colorSpaces;
