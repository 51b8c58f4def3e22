import type { Hex } from '../../contract/value.ts';
import { hexOf } from '../convert.ts';
import { lchOfLinear } from '../oklch.ts';
import { hexOfLinear, type Linear } from '../rgb.ts';

type Triple = readonly [a: number, b: number, c: number];
type Matrix = readonly [Triple, Triple, Triple];
type ReadWide = (a: number, b: number, c: number, alpha: number) => Hex;

const times = (matrix: Matrix, [x, y, z]: Triple): Linear => {
  const [r, g, b] = matrix.map(([m, n, o]) => m * x + n * y + o * z);
  return [r ?? 0, g ?? 0, b ?? 0];
};

// The matrices are those of CSS Color 4.
const d65ToLinear: Matrix = [
  [3.2409699419045226, -1.537383177570094, -0.4986107602930034],
  [-0.9692436362808796, 1.8759675015077202, 0.04155505740717559],
  [0.05563007969699366, -0.20397695888897652, 1.0569715142428786],
];
const d50ToD65: Matrix = [
  [0.9554734527042182, -0.023098536874261423, 0.0632593086610217],
  [-0.028369706963208136, 1.0099954580058226, 0.021041398966943008],
  [0.012314001688319899, -0.020507696433477912, 1.3303659366080753],
];
const a98ToD65: Matrix = [
  [0.5766690429101305, 0.1855582379065463, 0.1882286462349947],
  [0.29734497525053605, 0.6273635662554661, 0.07529145849399788],
  [0.02703136138641234, 0.07068885253582723, 0.9913375368376388],
];
const prophotoToD50: Matrix = [
  [0.7977604896723027, 0.13518583717574031, 0.0313493495815248],
  [0.2880711282292934, 0.7118432178101014, 0.00008565396060525902],
  [0, 0, 0.8251046025104602],
];
const rec2020ToD65: Matrix = [
  [0.6369580483012914, 0.14461690358620832, 0.1688809751641721],
  [0.2627002120112671, 0.6779980715188708, 0.05930171646986196],
  [0, 0.028072693049087428, 1.060985057710791],
];
const whiteOfD50: Triple = [0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585];

const isShown = (light: Linear): boolean => light.every((part) => part >= 0 && part <= 1);

/** What sRGB has not is brought in by giving up chroma: lightness and hue stay. */
const written = (light: Linear, alpha: number): Hex =>
  isShown(light) ? hexOfLinear(light, alpha) : hexOf(lchOfLinear(light), alpha);

const fromD65 = (xyz: Triple, alpha: number): Hex => written(times(d65ToLinear, xyz), alpha);
const fromD50 = (xyz: Triple, alpha: number): Hex => fromD65(times(d50ToD65, xyz), alpha);

/** A curve of light for the sign that a part has. */
const signed = (part: number, curve: (size: number) => number): number =>
  Math.sign(part) * curve(Math.abs(part));

const prophotoLight = (size: number): number => (size < 16 / 512 ? size / 16 : size ** 1.8);
const rec2020Light = (size: number): number =>
  size < 0.018053968510807 * 4.5
    ? size / 4.5
    : ((size + 0.09929682680944) / 1.09929682680944) ** (1 / 0.45);

/** What a part of Lab is of the white. */
const labPart = (at: number): number =>
  at ** 3 > 216 / 24389 ? at ** 3 : ((116 * at - 16) * 27) / 24389;

const lab: ReadWide = (l, a, b, alpha) => {
  const middle = (l + 16) / 116;
  const height = l > 8 ? middle ** 3 : (l * 27) / 24389;
  const [x, y, z] = whiteOfD50;
  return fromD50([labPart(middle + a / 500) * x, height * y, labPart(middle - b / 200) * z], alpha);
};

const onAxes = (c: number, h: number): readonly [number, number] => [
  c * Math.cos((h * Math.PI) / 180),
  c * Math.sin((h * Math.PI) / 180),
];

const curved =
  (curve: (size: number) => number, matrix: Matrix, from: typeof fromD65): ReadWide =>
  (r, g, b, alpha) =>
    from(times(matrix, [signed(r, curve), signed(g, curve), signed(b, curve)]), alpha);

/** Spaces that reach beyond sRGB, or measure light, each to the hex it is written out as. */
export const wideSpaces = {
  'srgb-linear': (r, g, b, alpha) => written([r, g, b], alpha),
  lab,
  lch: (l, c, h, alpha) => lab(l, ...onAxes(c, h), alpha),
  oklab: (l, a, b, alpha) =>
    hexOf({ l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI }, alpha),
  'a98-rgb': curved((size) => size ** (563 / 256), a98ToD65, fromD65),
  'prophoto-rgb': curved(prophotoLight, prophotoToD50, fromD50),
  rec2020: curved(rec2020Light, rec2020ToD65, fromD65),
  'xyz-d65': (x, y, z, alpha) => fromD65([x, y, z], alpha),
  'xyz-d50': (x, y, z, alpha) => fromD50([x, y, z], alpha),
} as const satisfies Record<string, ReadWide>;
