import type { Hex } from '../contract/value.ts';
import { hexOf, lch } from './convert.ts';
import type { Fill } from './fill.ts';
import { solve } from './solve.ts';

interface Brand {
  readonly action: Hex;
  readonly neutral: Hex;
  readonly win: Hex;
  /** Only where the brand has one of its own. */
  readonly second: Hex | undefined;
  readonly fill: Fill;
}

/** The second light of a brand of one colour is a neighbour of the first: warm ones turn to red, not to olive. */
const neighbour = (h: number): number => (h > 25 && h < 120 ? h - 35 : h + 32);

/**
 * Drawn pictures and the jackpot. They are dark in both modes, as a stage is
 * whatever the light in the street; the brand's neutral is in the ground and
 * its action in the lights.
 */
export function scene({ action, neutral, win, second, fill }: Brand): Record<string, Hex> {
  const grey = lch(neutral);
  const light = lch(action);
  const won = lch(win);
  const dim = (l: number): Hex => hexOf({ l, c: Math.min(grey.c, 0.045), h: grey.h });
  const ground = dim(0.19);
  const digit = dim(0.14);
  const lettering = (l: number, ratio: number): Hex =>
    solve({ l, c: Math.min(grey.c, 0.02), h: grey.h }, [ground], ratio, 'lighter');
  const text = lettering(0.97, 7);
  return {
    'color.scene.ground': ground,
    'color.scene.text': text,
    'color.scene.soft': lettering(0.85, 4.5),
    // Light enough for the lights that may fall on it, not only for the ground.
    'color.scene.accent': solve({ ...light, l: Math.max(light.l, 0.8) }, [ground], 4.5, 'lighter'),
    'color.scene.fill': fill.rest,
    'color.scene.on': fill.on,
    'color.scene.lightStart': hexOf({ ...light, l: Math.min(Math.max(light.l, 0.42), 0.55) }),
    'color.scene.lightEnd': second ?? hexOf({ ...light, l: 0.48, h: neighbour(light.h) }),
    'color.jackpot.ground': ground,
    // The tone of winning may be dark, for a light page; on a stage it shines.
    'color.jackpot.figure': solve(
      { ...won, l: Math.max(won.l, 0.82) },
      [ground, digit],
      4.5,
      'lighter',
    ),
    'color.jackpot.label': lettering(0.92, 4.5),
    'gradient.digit': digit,
  };
}
