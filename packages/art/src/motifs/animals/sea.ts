import { fill, outline, place, type Brush } from '../../lib/brush.ts';
import { shade } from '../../lib/color.ts';
import {
  both,
  curve,
  ellipse,
  face,
  flip,
  line,
  polar,
  poly,
  regular,
  stroke,
} from '../../lib/path.ts';
import type { Family } from '../motif.ts';

// A ringed eye that looks forward; its glint sits towards the light.
function eye(brush: Brush, x: number, y: number, r: number): string {
  return (
    brush.ball(x, y, r, '#fff8e8', { shadow: 5, gloss: [x, y, 0, 0] }) +
    fill(ellipse(x - r * 0.2, y, r * 0.55), '#140a12') +
    fill(ellipse(x - r * 0.38, y - r * 0.3, r * 0.22), '#fff')
  );
}

const scaleArcs = (colour: string): string =>
  [
    [10, -22],
    [34, -24],
    [56, -14],
    [22, 0],
    [46, 4],
    [10, 20],
    [34, 26],
    [62, 14],
  ]
    .map(([x = 0, y = 0]) =>
      outline(stroke(`${x},${y - 11} ${x + 9},${y} ${x},${y + 11}`), colour, 4),
    )
    .join('');

// The lure is the second light of the picture and the reason to look up.
function angler(brush: Brush, tone: string): string {
  const fin = shade(tone, -0.02, 40, 1.2);
  const teeth = [
    [-86, 12, 26],
    [-68, 16, 30],
    [-50, 18, 28],
    [-34, 18, 22],
  ]
    .map(([x = 0, y = 0, tall = 0]) =>
      fill(poly(`${x - 8},${y} ${x + 8},${y} ${x},${y + tall}`), '#fffdf0'),
    )
    .join('');
  const lower = [
    [-76, 56],
    [-58, 62],
    [-40, 60],
  ]
    .map(([x = 0, y = 0]) => fill(poly(`${x - 8},${y} ${x + 8},${y} ${x},${y - 26}`), '#fffdf0'))
    .join('');
  return (
    brush.solid(curve('70,6! 96,-36 124,-48! 114,6 126,62! 98,44'), fin, { shadow: 10 }) +
    brush.solid(curve('-6,-66! 20,-98 62,-84! 56,-50'), fin, { shadow: 10 }) +
    brush.solid(curve('10,70! 24,104 60,98! 50,60'), fin, { shadow: 10 }) +
    brush.cord(stroke('-20,-66 -30,-112 -74,-124 -100,-94'), shade(tone, -0.1), 7) +
    brush.glow(-102, -84, 50, '#fffbb0') +
    brush.ball(-102, -82, 15, '#ffe98a', { ink: 5 }) +
    brush.solid(
      curve('-102,10! -78,-48 -24,-76 34,-62 80,-10 84,16 46,62 -6,84 -62,76 -94,50! -70,34'),
      tone,
      {
        shadow: 26,
        texture:
          scaleArcs(shade(tone, -0.14)) +
          fill(curve('-90,60 -40,50 10,60 60,50 20,90 -60,90'), shade(tone, 0.2)),
      },
    ) +
    brush.solid(curve('-102,10! -64,14 -22,14! -28,46 -60,64 -94,54!'), '#5a0f2a', {
      ink: 5,
      shadow: 8,
      texture: teeth + lower,
    }) +
    eye(brush, -36, -26, 22) +
    brush.solid(curve('6,20! 38,16 56,34! 34,48 12,40'), fin, { ink: 6, shadow: 8 })
  );
}

// A crown marks it as the prize among fish.
function goldfin(brush: Brush, tone: string): string {
  const fin = shade(tone, 0.08, 16);
  return (
    brush.solid(curve('56,0! 84,-54 128,-66! 112,-30 126,0! 110,28 122,70! 82,52'), fin, {
      shadow: 10,
      texture: ['66,0 116,-50', '66,0 116,0', '66,0 112,56']
        .map((spec) => outline(line(spec), shade(tone, -0.1), 4))
        .join(''),
    }) +
    brush.solid(curve('-30,-54! -14,-104 36,-112! 44,-70 34,-46'), fin, { shadow: 10 }) +
    brush.solid(curve('-10,58! -4,98 36,104! 34,56'), fin, { shadow: 10 }) +
    brush.solid(curve('-106,6! -88,-40 -40,-64 14,-54 66,0 14,58 -42,68 -90,44'), tone, {
      round: true,
      shadow: 26,
      texture:
        scaleArcs(shade(tone, -0.16)) +
        fill(curve('-100,40 -40,36 40,44 0,80 -70,76'), '#fff0c8', 0.8),
    }) +
    outline(stroke('-30,-40 -14,0 -30,40'), shade(tone, -0.24), 6) +
    eye(brush, -58, -14, 20) +
    outline(stroke('-104,12 -88,20 -74,14'), brush.ink, 6) +
    brush.solid(curve('-14,12! 18,10 34,34! 8,40'), fin, { ink: 6, shadow: 8 }) +
    brush.metal(poly('-66,-58 -74,-90 -56,-76 -44,-98 -36,-74 -18,-84 -26,-58'), 'gold', { ink: 6 })
  );
}

// The belly line runs through the mouth, which keeps the jaw part of the body.
function shark(brush: Brush, tone: string): string {
  return place(
    brush.solid(curve('64,-8! 96,-64 126,-84! 116,-20 128,30! 98,22'), tone, { shadow: 10 }) +
      brush.solid(curve('-10,-44! 8,-96 40,-114! 40,-70 52,-36'), tone, { shadow: 10 }) +
      brush.solid(curve('-124,-6! -90,-38 -30,-54 40,-38 88,-2! 60,26 0,46 -60,46 -92,32'), tone, {
        shadow: 20,
        texture: fill(curve('-130,10! -70,12 0,14 90,0! 60,60 -90,60'), '#f2f6fa'),
      }) +
      brush.solid(curve('-106,16! -70,16 -38,8! -48,34 -80,42'), '#7a1428', {
        ink: 5,
        shadow: 6,
        texture: [-96, -80, -64, -48]
          .map((x) =>
            fill(
              poly(`${x - 8},10 ${x + 8},8 ${x},28`) + poly(`${x},42 ${x + 14},38 ${x + 6},26`),
              '#fff',
            ),
          )
          .join(''),
      }) +
      fill(ellipse(-66, -16, 9), '#140a12') +
      fill(ellipse(-69, -19, 3), '#fff') +
      outline(stroke('-86,-30 -66,-32 -50,-24'), brush.ink, 6) +
      [-18, -4, 10]
        .map((x) => outline(stroke(`${x},-14 ${x + 6},2 ${x},18`), shade(tone, -0.24), 5))
        .join('') +
      brush.solid(curve('0,30! 34,40 52,92! 16,76 -16,40'), shade(tone, -0.04), { shadow: 10 }),
    0,
    8,
    1,
    -10,
  );
}

// Arms are strokes with a dotted stroke of suckers on top.
function octopus(brush: Brush, tone: string): string {
  const arms = [
    '30,40 66,62 96,40 120,60',
    '22,52 54,96 96,84 108,108',
    '10,56 22,104 52,124 74,112',
  ].flatMap((spec) => [spec, flip(spec)]);
  return (
    arms
      .map(
        (spec) =>
          brush.cord(stroke(spec), tone, 24) +
          `<path d="${stroke(spec)}" fill="none" stroke="${shade(tone, 0.2)}" stroke-width="7" stroke-linecap="round" stroke-dasharray="1 15"/>`,
      )
      .join('') +
    brush.solid(face('0,-112 50,-100 84,-54 74,-8 52,26 40,60 0,70'), tone, {
      round: true,
      shadow: 28,
      texture: [
        [-40, -70, 9],
        [-22, -92, 6],
        [44, -60, 8],
        [56, -40, 5],
        [-58, -44, 6],
      ]
        .map(([x = 0, y = 0, r = 0]) => fill(ellipse(x, y, r), shade(tone, 0.14)))
        .join(''),
      gloss: [-34, -78, 18, 10],
    }) +
    eye(brush, -28, 4, 22) +
    eye(brush, 28, 4, 22) +
    fill(
      both((turn) => curve(turn('4,-12! 24,-30 58,-26! 34,-16'))),
      brush.ink,
    ) +
    outline(stroke('-16,42 0,36 16,42'), brush.ink, 6)
  );
}

// Strands hang behind the bell; the scalloped hem hides their ends.
function jelly(brush: Brush, tone: string): string {
  const strands = [-62, -38, -14, 14, 38, 62]
    .map((x, at) =>
      brush.cord(
        stroke(`${x},20 ${x + 14},50 ${x - 8},82 ${x + 8},${at % 2 ? 112 : 126}`),
        shade(tone, at % 2 ? 0.1 : 0, at * 8),
        9,
      ),
    )
    .join('');
  return (
    strands +
    brush.solid(
      curve(
        '-92,26! -96,-40 -54,-92 0,-100 54,-92 96,-40 92,26! 66,14 46,30! 22,14 0,32! -22,14 -46,30! -66,14',
      ),
      tone,
      {
        round: true,
        shadow: 28,
        texture: [
          [-50, -40, 12],
          [-20, -66, 9],
          [24, -60, 13],
          [58, -30, 9],
          [0, -30, 8],
        ]
          .map(([x = 0, y = 0, r = 0]) => fill(ellipse(x, y, r), '#fff', 0.35))
          .join(''),
        gloss: [-44, -66, 20, 9],
      },
    ) +
    fill(ellipse(-26, 0, 8, 10) + ellipse(26, 0, 8, 10), '#140a12') +
    fill(ellipse(-29, -4, 3) + ellipse(23, -4, 3), '#fff') +
    outline(stroke('-9,10 0,16 9,10'), '#140a12', 5) +
    fill(ellipse(-44, 10, 9, 6) + ellipse(44, 10, 9, 6), '#ff6f9a', 0.6)
  );
}

// Seen from above: the shell's plates are lit one by one.
function turtle(brush: Brush, tone: string): string {
  const skin = '#8fd05a';
  const ring = Array.from({ length: 6 }, (_, at) => {
    const { x, y } = polar(at * 60, 58, 0, 6);
    return brush.solid(regular(6, 27, x, y, 0), shade(tone, 0.08, 14), { ink: 4, shadow: 8 });
  }).join('');
  return place(
    both(
      (turn) =>
        brush.solid(curve(turn('44,-50! 84,-84 124,-84! 112,-46 70,-18')), skin, {
          shadow: 12,
          texture: fill(
            ellipse(turn === flip ? -92 : 92, -66, 8) + ellipse(turn === flip ? -74 : 74, -54, 6),
            shade(skin, -0.14),
          ),
        }) + brush.solid(curve(turn('40,60! 74,80 88,116! 56,108 30,82')), skin, { shadow: 10 }),
    ) +
      brush.solid(face('0,-128 24,-120 32,-94 20,-66 0,-60'), skin, { shadow: 14 }) +
      both(
        (turn) =>
          fill(ellipse(turn === flip ? -14 : 14, -104, 7, 8), '#140a12') +
          fill(ellipse(turn === flip ? -17 : 11, -107, 2.5), '#fff'),
      ) +
      brush.solid(face('0,-82 52,-70 84,-24 84,34 52,84 0,98'), tone, {
        round: true,
        shadow: 26,
        texture:
          ring + brush.solid(regular(6, 30, 0, 6, 0), shade(tone, 0.14, 20), { ink: 4, shadow: 8 }),
        gloss: [-46, -42, 20, 9],
      }),
    0,
    4,
    1,
    12,
  );
}

export const sea: Family = {
  angler: { tones: ['#7a3f9a', '#2f7f8a'], draw: angler },
  goldfin: { tones: ['#f5901f', '#e0506f', '#3fa8d8'], draw: goldfin },
  shark: { tones: ['#5f86b0', '#5f8a80', '#7a70b0'], draw: shark },
  octopus: { tones: ['#d83f7a', '#7a4fd8'], draw: octopus },
  jelly: { tones: ['#f06fc8', '#5fa8f0'], draw: jelly },
  turtle: { tones: ['#1f7f8a', '#a8682a'], draw: turtle },
};
