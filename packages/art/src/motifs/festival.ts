import { fill, outline, place, type Brush } from '../lib/brush.ts';
import { shade } from '../lib/color.ts';
import {
  both,
  curve,
  ellipse,
  face,
  facePoly,
  flip,
  line,
  poly,
  rect,
  stroke,
} from '../lib/path.ts';
import { cutGem } from './gems.ts';
import type { Family } from './motif.ts';

// From the mane forward to the beard: each layer covers the roots of the one before.
function dragon(brush: Brush, tone: string): string {
  const mane =
    '0,-96! 18,-70 50,-104! 54,-70 92,-84! 84,-50 124,-44! 98,-20 128,8! 96,16 116,50! 82,46 88,86! 58,66 44,108! 22,86 0,112';
  return (
    brush.solid(face(mane), '#e8432f', { shadow: 22 }) +
    both((turn) =>
      brush.metal(
        curve(turn('20,-60! 34,-92 30,-124! 46,-112 52,-96 72,-118! 74,-92 58,-70 44,-52')),
        'gold',
        { ink: 6 },
      ),
    ) +
    both((turn) =>
      brush.solid(curve(turn('62,-34! 96,-56 116,-40 92,-12 66,-4')), tone, {
        shadow: 10,
        texture: fill(curve(turn('72,-30! 96,-44 104,-36 86,-18')), '#ffb8a0'),
      }),
    ) +
    brush.solid(face('0,-72 40,-66 68,-36 66,2 52,22 60,52 46,80 20,96 0,98'), tone, {
      shadow: 26,
      texture: [-40, -26, -12]
        .map((y) => outline(stroke(`-24,${y - 8} 0,${y} 24,${y - 8}`), shade(tone, 0.16), 5))
        .join(''),
    }) +
    brush.solid(face('0,52 30,50 46,58 38,84 14,92 0,92'), '#7a1020', {
      ink: 5,
      shadow: 10,
      texture: fill(ellipse(0, 90, 22, 16), '#ff8a9a'),
    }) +
    fill(
      poly('-40,54 -26,54 -32,74') +
        poly('40,54 26,54 32,74') +
        poly('-16,52 -4,52 -10,64') +
        poly('16,52 4,52 10,64'),
      '#fffdf4',
    ) +
    brush.solid(face('0,8 22,4 46,14 54,36 36,52 12,46 0,50'), shade(tone, 0.06, 10), {
      shadow: 12,
    }) +
    fill(ellipse(-22, 28, 8, 6) + ellipse(22, 28, 8, 6), brush.ink) +
    both(
      (turn) =>
        fill(curve(turn('12,-14! 30,-30 60,-28! 50,-8 30,-4')), brush.ink) +
        fill(curve(turn('18,-15! 34,-26 54,-24! 46,-11 32,-9')), '#ffe04a') +
        fill(ellipse(turn === flip ? -37 : 37, -17, 5, 8), '#c2161f'),
    ) +
    both((turn) =>
      brush.metal(curve(turn('6,-24! 24,-48 56,-56 84,-46! 60,-36 34,-28')), 'gold', { ink: 5 }),
    ) +
    both((turn) => brush.cord(stroke(turn('44,38 78,34 92,60 116,58')), '#ffd75a', 6)) +
    brush.solid(face('0,92 14,92 22,104 0,126!'), '#fff4d8', { ink: 6, shadow: 8 }) +
    place(cutGem(brush, '#3fc8ff', 8, 21), 0, -56)
  );
}

// The glow lies in the texture, under the ribs: the light comes from within.
function lantern(brush: Brush, tone: string): string {
  const ribs = [20, 46, 68]
    .flatMap((x) => [x, -x])
    .map((x) =>
      outline(stroke(`${x * 0.6},-66 ${x * 1.25},0 ${x * 0.6},66`), shade(tone, -0.16), 4),
    )
    .join('');
  return (
    brush.cord(line('0,-128 0,-80'), '#ffd75a', 6) +
    [-14, 0, 14]
      .map((x) => brush.cord(stroke(`${x * 0.4},74 ${x},100 ${x * 1.2},126`), '#ffcf3f', 6, 5))
      .join('') +
    brush.solid(face('0,-70 44,-66 84,-36 96,0 84,36 44,66 0,70'), tone, {
      round: true,
      shadow: 28,
      texture: `${brush.glow(-10, -4, 74, '#fff2a0', 0.95)}${ribs}`,
      gloss: [-48, -34, 9, 16],
    }) +
    brush.metal(rect(-44, -88, 88, 22, 8), 'gold') +
    brush.metal(rect(-44, 64, 88, 22, 8), 'gold') +
    brush.metal(
      'M-26,-26h20v-12h12v12h20v44h-20v16h-12v-16h-20ZM-16,-16v24h10v-24ZM6,-16v24h10v-24Z',
      'gold',
      { ink: 5 },
    )
  );
}

// Seen from above and turned, with fins on both sides, it fills a tall picture best.
function koi(brush: Brush, tone: string): string {
  const body =
    'M0,-112C34,-104 46,-70 40,-36C36,-6 22,20 16,50C14,62 10,70 4,76L-6,74C-14,44 -36,10 -42,-28C-46,-66 -32,-104 0,-112Z';
  const scales = Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: 5 }, (__, column) =>
      outline(
        ellipse((column - 2) * 18 + (row % 2) * 9, -52 + row * 18, 9),
        shade(tone, -0.14),
        2.5,
        0.5,
      ),
    ).join(''),
  ).join('');
  const fin = (spec: string) =>
    brush.solid(curve(spec), '#fff0e0', {
      shadow: 10,
      fill: brush.vertical([
        [0, shade(tone, 0.16)],
        [1, '#fff6ea'],
      ]),
    });
  return place(
    fin('0,66! 40,84 66,128! 30,112 6,122 -18,110 -50,124! -38,92') +
      fin('34,-50! 72,-48 92,-16! 60,-18 36,-26') +
      fin('-38,-44! -78,-38 -98,-4! -62,-10 -38,-20') +
      fin('22,10! 44,18 50,38! 28,34') +
      fin('-22,14! -46,24 -52,44! -26,38') +
      brush.solid(body, '#fff6ea', {
        shadow: 20,
        texture:
          fill(
            curve('-50,-120 10,-116 40,-90 10,-76 -20,-88 -40,-70') +
              curve('-10,-56 50,-66 60,-20 20,-10 -24,-26') +
              curve('-50,0 10,6 30,40 -4,50 -40,30'),
            tone,
          ) + scales,
      }) +
      fill(curve('-8,-44! 4,-10 0,26! -10,-6'), shade(tone, -0.12), 0.8) +
      [-1, 1]
        .map(
          (side) =>
            brush.ball(side * 22 - 1, -84, 9, '#2a2038', { ink: 4 }) +
            brush.cord(
              stroke(`${side * 12},-106 ${side * 26},-116 ${side * 34},-128`),
              '#fff0e0',
              3,
              4,
            ),
        )
        .join(''),
    0,
    0,
    1,
    24,
  );
}

// Two rings of petals, the outer ones first; each is lit alone, then turned.
function lotus(brush: Brush, tone: string): string {
  const petal = (turn: number, long: number, wide: number, colour: string) =>
    `<g transform="translate(0 44) rotate(${turn})">${brush.solid(
      curve(
        `0,0! ${wide},${-long * 0.5} ${wide * 0.7},${-long * 0.78} 0,${-long}! ${-wide * 0.7},${-long * 0.78} ${-wide},${-long * 0.5}`,
      ),
      colour,
      {
        ink: 6,
        shadow: 12,
        fill: brush.vertical([
          [0, shade(colour, -0.02, 0, 1.2)],
          [0.5, colour],
          [1, '#fff4f8'],
        ]),
      },
    )}</g>`;
  return (
    brush.solid(ellipse(0, 66, 122, 34), '#2f9a5a', {
      shadow: 14,
      texture: [-80, -30, 30, 80]
        .map((x) => outline(line(`0,66 ${x * 1.6},100`), '#8fe0a0', 4))
        .join(''),
    }) +
    [-72, 72].map((turn) => petal(turn, 116, 26, tone)).join('') +
    [-50, 50].map((turn) => petal(turn, 126, 30, tone)).join('') +
    [-26, 26].map((turn) => petal(turn, 132, 32, shade(tone, 0.03))).join('') +
    petal(0, 138, 34, shade(tone, 0.06)) +
    [-54, 54].map((turn) => petal(turn, 78, 26, shade(tone, 0.08))).join('') +
    [-24, 24].map((turn) => petal(turn, 86, 26, shade(tone, 0.1))).join('') +
    petal(0, 84, 24, shade(tone, 0.12)) +
    brush.glow(0, -66, 46, '#fff8d0', 0.8)
  );
}

// Tier by tier from the bottom: walls under the roof that shelters them.
function pagoda(brush: Brush, tone: string): string {
  const tier = (y: number, wide: number, tall: number) =>
    brush.solid(rect(-wide * 0.62, y - tall, wide * 1.24, tall), '#f6dcb0', {
      shadow: 10,
      texture: [-0.4, 0, 0.4]
        .map((at) => fill(rect(wide * at - 7, y - tall + 6, 14, tall), at === 0 ? '#ffe07a' : tone))
        .join(''),
    }) +
    brush.solid(
      face(
        `0,${y - tall - 34} ${wide * 0.4},${y - tall - 26} ${wide * 0.76},${y - tall - 6} ${wide * 1.16},${y - tall - 20}! ${wide * 0.96},${y - tall + 8} 0,${y - tall + 4}`,
      ),
      tone,
      {
        shadow: 12,
        texture: [-0.7, -0.45, -0.2, 0, 0.2, 0.45, 0.7]
          .map((at) =>
            outline(
              line(`${wide * at * 0.4},${y - tall - 40} ${wide * at * 1.2},${y - tall + 10}`),
              shade(tone, -0.14),
              4,
            ),
          )
          .join(''),
      },
    ) +
    brush.metal(
      stroke(
        `${-wide * 0.96},${y - tall + 8} 0,${y - tall + 4} ${wide * 0.96},${y - tall + 8}`,
      ).concat(`L${wide * 0.9},${y - tall + 14}L${-wide * 0.9},${y - tall + 14}Z`),
      'gold',
      { ink: 4 },
    );
  return (
    brush.solid(rect(-104, 84, 208, 24, 4), '#b8a898', { shadow: 8 }) +
    brush.solid(rect(-84, 72, 168, 16, 4), '#d8c8b0', { shadow: 6 }) +
    tier(74, 92, 38) +
    tier(18, 76, 34) +
    tier(-34, 60, 30) +
    brush.metal(facePoly('0,-128 8,-100 12,-92 0,-88'), 'gold', { ink: 5 }) +
    brush.ball(0, -104, 9, '#ffd75a', { ink: 5 })
  );
}

// A square hole tells this coin from every other round thing at a glance.
function coin(brush: Brush, tone: string): string {
  const marks = [0, 90, 180, 270]
    .map(
      (turn) =>
        `<g transform="rotate(${turn})">${brush.metal('M-18,-78h36v10h-13v8h10v9h-10v8h-10v-8h-10v-9h10v-8h-13Z', 'gold', { ink: 4 })}</g>`,
    )
    .join('');
  return (
    brush.metal(ellipse(0, 0, 108), 'gold') +
    brush.solid(ellipse(0, 0, 90), tone, { round: true, ink: 5, shadow: 22 }) +
    marks +
    brush.metal(rect(-34, -34, 68, 68, 4), 'gold') +
    fill(rect(-22, -22, 44, 44), brush.ink) +
    brush.gloss(-50, -62, 22, 8, 0.4)
  );
}

export const festival: Family = {
  dragon: { tones: ['#1fae5a', '#2f7fd8', '#c2303f', '#e0a82e'], draw: dragon },
  lantern: { tones: ['#e0303a', '#f07a1f', '#c03f9a'], draw: lantern },
  koi: { tones: ['#f0602a', '#2f5fc0'], coat: '#f0d8c8', draw: koi },
  lotus: { tones: ['#f06fa8', '#b07af0'], draw: lotus },
  pagoda: { tones: ['#c2263a', '#1f7f6a'], draw: pagoda },
  coin: { tones: ['#128a6a', '#a8202f'], coat: '#c8a04a', draw: coin },
};
