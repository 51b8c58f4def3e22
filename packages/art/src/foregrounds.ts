import { fill, outline, place, type Brush } from './lib/brush.ts';
import { curve, ellipse, line, rect, star } from './lib/path.ts';
import type { Dice } from './lib/random.ts';
import { cutGem } from './motifs/gems.ts';
import type { Palette } from './palettes.ts';

type Foreground = (brush: Brush, palette: Palette, dice: Dice) => string;

/** Along both sides, where neither hero nor title is hurt. */
function around(
  dice: Dice,
  count: number,
  draw: (x: number, y: number, at: number) => string,
): string {
  return Array.from({ length: count }, (_, at) => {
    const x = at % 2 ? dice.whole(500, 580) : dice.whole(20, 100);
    return draw(x, 110 + Math.round((at * 460) / count) + dice.whole(-16, 16), at);
  }).join('');
}

const coins: Foreground = (brush, _, dice) => {
  const coin = brush.stamp(
    brush.metal(ellipse(0, 0, 34), 'gold', { ink: 6 }) +
      brush.metal(ellipse(0, 0, 24), 'gold', { ink: 0, shadow: 0 }) +
      fill(star(5, 15, 6.5), '#fff2b0'),
  );
  return around(dice, 7, (x, y) =>
    coin(
      `translate(${x} ${y}) rotate(${dice.whole(-40, 40)}) scale(${[0.7, 0.9, 1.1][dice.whole(0, 2)]} ${[0.55, 0.8, 1][dice.whole(0, 2)]})`,
    ),
  );
};

const sparks: Foreground = (_, { glow }, dice) =>
  around(dice, 9, (x, y) => fill(star(4, dice.whole(12, 30), 4, x, y), dice.pick(['#fff', glow])));

const embers: Foreground = (brush, { glow, accent }, dice) =>
  around(dice, 16, (x, y, at) =>
    at % 4
      ? fill(
          curve(`${x},${y - dice.whole(7, 14)}! ${x + 6},${y} ${x},${y + 6} ${x - 6},${y}`),
          dice.pick([glow, accent]),
        )
      : brush.glow(x, y, 28, accent, 0.9),
  );

const petals: Foreground = (brush, { light, accent }, dice) =>
  around(dice, 11, (x, y) =>
    place(
      brush.solid(curve('0,-20! 12,-4 8,16 0,12! -8,16 -12,-4'), dice.pick([light, accent]), {
        ink: 4,
        shadow: 5,
      }),
      x,
      y,
      dice.pick([0.8, 1, 1.3]),
      dice.whole(0, 340),
    ),
  );

const confetti: Foreground = (_, { light, accent, glow }, dice) =>
  around(dice, 22, (x, y) =>
    place(
      fill(rect(-7, -11, 14, 22, 2), dice.pick([light, accent, glow, '#fff'])),
      x,
      y,
      1,
      dice.whole(0, 170),
    ),
  );

const bubbles: Foreground = (_, { glow }, dice) =>
  around(dice, 13, (x, y) => {
    const r = dice.whole(7, 26);
    return (
      fill(ellipse(x, y, r), glow, 0.22) +
      outline(ellipse(x, y, r), '#fff', 3, 0.75) +
      fill(ellipse(x - r * 0.35, y - r * 0.35, r * 0.24), '#fff')
    );
  });

const gems: Foreground = (brush, { accent }, dice) => {
  const stones = [accent, '#e0263c', '#2fbfe8', '#3fd07a'].map((tone, at) =>
    brush.stamp(cutGem(brush, tone, [6, 8, 4, 5][at] ?? 6, 28)),
  );
  return around(
    dice,
    6,
    (x, y, at) => stones[at % 4]?.(`translate(${x} ${y}) rotate(${dice.whole(-30, 30)})`) ?? '',
  );
};

const rain: Foreground = (_, { glow }, dice) =>
  around(dice, 18, (x, y) =>
    outline(line(`${x},${y} ${x - 10},${y + dice.whole(30, 60)}`), glow, 4, 0.7),
  );

export const foregrounds = {
  coins,
  sparks,
  embers,
  petals,
  confetti,
  bubbles,
  gems,
  rain,
  none: () => '',
} satisfies Record<string, Foreground>;
export type ForegroundName = keyof typeof foregrounds;
