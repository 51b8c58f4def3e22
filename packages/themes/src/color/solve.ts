import type { Hex } from '../contract/value.ts';
import { contrast, luminance, worstContrast } from './contrast.ts';
import { hexOf, lch, type Lch } from './convert.ts';
import { difference } from './difference.ts';

export type Way = 'lighter' | 'darker';

/** Halvings of the way to black or white: finer than a byte tells lightness apart. */
const halvings = 12;

/** Whether a colour, as it will be written, reaches the ratio on every ground. */
function test(grounds: readonly Hex[], ratio: number, way: Way): (color: Hex) => boolean {
  const lights = grounds.map(luminance);
  if (way === 'lighter') {
    const least = ratio * (Math.max(...lights) + 0.05);
    return (color) => luminance(color) + 0.05 >= least;
  }
  const most = Math.min(...lights) + 0.05;
  return (color) => (luminance(color) + 0.05) * ratio <= most;
}

/**
 * The lightness nearest to the seed's at which it reaches the ratio on every
 * ground, found by bisection; hue is kept and chroma mapped into the gamut.
 * `way` says where to go: lighter on dark grounds, darker on light ones.
 * Every step is measured on the rounded hex, so the answer needs no margin.
 */
export function solve(seed: Lch, grounds: readonly Hex[], ratio: number, way: Way): Hex {
  const passes = test(grounds, ratio, way);
  const own = hexOf(seed);
  if (passes(own)) return own;
  let best: Hex = way === 'lighter' ? '#ffffff' : '#000000';
  let [near, far] = [seed.l, way === 'lighter' ? 1 : 0];
  for (let step = 0; step < halvings; step++) {
    const middle = (near + far) / 2;
    const tried = hexOf({ ...seed, l: middle });
    if (passes(tried)) [far, best] = [middle, tried];
    else near = middle;
  }
  return best;
}

/** Less chroma lets a colour keep more of its lightness; less than this is another colour. */
const chromaSteps = [1, 0.95, 0.9, 0.8, 0.7, 0.6] as const;

/**
 * The colour that passes and is the least away to the eye: moved in lightness,
 * and given up some chroma where that moves it less.
 */
export function nearest(asked: Hex, grounds: readonly Hex[], ratio: number, way: Way): Hex {
  if (worstContrast(asked, grounds) >= ratio) return asked;
  const own = lch(asked);
  const found = chromaSteps.map((part) => solve({ ...own, c: own.c * part }, grounds, ratio, way));
  return leastMoved(asked, found);
}

/** Of several colours the one nearest to what was asked. */
export const leastMoved = (asked: Hex, found: readonly Hex[]): Hex =>
  found.reduce((best, one) => (difference(asked, one) < difference(asked, best) ? one : best));

/**
 * Text for a fill in all its states: a dark tint of the fill, white or black,
 * the first of them that reads on the worst. One of black and white always does.
 */
export function inkOn(fills: readonly Hex[]): Hex {
  const hue = lch(fills[0] ?? '#808080');
  const tint = hexOf({ l: 0.16, c: Math.min(hue.c, 0.04), h: hue.h });
  const passing = ([tint, '#ffffff'] as const).find((text) => worstContrast(text, fills) >= 4.5);
  return passing ?? '#000000';
}

/** Which way a fill must go to stand out more from its lettering. */
export const awayFrom = (text: Hex): Way =>
  contrast('#ffffff', text) > contrast('#000000', text) ? 'lighter' : 'darker';
