import { fill, outline, place, type Brush } from '../../lib/brush.ts';
import { shade } from '../../lib/color.ts';
import { curve, ellipse, face, poly, rect, star, stroke, wedge } from '../../lib/path.ts';
import type { Family } from '../motif.ts';

export function leaf(
  brush: Brush,
  x: number,
  y: number,
  turn: number,
  scale = 1,
  tone = '#4fae3a',
): string {
  const shape = curve('0,0! 24,-22 62,-20 84,0! 56,16 22,14');
  return place(
    brush.solid(shape, tone, {
      shadow: 10,
      texture: outline(stroke('4,0 40,-4 80,0'), shade(tone, 0.16), 4),
    }),
    x,
    y,
    scale,
    turn,
  );
}

// The stalks meet in the leaf, so that the pair hangs from one point.
function cherry(brush: Brush, tone: string): string {
  return (
    brush.cord(stroke('-42,30 -30,-30 14,-92') + stroke('46,44 40,-20 14,-92'), '#6fae2f', 9) +
    leaf(brush, 14, -90, 8, 1.05) +
    brush.ball(-44, 46, 52, tone) +
    brush.ball(50, 60, 48, shade(tone, -0.02))
  );
}

// Turned, with both tips showing: upright it could be an orange.
function lemon(brush: Brush, tone: string): string {
  const pores = [
    [-30, 20],
    [0, 44],
    [30, 10],
    [10, -10],
    [44, 40],
    [-50, -4],
    [22, 62],
  ]
    .map(([x = 0, y = 0]) => fill(ellipse(x, y, 4, 3), shade(tone, -0.12), 0.7))
    .join('');
  return (
    leaf(brush, 46, -64, -36, 1.1) +
    leaf(brush, 40, -62, 22, 0.85, '#3f9a4a') +
    place(
      brush.solid(
        curve('-112,4! -92,-16 -62,-58 0,-74 62,-58 92,-18 114,0! 94,20 62,62 0,76 -62,60 -92,24'),
        tone,
        { round: true, shadow: 28, texture: pores, gloss: [-36, -36, 24, 12] },
      ),
      0,
      14,
      1,
      -24,
    )
  );
}

// A slice, for its red says melon more quickly than a whole one.
function melon(brush: Brush, tone: string): string {
  const seeds = [
    [-52, 6],
    [-26, 26],
    [2, 8],
    [30, 28],
    [54, 6],
    [-6, 48],
    [-34, -14],
    [36, -14],
  ]
    .map(
      ([x = 0, y = 0]) =>
        fill(curve(`${x},${y - 9}! ${x + 6},${y + 4} ${x},${y + 9} ${x - 6},${y + 4}`), '#3a1420') +
        fill(ellipse(x - 2, y, 1.5, 3), '#fff', 0.7),
    )
    .join('');
  const rind = wedge(0, 180, 120, 0, 0, -40);
  return place(
    brush.solid(rind, '#2f9a3f', {
      shadow: 14,
      texture: [-80, -40, 0, 40, 80]
        .map((x) => outline(stroke(`${x},-40 ${x * 0.9 + 8},20 ${x * 0.5},90`), '#1a6a2a', 9))
        .join(''),
    }) +
      fill(wedge(0, 180, 104, 0, 0, -40), '#f2ffd0') +
      brush.solid(wedge(0, 180, 94, 0, 0, -40), tone, {
        ink: 0,
        shadow: 18,
        texture: seeds,
        gloss: [-54, -22, 18, 7],
      }),
    0,
    0,
    1,
    -14,
  );
}

// A gold slab with a smaller coloured slab inside: the classic needs no more.
function seven(brush: Brush, tone: string): string {
  const slab =
    'M-84,-96L88,-96L88,-52C34,0 12,44 8,104L-52,104C-46,40 -20,0 16,-44L-46,-44L-54,-22L-84,-22Z';
  const inner =
    'M-70,-82L74,-82L74,-58C22,-4 0,42 -4,90L-38,90C-32,34 -4,-10 40,-58L-58,-58L-66,-36L-70,-36Z';
  return (
    brush.metal(slab, 'gold', { shadow: 10 }) +
    brush.solid(inner, tone, { ink: 4, shadow: 10 }) +
    fill(star(4, 26, 5, -70, -82), '#fff') +
    fill(star(4, 18, 4, 66, -40), '#fff')
  );
}

function plum(brush: Brush, tone: string): string {
  return (
    brush.cord(stroke('0,-54 6,-84 22,-100'), '#7a4a2a', 9) +
    leaf(brush, 10, -74, -4, 1) +
    brush.solid(face('0,-58 44,-70 88,-32 88,32 48,84 0,90'), tone, {
      round: true,
      shadow: 26,
      texture: outline(stroke('6,-58 -14,0 2,88'), shade(tone, -0.2), 6, 0.7),
      gloss: [-44, -26, 20, 12],
    })
  );
}

function bell(brush: Brush, tone: string): string {
  return (
    brush.ball(0, 88, 20, '#b4622f') +
    brush.metal(face('0,-92 26,-84 48,-50 56,10 74,48 94,70! 80,84 40,88 0,90'), 'gold', {
      shadow: 16,
      gloss: [-26, -34, 9, 30],
    }) +
    brush.metal(ellipse(0, -96, 14), 'gold', { ink: 6 }) +
    brush.solid(
      poly('0,-66 -56,-98 -56,-44 56,-98 56,-44'.replace('-56,-44 56', '-56,-44Z M0,-66 L56')),
      tone,
      { ink: 6, shadow: 8 },
    ) +
    brush.ball(0, -70, 14, tone)
  );
}

// Back rows first; every ball has its own light.
function grapes(brush: Brush, tone: string): string {
  const rows = [
    [0, 88],
    [-22, 54],
    [22, 54],
    [-44, 18],
    [0, 20],
    [44, 18],
    [-60, -20],
    [-22, -18],
    [22, -18],
    [60, -20],
    [-38, -50],
    [0, -52],
    [38, -50],
  ];
  return (
    brush.cord(stroke('0,-50 4,-84 20,-104'), '#7a4a2a', 10) +
    leaf(brush, 4, -70, -20, 1.05) +
    leaf(brush, -2, -70, -165, 0.8) +
    rows.map(([x = 0, y = 0]) => brush.ball(x, y, 25, tone, { ink: 6 })).join('')
  );
}

function bars(brush: Brush, tone: string): string {
  return [-66, 0, 66]
    .map(
      (y, row) =>
        brush.metal(rect(-96, y - 28, 192, 56, 12), 'gold', { ink: 7 }) +
        brush.solid(rect(-86, y - 19, 172, 38, 8), shade(tone, row * 0.06, row * 30), {
          ink: 3,
          shadow: 8,
        }) +
        [-50, 0, 50].map((x) => fill(star(5, 15, 6, x, y), '#fff8e0')).join(''),
    )
    .join('');
}

export const fruit: Family = {
  cherry: { tones: ['#e0263c', '#a81f5f'], draw: cherry },
  lemon: { tones: ['#ffd52e', '#a8d83f'], draw: lemon },
  melon: { tones: ['#ff4f64', '#ffb03f', '#f06fa8'], draw: melon },
  seven: { tones: ['#d8202f', '#2f6fe0'], coat: '#d88a3a', draw: seven },
  plum: { tones: ['#5a4fd0', '#8a2f8a'], draw: plum },
  bell: { tones: ['#d8303f', '#2f6fd0', '#2f9a5a'], coat: '#e7a52c', draw: bell },
  grapes: { tones: ['#8a3fd0', '#7fc03f'], draw: grapes },
  bars: { tones: ['#c2261f', '#2f4fb0', '#1f7f5a'], coat: '#c88a3a', draw: bars },
};
