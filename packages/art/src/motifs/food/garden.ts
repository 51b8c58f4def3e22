import { fill, outline, place, type Brush } from '../../lib/brush.ts';
import { shade } from '../../lib/color.ts';
import { curve, ellipse, face, flip, line, mirrored, stroke } from '../../lib/path.ts';
import { leaf } from './fruit.ts';
import type { Family } from '../motif.ts';

// A cut half before a whole one: the segments say which fruit it is.
function tangerine(brush: Brush, tone: string): string {
  const segments = Array.from(
    { length: 9 },
    (_, at) =>
      `<g transform="rotate(${at * 40})">${fill(curve('0,-8! 17,-38 13,-52 0,-56 -13,-52 -17,-38'), shade(tone, 0.08))}${fill(curve('-4,-30 -8,-46 -2,-50'), '#fff', 0.5)}</g>`,
  ).join('');
  return (
    leaf(brush, -18, -86, -26, 0.95) +
    brush.ball(-26, -10, 84, tone) +
    leaf(brush, -22, -86, 14, 0.8, '#3f9a4a') +
    brush.solid(ellipse(36, 42, 72), tone, {
      shadow: 10,
      texture: fill(ellipse(36, 42, 63), '#fff4d8') + place(segments, 36, 42),
    }) +
    brush.gloss(12, 12, 16, 6)
  );
}

// Seeds in rows that follow the body, each with a glint.
function berry(brush: Brush, tone: string): string {
  const seeds = [
    [-46, -22],
    [-14, -26],
    [20, -26],
    [52, -20],
    [-58, 10],
    [-28, 6],
    [4, 4],
    [36, 6],
    [64, 8],
    [-42, 38],
    [-12, 36],
    [20, 36],
    [46, 38],
    [-24, 66],
    [6, 66],
    [30, 66],
    [0, 92],
  ]
    .map(
      ([x = 0, y = 0]) =>
        fill(curve(`${x},${y - 8}! ${x + 5},${y + 2} ${x},${y + 6} ${x - 5},${y + 2}`), '#ffe9a0') +
        fill(ellipse(x + 3, y + 5, 3, 2), shade(tone, -0.2)),
    )
    .join('');
  return (
    brush.cord(stroke('0,-70 4,-96 18,-118'), '#5fae3a', 9) +
    brush.solid(face('0,-74 50,-80 92,-50 88,6 58,66 24,106 0,116'), tone, {
      round: true,
      shadow: 28,
      texture: seeds,
      gloss: [-52, -40, 18, 10],
    }) +
    brush.solid(
      face('0,-92 16,-86 40,-106! 46,-84 88,-84! 66,-66 84,-42! 48,-52 34,-28! 18,-50 0,-34!'),
      '#4fae3a',
      { shadow: 10 },
    )
  );
}

// The crown is half the picture; its leaves fan from one point.
function pineapple(brush: Brush, tone: string): string {
  const lattice = [-120, -84, -48, -12, 24, 60, 96]
    .map((y) =>
      outline(
        line(`-70,${y + 50} 70,${y - 20}`) + line(`-70,${y - 20} 70,${y + 50}`),
        shade(tone, -0.2),
        5,
      ),
    )
    .join('');
  const dots = [-18, 16, 50, 84]
    .flatMap((y) => [-44, 0, 44].map((x) => fill(ellipse(x, y, 4, 5), '#fff4b0')))
    .join('');
  const blade = (turn: number, long: number, colour: string) =>
    `<g transform="translate(0 -34) rotate(${turn})">${brush.solid(curve(`-13,6! -15,${-long * 0.5} 0,${-long}! 15,${-long * 0.5} 13,6!`), colour, { ink: 6, shadow: 8 })}</g>`;
  return (
    [-62, 62, -38, 38].map((turn, at) => blade(turn, 66 + at * 4, '#2f8a3a')).join('') +
    [-18, 18].map((turn) => blade(turn, 92, '#3f9f42')).join('') +
    blade(0, 96, '#5fbf4a') +
    brush.solid(ellipse(0, 36, 68, 84), tone, {
      round: true,
      shadow: 28,
      texture: lattice + dots,
      gloss: [-34, -4, 12, 22],
    })
  );
}

// The cleft is drawn as shade, the blush as light: both are what makes it a peach.
function peach(brush: Brush, tone: string): string {
  return (
    leaf(brush, 10, 84, 20, 1.05) +
    leaf(brush, -10, 84, 160, 1.05, '#3f9a4a') +
    brush.solid(
      curve('0,-112! 34,-84 84,-56 98,2 70,62 20,92 0,96 -24,92 -72,62 -98,2 -84,-56 -34,-84'),
      tone,
      {
        round: true,
        shadow: 30,
        texture:
          brush.glow(50, -10, 80, '#f0305f', 0.75) +
          outline(stroke('0,-110 26,-60 30,0 0,96'), shade(tone, -0.2), 6, 0.6),
        gloss: [-44, -34, 16, 24],
      },
    ) +
    leaf(brush, 0, 92, 74, 0.55, '#6fc04a')
  );
}

// Four hearts around one point, each lit alone, the stalk behind them.
function clover(brush: Brush, tone: string): string {
  const heart = curve(mirrored('0,-80! 26,-106 58,-92 60,-54 34,-22 0,-2!'));
  const part = (turn: number) =>
    `<g transform="translate(0 -10) rotate(${turn})">${brush.solid(heart, tone, {
      shadow: 16,
      texture:
        fill(curve(mirrored('0,-62! 18,-78 36,-70 36,-48 20,-22 0,-2!')), shade(tone, 0.13)) +
        outline(line('0,-6 0,-54'), shade(tone, -0.12), 5),
    })}</g>`;
  return (
    brush.cord(stroke('4,0 18,50 10,84 36,120'), shade(tone, -0.12), 13) +
    [135, 225, 45, -45].map(part).join('') +
    brush.gloss(-40, -62, 14, 6) +
    brush.gloss(46, -66, 10, 5)
  );
}

// Open end up, so that the luck stays in.
function horseshoe(brush: Brush, tone: string): string {
  const shoe =
    'M-100,-96L-58,-104C-38,-50 -54,50 0,52C54,50 38,-50 58,-104L100,-96C124,0 92,114 0,114C-92,114 -124,0 -100,-96Z';
  const groove = '-80,-82 -90,-10 -66,62 0,86';
  const nails = [
    [-84, -54],
    [-86, -10],
    [-74, 34],
    [-46, 70],
    [84, -54],
    [86, -10],
    [74, 34],
    [46, 70],
  ]
    .map(([x = 0, y = 0]) => brush.ball(x, y, 7, '#fff6d8', { ink: 4, shadow: 3 }))
    .join('');
  return (
    brush.metal(shoe, 'gold', {
      shadow: 18,
      texture: outline(stroke(groove) + stroke(flip(groove)), tone, 24),
    }) +
    nails +
    brush.gloss(-76, 60, 6, 18) +
    brush.solid(face('0,-44 12,-64 36,-62 40,-36 22,-10 0,12!'), tone, {
      shadow: 12,
      gloss: [-18, -44, 7, 4],
    })
  );
}

export const garden: Family = {
  tangerine: { tones: ['#f58a1f', '#e84f3f', '#f5b03a'], draw: tangerine },
  berry: { tones: ['#e8263f', '#f06fa8'], draw: berry },
  pineapple: { tones: ['#f0b02e', '#f07f3f'], draw: pineapple },
  peach: { tones: ['#ffb08a', '#ffd27a'], draw: peach },
  clover: { tones: ['#2fae4f', '#1f9aa0', '#e0b02e'], draw: clover },
  horseshoe: { tones: ['#2f5fd0', '#c2303f', '#1f8a5f'], coat: '#e7a52c', draw: horseshoe },
};
