import type { Hex } from '../contract/value.ts';
import { hexOf, lch } from './convert.ts';
import type { Fill } from './fill.ts';
import { awayFrom, solve } from './solve.ts';

interface Brand {
  readonly action: Hex;
  readonly neutral: Hex;
  readonly win: Hex;
  /** Only where the brand has one of its own. */
  readonly second: Hex | undefined;
  readonly fill: Fill;
}

/** A ground of the brand's grey at a lightness. */
const stageOf =
  (neutral: Hex) =>
  (l: number): Hex => {
    const grey = lch(neutral);
    return hexOf({ l, c: Math.min(grey.c, 0.045), h: grey.h });
  };

/** The second light of a brand of one colour is a neighbour of the first: warm ones turn to red, not to olive. */
const neighbour = (h: number): number => (h > 25 && h < 120 ? h - 35 : h + 32);

/** How light what is on a stage is: on a dark ground, and on one that the brand wrote light. */
const lights = {
  lighter: { text: 0.97, soft: 0.85, accent: [0.8, 1], start: [0.42, 0.55], end: 0.48 },
  darker: { text: 0.22, soft: 0.4, accent: [0, 0.48], start: [0.78, 0.9], end: 0.86 },
} as const;

const between = (l: number, [least, most]: readonly [number, number]): number =>
  Math.min(Math.max(l, least), most);

/**
 * Drawn pictures. They are dark in both modes, as a stage is whatever the light
 * in the street, unless the brand writes another ground; its neutral is in the
 * ground and its action in the lights.
 */
export function scene(
  { action, neutral, second, fill }: Brand,
  written?: Hex,
): Record<string, Hex> {
  const ground = written ?? stageOf(neutral)(0.19);
  const grey = lch(written ?? neutral);
  const light = lch(action);
  const way = awayFrom(ground);
  const of = lights[way];
  const lettering = (l: number, ratio: number): Hex =>
    solve({ l, c: Math.min(grey.c, 0.02), h: grey.h }, [ground], ratio, way);
  return {
    'color.scene.ground': ground,
    'color.scene.text': lettering(of.text, 7),
    'color.scene.soft': lettering(of.soft, 4.5),
    // Far enough for the lights that may fall on it, not only for the ground.
    'color.scene.accent': solve({ ...light, l: between(light.l, of.accent) }, [ground], 4.5, way),
    'color.scene.fill': fill.rest,
    'color.scene.on': fill.on,
    'color.scene.lightStart': hexOf({ ...light, l: between(light.l, of.start) }),
    'color.scene.lightEnd': second ?? hexOf({ ...light, l: of.end, h: neighbour(light.h) }),
  };
}

/** The jackpot is lit on a dark ground in both modes. */
export function jackpot({ neutral, win }: Brand): Record<string, Hex> {
  const grey = lch(neutral);
  const won = lch(win);
  const dim = stageOf(neutral);
  const [ground, digit] = [dim(0.19), dim(0.14)];
  const label = { l: 0.92, c: Math.min(grey.c, 0.02), h: grey.h };
  // The tone of winning may be dark, for a light page; on a stage it shines.
  const figure = { ...won, l: Math.max(won.l, 0.82) };
  return {
    'color.jackpot.ground': ground,
    'color.jackpot.figure': solve(figure, [ground, digit], 4.5, 'lighter'),
    'color.jackpot.label': solve(label, [ground], 4.5, 'lighter'),
    'gradient.digit': digit,
  };
}
