import { converter, formatHex8, parse, type Color } from 'culori';
import { expect, it } from 'vitest';
import { bytesOf } from '../rgb.ts';
import { colorSpaces, type ColorSpace } from './spaces.ts';
import { randomHex, randomly } from '../../testing/color.ts';

/** The spaces of the format by the names of a third party, and what its parts are there. */
const spaces: readonly (readonly [
  ColorSpace,
  Color['mode'],
  string,
  (parts: number[]) => number[],
])[] = [
  ['srgb-linear', 'lrgb', 'rgb', (parts) => parts],
  ['hwb', 'hwb', 'hwb', ([h = 0, w = 0, b = 0]) => [h, w * 100, b * 100]],
  ['lab', 'lab', 'lab', (parts) => parts],
  ['lch', 'lch', 'lch', (parts) => parts],
  ['oklab', 'oklab', 'lab', (parts) => parts],
  ['a98-rgb', 'a98', 'rgb', (parts) => parts],
  ['prophoto-rgb', 'prophoto', 'rgb', (parts) => parts],
  ['rec2020', 'rec2020', 'rgb', (parts) => parts],
  ['xyz-d65', 'xyz65', 'xyz', (parts) => parts],
  ['xyz-d50', 'xyz50', 'xyz', (parts) => parts],
];

it.each(spaces)('reads %s to the colour that it was made of', (space, mode, names, partsOf) => {
  const random = randomly(7);
  const convert = converter(mode);
  for (let index = 0; index < 300; index++) {
    const hex = randomHex(random);
    const theirs = convert(parse(hex)) as unknown as Readonly<Record<string, number | undefined>>;
    const [a = 0, b = 0, c = 0] = partsOf(Array.from(names, (name) => theirs[name] ?? 0));
    expect(colorSpaces[space](a, b, c, 1), `${space} ${[a, b, c].join(' ')}`).toBe(hex);
  }
});

it.each(['rec2020', 'prophoto-rgb', 'a98-rgb', 'lab'] as const)(
  'brings what sRGB has not in from %s at its hue and lightness',
  (space) => {
    const modes = {
      rec2020: 'rec2020',
      'prophoto-rgb': 'prophoto',
      'a98-rgb': 'a98',
      lab: 'lab',
    } as const;
    const parts = space === 'lab' ? [60, -90, 60] : [0.1, 0.8, 0.2];
    const [a = 0, b = 0, c = 0] = parts;
    const color = space === 'lab' ? { l: a, a: b, b: c } : { r: a, g: b, b: c };
    const wide = converter('oklch')({ mode: modes[space], ...color } as Color);
    const own = converter('oklch')(parse(colorSpaces[space](a, b, c, 1)));
    expect(own?.l).toBeCloseTo(wide.l, 1);
    expect(Math.abs((own?.h ?? 0) - (wide.h ?? 0))).toBeLessThan(3);
  },
);

it('takes the grey that white and black leave, and an alpha', () => {
  expect(colorSpaces.hwb(200, 80, 80, 1)).toBe('#808080');
  expect(bytesOf(colorSpaces.lab(50, 0, 0, 0.5))[3]).toBe(128);
  expect(formatHex8(parse('#ff00ff80'))).toBe(colorSpaces['srgb-linear'](1, 0, 1, 0.5));
});
