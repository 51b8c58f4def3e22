import { setWord } from '../lettering/title.ts';
import { fill, outline, place, type Brush } from '../lib/brush.ts';
import { shade } from '../lib/color.ts';
import {
  both,
  curve,
  ellipse,
  line,
  poly,
  rect,
  regular,
  star,
  stroke,
  wedge,
} from '../lib/path.ts';
import type { Family } from './motif.ts';

function tennisBall(brush: Brush, x: number, y: number, r: number): string {
  return brush.ball(x, y, r, '#d0e83a', {
    texture: place(
      outline(stroke('-110,-20 -50,-40 -20,-110') + stroke('110,20 50,40 20,110'), '#fff', 16),
      x,
      y,
      r / 100,
    ),
  });
}

// Strings are drawn under the rim, so that they seem to be strung.
function racket(brush: Brush, tone: string): string {
  const strings = [-48, -32, -16, 0, 16, 32, 48]
    .map((d) => outline(line(`${d},-130 ${d},30`) + line(`-70,${d - 46} 70,${d - 46}`), '#fff', 3))
    .join('');
  return (
    place(
      brush.clipped(
        ellipse(0, -46, 56, 70),
        fill(rect(-70, -130, 140, 170), shade(tone, -0.2), 0.35) + strings,
      ) +
        outline(ellipse(0, -46, 58, 72), brush.ink, 25) +
        outline(ellipse(0, -46, 58, 72), tone, 15) +
        outline(ellipse(-1.5, -48, 58, 72), shade(tone, 0.2), 4, 0.8) +
        brush.solid(poly('-34,18 -9,52 9,52 34,18 20,26 0,30 -20,26'), tone, {
          ink: 6,
          shadow: 6,
        }) +
        brush.solid(rect(-11, 46, 22, 84, 7), '#2a2438', {
          shadow: 8,
          texture: [58, 74, 90, 106, 122]
            .map((y) => outline(line(`-14,${y} 14,${y - 10}`), '#6a6488', 5))
            .join(''),
        }),
      14,
      0,
      1,
      30,
    ) + tennisBall(brush, -62, 54, 42)
  );
}

function glove(brush: Brush, tone: string): string {
  return place(
    brush.solid(curve('-44,56! 50,56! 58,116! 0,124 -52,116!'), '#fff4ea', {
      shadow: 12,
      texture: fill(rect(-70, 78, 140, 16), tone),
    }) +
      brush.solid(
        curve('-50,66! -84,20 -92,-40 -64,-92 -6,-112 56,-98 88,-50 84,4 54,66! 0,74'),
        tone,
        {
          round: true,
          shadow: 32,
          texture: outline(stroke('-80,-20 -20,-34 50,-30 90,-16'), shade(tone, -0.16), 6, 0.7),
          gloss: [-40, -74, 26, 12],
        },
      ) +
      brush.solid(
        curve('-60,30! -104,14 -112,-28 -88,-54 -62,-46 -44,-8 -20,8 -24,34'),
        shade(tone, 0.03),
        { shadow: 14, gloss: [-92, -34, 7, 9] },
      ) +
      brush.metal(star(5, 25, 11, 22, 8), 'gold', { ink: 5 }),
    4,
    0,
    1,
    10,
  );
}

// Three stumps and the bails in the air: the moment that counts.
function wicket(brush: Brush, tone: string): string {
  const stump = (x: number) =>
    brush.solid(rect(x - 8, -62, 16, 172, 7), '#e8c48a', { ink: 7, shadow: 7 });
  return (
    [-40, -10, 20].map(stump).join('') +
    place(
      brush.solid(rect(-22, -6, 44, 12, 5), '#f0d8a0', { ink: 6, shadow: 4 }),
      -42,
      -88,
      1,
      -24,
    ) +
    place(brush.solid(rect(-22, -6, 44, 12, 5), '#f0d8a0', { ink: 6, shadow: 4 }), 14, -96, 1, 20) +
    place(
      brush.solid(rect(-10, -126, 20, 70, 7), tone, {
        shadow: 6,
        texture: [-118, -104, -90, -76]
          .map((y) => outline(line(`-14,${y} 14,${y + 8}`), '#fff', 4, 0.6))
          .join(''),
      }) +
        brush.solid(
          curve('-10,-60! -26,-46 -28,-20 -28,90 -18,108! 18,108! 28,90 28,-20 26,-46 10,-60!'),
          '#e0b070',
          {
            shadow: 16,
            texture:
              fill(rect(-30, 10, 60, 26), tone) + outline(line('-6,-50 -6,110'), '#f4d8a0', 6, 0.7),
          },
        ),
      54,
      10,
      1,
      26,
    ) +
    brush.ball(-72, 60, 38, '#c2202f', {
      texture: place(
        outline(stroke('-60,10 0,-10 60,10'), '#fff', 7) +
          outline(stroke('-60,26 0,6 60,26') + stroke('-60,-6 0,-26 60,-6'), '#ffd0c0', 3.5),
        -72,
        60,
        1,
        -30,
      ),
    })
  );
}

// The number sits in a white spot that leans, so that the ball rolls.
function cueball(brush: Brush, tone: string): string {
  return (
    place(
      brush.solid(poly('-7,-150 7,-150 12,150 -12,150'), '#d8a860', { ink: 7, shadow: 8 }) +
        brush.solid(rect(-7, -150, 14, 22, 3), '#5f9fe0', { ink: 4, shadow: 3 }) +
        brush.solid(poly('-10,70 10,70 12,150 -12,150'), '#3a1f4a', { ink: 4, shadow: 4 }),
      10,
      10,
      0.84,
      48,
    ) +
    brush.ball(0, 0, 92, tone, { shadow: 34 }) +
    brush.solid(ellipse(4, -6, 46, 45), '#fffaf0', { ink: 0, shadow: 8 }) +
    fill(setWord('8', 'bowlby-one', 4, -6, 46), '#1c1a2c') +
    brush.gloss(-44, -56, 22, 10) +
    brush.ball(-82, 82, 30, '#f8f4ec') +
    brush.ball(84, 78, 33, '#f0b02e', { texture: fill(rect(40, 64, 90, 28), '#fff', 0.9) })
  );
}

const ring = (outer: number, inner: number, a: string, b: string) =>
  Array.from({ length: 20 }, (_, at) =>
    fill(wedge(at * 18 - 9, at * 18 + 9, outer, inner), at % 2 ? a : b),
  ).join('');

function bullseye(brush: Brush, tone: string): string {
  return (
    brush.solid(ellipse(0, 0, 112), '#2a2438', { round: true, shadow: 18 }) +
    brush.solid(ellipse(0, 0, 96), '#f4e8d0', {
      ink: 4,
      shadow: 22,
      texture:
        ring(96, 0, '#f4e8d0', '#2a2438') +
        ring(96, 84, tone, '#1f8a5a') +
        ring(58, 48, tone, '#1f8a5a'),
    }) +
    brush.solid(ellipse(0, 0, 22), '#1f8a5a', { ink: 4, shadow: 6 }) +
    fill(ellipse(0, 0, 10), tone) +
    place(
      brush.metal(poly('0,0 -5,26 5,26'), 'silver', { ink: 5 }) +
        brush.metal(rect(-8, 24, 16, 46, 6), 'gold', { ink: 6 }) +
        brush.solid(rect(-4, 68, 8, 30, 2), '#3a2a5a', { ink: 5, shadow: 3 }) +
        brush.solid(poly('0,78 26,104 26,138 0,120 -26,138 -26,104'), shade(tone, 0.06, 20), {
          ink: 6,
          shadow: 8,
        }),
      0,
      0,
      0.98,
      -42,
    )
  );
}

// Crossed sticks, the puck in front where they meet.
function faceoff(brush: Brush, tone: string): string {
  const stick = (side: number, colour: string) =>
    `<g transform="scale(${side} 1)">${place(
      brush.solid('M-9,-128H9V66L70,92a14,14 0 0 1 2,30H18a26,26 0 0 1 -27,-22Z', '#e0b070', {
        shadow: 10,
        texture:
          fill(rect(-20, -60, 40, 70), colour) +
          fill(poly('26,60 90,60 90,140 26,140'), '#2a2438') +
          fill(rect(-14, -134, 30, 34), '#2a2438'),
      }),
      0,
      0,
      1,
      -32,
    )}</g>`;
  return (
    stick(-1, shade(tone, 0.04, 160)) +
    stick(1, tone) +
    brush.solid('M-60,76V98a60,20 0 0 0 120,0V76Z', '#2a2438', { shadow: 12 }) +
    brush.solid(ellipse(0, 76, 60, 20), '#3f3a58', { ink: 6, shadow: 6 }) +
    outline(ellipse(0, 76, 40, 12), '#6a6488', 4) +
    fill(star(4, 26, 5, 0, -110) + star(4, 14, 3, -44, -104), '#fff')
  );
}

function whistle(brush: Brush, tone: string): string {
  return place(
    brush.cord(stroke('-66,-10 -118,-40 -100,-104 -40,-112 -10,-74'), shade(tone, 0, 150), 13) +
      brush.metal(ellipse(-62, 0, 17), 'silver', { ink: 6 }) +
      brush.solid('M-50,30A62,62 0 1 0 74,44L76,-2L126,-14V-52L-4,-50A70,70 0 0 0 -50,30Z', tone, {
        shadow: 26,
        texture: fill(rect(80, -60, 60, 60), shade(tone, -0.1)),
        gloss: [-22, 0, 9, 22],
      }) +
      brush.solid(rect(28, -60, 34, 24, 4), '#2a2438', { ink: 5, shadow: 4 }) +
      brush.metal(ellipse(12, 38, 34), 'silver') +
      brush.ball(12, 40, 22, '#ffb84a', { ink: 5 }) +
      [
        [106, -92, 74, -66],
        [64, -116, 54, -82],
        [26, -118, 34, -84],
      ]
        .map(([a, b, c, d]) => outline(line(`${a},${b} ${c},${d}`), '#fff', 8, 0.9))
        .join(''),
    -4,
    10,
    0.98,
    -8,
  );
}

function gridiron(brush: Brush, tone: string): string {
  return place(
    brush.solid(
      curve('-128,0! -92,-44 -40,-66 0,-70 40,-66 92,-44 128,0! 92,44 40,66 0,70 -40,66 -92,44'),
      tone,
      {
        shadow: 30,
        texture:
          [-88, 88]
            .map((x) => outline(stroke(`${x},-70 ${x * 1.08},0 ${x},70`), '#fff6ea', 13))
            .join('') + outline(stroke('-90,-30 0,-46 90,-30'), shade(tone, -0.14), 5),
        gloss: [-50, -40, 26, 8],
      },
    ) +
      outline(line('-46,0 46,0'), '#fff6ea', 9) +
      [-34, -12, 12, 34].map((x) => outline(line(`${x},-14 ${x},14`), '#fff6ea', 8)).join(''),
    0,
    0,
    1,
    -32,
  );
}

function medal(brush: Brush, tone: string): string {
  return (
    both((turn) =>
      brush.solid(
        poly(turn('-8,-6 -44,-128 2,-128 34,-16')),
        turn('1,0').startsWith('-') ? shade(tone, 0.05, 150) : tone,
        { shadow: 10, texture: outline(line(turn('-20,-128 14,-14')), '#fff', 9, 0.8) },
      ),
    ) +
    brush.metal(regular(12, 82, 0, 42), 'gold', { shadow: 14 }) +
    brush.metal(ellipse(0, 42, 62), 'gold', { ink: 5, shadow: 14 }) +
    brush.solid(star(5, 46, 20, 0, 40), '#fff8e0', { ink: 6, shadow: 8 }) +
    brush.metal(rect(-18, -48, 36, 18, 6), 'gold', { ink: 6 }) +
    brush.gloss(-34, 6, 14, 6, 0.6)
  );
}

export const courts: Family = {
  racket: { tones: ['#e0402f', '#2f7fe0', '#7a4fd0'], draw: racket },
  glove: { tones: ['#d8202f', '#2f5fd8', '#2f9a5a'], draw: glove },
  wicket: { tones: ['#2f6fd0', '#c2302f', '#1f8a5a'], coat: '#e0b878', draw: wicket },
  cueball: { tones: ['#1c1a2c', '#7a1c3a', '#1f5fb0'], draw: cueball },
  bullseye: { tones: ['#d8303f', '#e08a1f'], coat: '#6a5a68', draw: bullseye },
  faceoff: { tones: ['#2f7fe0', '#e0402f'], coat: '#c8a878', draw: faceoff },
  whistle: { tones: ['#f0b02e', '#e0403f', '#3f8fe0'], draw: whistle },
  gridiron: { tones: ['#9a4f28', '#b8322f'], draw: gridiron },
  medal: { tones: ['#2f5fd0', '#c2303f', '#1f8a6a'], coat: '#e7a52c', draw: medal },
};
