import { fill, outline } from '../lib/brush.ts';
import { mix, shade } from '../lib/color.ts';
import { ellipse, num, poly, rect } from '../lib/path.ts';
import { backdrop, type Scene } from './scene.ts';

const stadium: Scene = (brush, { light, mid, deep, glow, accent }, dice) => {
  let crowd = '';
  for (let at = 0; at < 120; at += 1)
    crowd += fill(
      ellipse(dice.whole(0, 600), 300 + dice.whole(0, 130), 5),
      dice.pick([light, glow, accent, mid]),
      0.7,
    );
  const lamps = [90, 510]
    .map(
      (x) =>
        fill(rect(x - 66, 40, 132, 70, 8), deep) +
        [0, 1, 2]
          .flatMap((column) =>
            [0, 1].map(
              (line) =>
                brush.glow(x - 42 + column * 42, 58 + line * 34, 34, '#fff') +
                fill(ellipse(x - 42 + column * 42, 58 + line * 34, 12), '#fff'),
            ),
          )
          .join(''),
    )
    .join('');
  const cones = fill(
    poly('30,100 150,100 520,640 160,640') + poly('450,100 570,100 440,640 80,640'),
    brush.vertical([
      [0, '#fff', 0.5],
      [1, '#fff', 0],
    ]),
  );
  return (
    backdrop(brush, deep, mid, deep) +
    fill('M0,260Q300,340 600,260V460H0Z', mix(mid, deep, 0.5)) +
    crowd +
    fill('M0,420Q300,490 600,420V800H0Z', '#2f9a4a') +
    [0, 1, 2, 3]
      .map((at) =>
        fill(
          poly(
            `${at * 170 - 40},430 ${at * 170 + 45},430 ${at * 260 - 120},800 ${at * 260 - 300},800`,
          ),
          '#44b45c',
          0.6,
        ),
      )
      .join('') +
    cones +
    lamps +
    brush.glow(300, 320, 300, glow, 0.75)
  );
};

const felt: Scene = (brush, { light, mid, deep, glow, accent }) =>
  backdrop(brush, deep, mid, deep) +
  fill(
    poly('220,-20 380,-20 640,640 -40,640'),
    brush.vertical([
      [0, glow, 0.55],
      [1, glow, 0.05],
    ]),
  ) +
  fill(
    'M-60,470Q300,330 660,470V820H-60Z',
    brush.vertical([
      [0, shade(mid, 0.08)],
      [1, deep],
    ]),
  ) +
  outline('M-60,470Q300,330 660,470', accent, 16) +
  outline('M-60,500Q300,360 660,500', light, 4, 0.7) +
  brush.glow(300, 320, 320, light, 0.6);

const drapes: Scene = (brush, { light, mid, deep, glow, accent }) => {
  const fold = brush.gradient('x2="1" y2="0"', [
    [0, deep],
    [0.35, mid],
    [0.55, light],
    [0.75, mid],
    [1, deep],
  ]);
  const side = [0, 1, 2, 3]
    .map((at) =>
      fill(
        `M${at * 44 - 10},0h46C${at * 46 + 30},220 ${at * 22 + 20},360 ${at * 12},560L-40,800V0Z`,
        fold,
      ),
    )
    .toReversed()
    .join('');
  const swags = [0, 1, 2, 3]
    .map(
      (at) =>
        fill(
          `M${at * 150},0C${at * 150 + 10},110 ${at * 150 + 140},110 ${at * 150 + 150},0Z`,
          fold,
        ) +
        outline(
          `M${at * 150},4C${at * 150 + 10},112 ${at * 150 + 140},112 ${at * 150 + 150},4`,
          accent,
          8,
        ),
    )
    .join('');
  return (
    backdrop(brush, deep, mix(mid, deep, 0.4), deep) +
    brush.glow(300, 320, 340, glow, 0.95) +
    fill(poly('240,0 360,0 520,700 80,700'), glow, 0.16) +
    side +
    `<g transform="matrix(-1 0 0 1 600 0)">${side}</g>${swags}`
  );
};

const hall: Scene = (brush, { light, mid, deep, glow, accent }) => {
  const stone = brush.gradient('x2="1" y2="0"', [
    [0, mix(light, '#ffffff', 0.3)],
    [0.4, light],
    [1, mix(mid, deep, 0.4)],
  ]);
  const column = (x: number, wide: number, top: number, base: number) =>
    fill(rect(x - wide / 2, top, wide, base - top), stone) +
    outline(
      `M${num(x - wide / 6)},${top}V${base}M${num(x + wide / 6)},${top}V${base}`,
      deep,
      4,
      0.3,
    ) +
    fill(
      rect(x - wide * 0.66, top - 20, wide * 1.32, 26, 4) +
        rect(x - wide * 0.66, base - 10, wide * 1.32, 26, 4),
      mix(light, mid, 0.4),
    );
  const tiles =
    [0, 1, 2, 3, 4, 5, 6].map((at) => `M${at * 100},540L${(at - 3) * 240 + 300},800`).join('') +
    'M0,570H600M0,620H600M0,700H600';
  return (
    backdrop(brush, deep, mid, deep) +
    brush.glow(300, 310, 330, glow, 1) +
    column(180, 40, 120, 520) +
    column(420, 40, 120, 520) +
    fill(rect(0, 536, 600, 264), mix(mid, deep, 0.5)) +
    outline(tiles, accent, 3, 0.4) +
    column(52, 92, 60, 620) +
    column(548, 92, 60, 620)
  );
};

export const venueScenes = { stadium, felt, drapes, hall };
