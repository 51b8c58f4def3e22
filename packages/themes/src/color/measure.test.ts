import { differenceCiede2000, wcagContrast } from 'culori';
import { expect, it } from 'vitest';
import { lightnessContrast } from './apca.ts';
import { contrast } from './contrast.ts';
import { difference, labDifference } from './difference.ts';
import { many, randomHex, randomly } from '../testing/color.ts';

const next = randomly(11);
const pairs = many(3000, () => [randomHex(next), randomHex(next)] as const);

it('measures the ratio of WCAG 2.2 as culori does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 12);
  // culori asks for sRGB by a threshold of its own; no byte lies between the two.
  for (const [a, b] of pairs) expect(contrast(a, b)).toBeCloseTo(wcagContrast(a, b), 3);
});

it.each([
  ['#888888', '#ffffff', 63.056469930209424],
  ['#ffffff', '#888888', -68.54146436644962],
  ['#000000', '#aaaaaa', 58.146262578561334],
  ['#aaaaaa', '#000000', -56.24113336839742],
  ['#112233', '#ddeeff', 91.66830811481631],
  ['#ddeeff', '#112233', -93.06770049484275],
  ['#112233', '#444444', 8.32326136957393],
  ['#444444', '#112233', -7.526878460278154],
] as const)('gives %s on %s the published lightness contrast', (text, ground, published) => {
  expect(lightnessContrast(text, ground)).toBeCloseTo(published, 9);
});

it('gives no lightness contrast to what can hardly be told apart', () => {
  expect(lightnessContrast('#808080', '#808080')).toBe(0);
  expect(lightnessContrast('#777777', '#808080')).toBe(0);
});

/** From the data that Sharma, Wu and Dalal published to test implementations with. */
it.each([
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1.0],
  [[50, 0, 0], [50, -1, 2], 2.3669],
  [[50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
  [[50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
  [[50, 2.5, 0], [50, 0, -2.5], 4.3065],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[50, 2.5, 0], [56, -27, -3], 31.903],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
  [[6.7747, -0.2908, -2.4247], [5.8714, -0.0985, -2.2286], 0.6377],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
] as const)('finds %j and %j as far apart as published', (a, b, published) => {
  expect(labDifference(a, b)).toBeCloseTo(published, 4);
  expect(labDifference(b, a)).toBeCloseTo(published, 4);
});

it('finds written colours as far apart as culori does', () => {
  const theirs = differenceCiede2000();
  for (const [a, b] of pairs) expect(difference(a, b)).toBeCloseTo(theirs(a, b), 2);
  expect(difference('#123456', '#123456')).toBe(0);
});
