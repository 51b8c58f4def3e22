import type { Hex } from '../contract/value.ts';
import { worstContrast } from './contrast.ts';
import { hexOf, lch, type Lch } from './convert.ts';

// Asked for a little more than the floor, because rounding to bytes takes some back.
const margin = 0.02;

/**
 * The lightness nearest to the seed's at which it reaches the ratio on every
 * ground, found by bisection; hue is kept and chroma mapped into the gamut.
 * `toward` says which way to go: lighter on dark grounds, darker on light ones.
 */
export function solve(
  seed: Lch,
  grounds: readonly Hex[],
  ratio: number,
  toward: 'lighter' | 'darker',
): Hex {
  const passes = (l: number): boolean =>
    worstContrast(hexOf({ ...seed, l }), grounds) >= ratio + margin;
  if (passes(seed.l)) return hexOf(seed);
  let [near, far] = [seed.l, toward === 'lighter' ? 1 : 0];
  for (let step = 0; step < 24; step++) {
    const middle = (near + far) / 2;
    if (passes(middle)) far = middle;
    else near = middle;
  }
  return hexOf({ ...seed, l: far });
}

/**
 * Text for a fill in all its states: a dark or a light tint of the fill,
 * whichever reads better on the worst of them.
 */
export function textOn(fills: readonly Hex[]): Hex {
  const hue = lch(fills[0] ?? '#808080');
  const tints = [
    hexOf({ l: 0.16, c: Math.min(hue.c, 0.04), h: hue.h }),
    '#ffffff',
    '#000000',
  ] as const;
  const [best] = tints
    .map((tint) => ({ tint, ratio: worstContrast(tint, fills) }))
    .toSorted((a, b) => (a.ratio >= 4.5 && b.ratio >= 4.5 ? 0 : b.ratio - a.ratio));
  return best?.tint ?? '#000000';
}
