import { fill, outline, place, type Brush } from '../lib/brush.ts';
import { shade } from '../lib/color.ts';
import {
  both,
  curve,
  ellipse,
  face,
  flip,
  line,
  poly,
  rect,
  regular,
  star,
  stroke,
} from '../lib/path.ts';
import type { Family } from './motif.ts';

// One patch in the middle and five at the edge say football; the seams join them.
function football(brush: Brush, tone: string): string {
  const patches = Array.from(
    { length: 5 },
    (_, at) =>
      `<g transform="rotate(${at * 72})">${outline(line('0,-36 0,-70'), '#1c1a2c', 6)}${fill(poly('-26,-112 26,-112 32,-84 0,-66 -32,-84'), '#1c1a2c')}${outline(line('32,-84 58,-58'), '#1c1a2c', 6)}${outline(line('-32,-84 -58,-58'), '#1c1a2c', 6)}</g>`,
  ).join('');
  return place(
    brush.solid(ellipse(0, 0, 106), tone, {
      round: true,
      shadow: 36,
      texture: patches + fill(regular(5, 38), '#1c1a2c'),
      gloss: [-44, -56, 22, 11],
    }),
    0,
    0,
    1,
    12,
  );
}

function basketball(brush: Brush, tone: string): string {
  const seams = [
    line('-120,10 120,-10'),
    line('10,-120 -10,120'),
    stroke('-74,-90 -30,-34 -26,40 -60,96'),
    stroke('66,-94 26,-36 30,40 76,86'),
  ]
    .map((path) => outline(path, '#4a1a0c', 7))
    .join('');
  return place(
    brush.solid(ellipse(0, 0, 106), tone, {
      round: true,
      shadow: 36,
      texture: seams,
      gloss: [-46, -54, 22, 11],
    }),
    0,
    0,
    1,
    -16,
  );
}

// Handles are drawn as strokes so that their metal follows the bend.
function trophy(brush: Brush, tone: string): string {
  return (
    both(
      (turn) =>
        `<path d="${stroke(turn('52,-76 104,-86 108,-34 48,4'))}" fill="none" stroke="${brush.ink}" stroke-width="25"/><path d="${stroke(turn('52,-76 104,-86 108,-34 48,4'))}" fill="none" stroke="#f0b030" stroke-width="15"/><path d="${stroke(turn('52,-78 102,-88 106,-36'))}" fill="none" stroke="#fff0b0" stroke-width="4"/>`,
    ) +
    brush.metal(face('0,28 14,32 12,58 30,72 0,76'), 'gold') +
    brush.solid(rect(-52, 72, 104, 40, 8), tone, { shadow: 12 }) +
    brush.metal(rect(-28, 82, 56, 20, 4), 'gold', { ink: 4 }) +
    brush.metal(face('0,-104 70,-104! 72,-60 56,-6 20,30 0,34'), 'gold', {
      shadow: 22,
      gloss: [-44, -60, 8, 28],
    }) +
    brush.metal(ellipse(0, -104, 72, 13), 'gold', { ink: 6, shadow: 0 }) +
    brush.solid(star(5, 36, 15, 0, -44), '#fff8e0', { ink: 5, shadow: 6 })
  );
}

// Stripes run around the shell, not across it.
function racer(brush: Brush, tone: string): string {
  return place(
    brush.solid(
      curve('-96,60! -104,-10 -84,-76 -20,-108 50,-98 96,-50 104,20 92,76! 40,92 -30,86'),
      tone,
      {
        round: true,
        shadow: 32,
        texture:
          fill(curve('-40,-120 -10,-120 96,-20 120,60 90,90 70,20'), '#fff') +
          fill(curve('0,-120 20,-116 116,-20 130,40 108,60 90,0'), '#ffd23f'),
        gloss: [-48, -74, 22, 9],
      },
    ) +
      brush.solid(
        curve('-104,-22! -60,-34 0,-34 46,-20! 50,10 36,30! -20,34 -102,26!'),
        '#1a2a5a',
        {
          shadow: 12,
          fill: brush.gradient('x2="1" y2="1"', [
            [0, '#8fe8ff'],
            [0.45, '#2f5fc0'],
            [1, '#141a40'],
          ]),
          gloss: [-64, -10, 22, 6],
        },
      ) +
      brush.metal(ellipse(54, -4, 15), 'silver', { ink: 5 }) +
      [44, 58].map((y) => outline(line(`-88,${y} -54,${y + 2}`), shade(tone, -0.24), 7)).join(''),
    0,
    6,
    1,
    -6,
  );
}

// Four buttons in four colours are what the eye looks for first.
function pad(brush: Brush, tone: string): string {
  const shell = '0,-52 40,-56 76,-58 104,-24 118,34 110,74 84,80 58,44 30,34 0,34';
  return place(
    both((turn) =>
      brush.solid(curve(turn('46,-54! 50,-74 84,-74 92,-52!')), shade(tone, -0.2), { shadow: 6 }),
    ) +
      brush.solid(face(shell), tone, { shadow: 26 }) +
      brush.solid('M-76,-32h20v18h18v20h-18v18h-20v-18h-18v-20h18Z', '#1c1a2c', {
        ink: 0,
        shadow: 5,
      }) +
      (
        [
          [66, -34, '#ffd23f'],
          [88, -10, '#ff5a6a'],
          [44, -10, '#3fb8ff'],
          [66, 14, '#5fe07a'],
        ] as const
      )
        .map(([x, y, colour]) => brush.ball(x, y, 12, colour, { ink: 4 }))
        .join('') +
      [-30, 30]
        .map(
          (x) =>
            brush.ball(x, 26, 22, '#2a2840', { ink: 6 }) +
            outline(ellipse(x, 26, 11), '#6a6890', 3),
        )
        .join('') +
      brush.glow(0, -24, 26, '#5fffff') +
      brush.metal(ellipse(0, -24, 11), 'silver', { ink: 4 }),
    0,
    2,
    1.04,
    -10,
  );
}

// Angular and symmetrical, with one light in the face.
function mecha(brush: Brush, tone: string): string {
  return (
    both((turn) => brush.metal(poly(turn('8,-52 118,-116 96,-84 22,-34')), 'gold', { ink: 6 })) +
    both((turn) =>
      brush.solid(poly(turn('64,-34 96,-14 100,52 66,66')), shade(tone, -0.12), {
        shadow: 10,
        texture: [4, 22, 40]
          .map((y) => outline(line(turn(`70,${y} 102,${y}`)), '#1c1a2c', 5))
          .join(''),
      }),
    ) +
    brush.solid(
      poly('0,-96 44,-80 72,-36 74,20 50,70 22,96 -22,96 -50,70 -74,20 -72,-36 -44,-80'),
      tone,
      { shadow: 24 },
    ) +
    brush.solid(poly('-58,-18 58,-18 46,18 12,24 0,34 -12,24 -46,18'), '#14142a', {
      ink: 5,
      shadow: 6,
    }) +
    both(
      (turn) =>
        brush.glow(turn === flip ? -30 : 30, 0, 34, '#3fe8ff', 0.8) +
        fill(poly(turn('12,2 48,-12 42,8 16,12')), '#b8ffff'),
    ) +
    brush.solid(poly('0,-108 18,-86 14,-44 0,-32 -14,-44 -18,-86'), '#e8303f', {
      ink: 6,
      shadow: 8,
    }) +
    brush.solid(poly('-30,40 30,40 22,88 0,98 -22,88'), '#d8dcea', { ink: 5, shadow: 10 }) +
    [56, 70].map((y) => outline(line(`-16,${y} 16,${y}`), '#3a3f5a', 6)).join('') +
    brush.ball(0, -54, 10, '#3fe8ff', { ink: 4 })
  );
}

// The sound wave between the ears fills what would be a hole.
function headset(brush: Brush, tone: string): string {
  const band = stroke('-84,20 -84,-56 -40,-104 0,-108 40,-104 84,-56 84,20');
  return (
    brush.cord(band, shade(tone, -0.06), 24) +
    `<path d="${band}" fill="none" stroke="${shade(tone, 0.2)}" stroke-width="6" transform="translate(-3 -5)" stroke-linecap="round"/>` +
    brush.cord(stroke('-84,50 -76,100 -30,112'), '#2a2840', 8) +
    brush.ball(-20, 112, 14, '#2a2840', { ink: 6 }) +
    both(
      (turn) =>
        brush.solid(curve(turn('56,-18! 50,20 56,66! 66,74 72,20 66,-28')), '#2a2840', {
          shadow: 8,
        }) +
        brush.solid(curve(turn('68,-30 102,-20 118,22 102,68 68,76')), tone, { shadow: 16 }) +
        brush.glow(turn === flip ? -90 : 90, 23, 40, '#5fffff', 0.7) +
        outline(ellipse(turn === flip ? -90 : 90, 23, 15, 22), '#b8ffff', 6),
    ) +
    (
      [
        [-24, 14],
        [-8, 34],
        [8, 24],
        [24, 10],
      ] as const
    )
      .map(([x, tall]) => outline(line(`${x},${20 - tall} ${x},${20 + tall}`), '#5fffff', 8))
      .join('')
  );
}

export const sports: Family = {
  football: { tones: ['#f8f8fc'], coat: '#d8d8e4', draw: football },
  basketball: { tones: ['#e8702a', '#c2402f', '#3f6fc0'], draw: basketball },
  trophy: { tones: ['#2a3f8a', '#8a1c34', '#1f6a4a'], coat: '#e7a52c', draw: trophy },
  racer: { tones: ['#d8202f', '#2f5fe0', '#2f9a5a', '#e0a02e'], draw: racer },
  pad: { tones: ['#e8ecf6', '#7a4fe0', '#e0506f', '#2f9aa8'], draw: pad },
  mecha: { tones: ['#f0f2fa', '#3f6fd8', '#e0506f', '#4a4a68'], draw: mecha },
  headset: { tones: ['#e03fa8', '#3f8fe0', '#f0902e'], draw: headset },
};
