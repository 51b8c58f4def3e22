import { fill, outline, place, type Brush } from '../lib/brush.ts';
import { shade } from '../lib/color.ts';
import { curve, ellipse, face, facePoly, line, poly, rect, star, stroke } from '../lib/path.ts';
import { cutGem } from './gems.ts';
import type { Family } from './motif.ts';

// Sabres first, hat last: the brim hides where the crown of the skull is flat.
function skull(brush: Brush, tone: string): string {
  const sabre = (turn: number) =>
    place(
      brush.metal(curve('-6,-20 -4,60! 6,60! 10,-20 2,-60 -14,-96!'), 'silver', { ink: 6 }) +
        brush.metal(rect(-20, 56, 40, 10, 5), 'gold', { ink: 5 }) +
        brush.solid(rect(-6, 66, 12, 30, 5), '#7a4a2a', { ink: 5, shadow: 5 }),
      0,
      26,
      1.05,
      turn,
    );
  return (
    sabre(128) +
    sabre(-128) +
    brush.solid(face('0,-62 56,-50 78,-4 66,36 44,48! 42,84 20,94 0,94'), '#f6e8cf', {
      shadow: 28,
      texture: ['-20,70 -20,96', '0,70 0,96', '20,70 20,96']
        .map((spec) => outline(line(spec), '#8a6a4a', 5))
        .join(''),
    }) +
    [1, -1]
      .map(
        (side) =>
          fill(
            curve(`${side * 12},4 ${side * 34},-16 ${side * 58},0 ${side * 52},30 ${side * 24},34`),
            brush.ink,
          ) + brush.ball(side * 35, 12, 9, tone, { ink: 0 }),
      )
      .join('') +
    fill(poly('0,28 12,54 -12,54'), brush.ink) +
    brush.solid(face('0,-128 46,-116 64,-74 122,-64! 100,-34 40,-42 0,-46'), '#2c2240', {
      shadow: 22,
      texture: outline(stroke('-122,-58 -40,-36 0,-40 40,-36 122,-58'), '#e7b23c', 7),
    }) +
    brush.metal(star(5, 26, 11, 0, -84), 'gold', { ink: 5 })
  );
}

// Lid, hollow, treasure, box: drawn from the back so that the coins look held.
function chest(brush: Brush, tone: string): string {
  const coin = (x: number, y: number) =>
    brush.metal(ellipse(x, y, 19, 13), 'gold', { ink: 5 }) +
    outline(ellipse(x, y, 10, 6), '#a85a0c', 3);
  return (
    brush.glow(0, -20, 120, '#fff2a0', 0.9) +
    brush.solid(
      curve('-92,-20! -96,-70 -60,-104 0,-112 60,-104 96,-70 92,-20!'),
      shade(tone, -0.1),
      { shadow: 22 },
    ) +
    brush.solid(curve('-76,-18! -80,-60 -48,-84 0,-90 48,-84 80,-60 76,-18!'), '#3a1a10', {
      ink: 5,
      shadow: 20,
    }) +
    [-62, 62].map((x) => brush.metal(rect(x - 9, -104, 18, 88, 6), 'gold', { ink: 5 })).join('') +
    [
      [-54, -18],
      [-18, -30],
      [22, -32],
      [56, -18],
      [-36, -6],
      [0, -12],
      [38, -6],
    ]
      .map(([x = 0, y = 0]) => coin(x, y))
      .join('') +
    place(cutGem(brush, '#e0263c', 6, 22), -34, -34, 1, 14) +
    place(cutGem(brush, '#2fbfe8', 8, 20), 34, -40) +
    place(cutGem(brush, '#3fd07a', 6, 17), 2, -50) +
    brush.solid(rect(-98, -2, 196, 96, 12), tone, {
      shadow: 24,
      texture: [30, 62]
        .map((y) => outline(line(`-100,${y} 100,${y}`), shade(tone, -0.16), 5))
        .join(''),
    }) +
    brush.metal(rect(-102, -10, 204, 24, 8), 'gold') +
    [-66, 66].map((x) => brush.metal(rect(x - 11, 10, 22, 84, 4), 'gold', { ink: 5 })).join('') +
    brush.metal(rect(-22, -2, 44, 48, 12), 'gold') +
    fill(ellipse(0, 18, 8) + poly('-5,20 5,20 8,38 -8,38'), brush.ink)
  );
}

// The burst is the brightest spot and stands clear of the sticks, so that it reads when small.
function dynamite(brush: Brush, tone: string): string {
  const stick = (x: number) =>
    brush.solid(rect(x - 25, -60, 50, 156, 10), tone, {
      shadow: 16,
      texture:
        fill(rect(x - 26, -62, 52, 22), '#f6e0b0') + fill(rect(x - 26, 76, 52, 22), '#f6e0b0'),
    });
  const burst =
    brush.glow(72, -104, 60, '#fff2a0') +
    brush.solid(star(9, 36, 15, 72, -104), '#ffb52e', { ink: 6, shadow: 6 }) +
    fill(star(9, 20, 8, 72, -104, -70), '#fffbe0');
  return place(
    brush.cord(stroke('0,-60 -4,-96 24,-112 46,-92 64,-100'), '#d8c49a', 9) +
      stick(-50) +
      stick(50) +
      stick(0) +
      [-14, 34]
        .map((y) => brush.solid(rect(-84, y, 168, 22, 6), '#2c2a3a', { ink: 6, shadow: 8 }))
        .join('') +
      brush.metal(ellipse(0, 22, 36), 'gold') +
      brush.solid(ellipse(0, 22, 26), '#fff8e8', { ink: 4, shadow: 8 }) +
      outline(line('0,22 0,4') + line('0,22 13,30'), brush.ink, 5) +
      burst,
    0,
    6,
    0.98,
    8,
  );
}

// The rose lies flat under the needle; only the needle is turned, which gives it life.
function compass(brush: Brush, tone: string): string {
  return (
    brush.metal(ellipse(0, -106, 18), 'gold', { ink: 6 }) +
    brush.metal(ellipse(0, 4, 100), 'gold') +
    brush.solid(ellipse(0, 4, 80), '#fff4d8', {
      round: true,
      ink: 5,
      shadow: 20,
      texture: Array.from(
        { length: 16 },
        (_, at) =>
          `<g transform="translate(0 4) rotate(${at * 22.5})">${outline(line(`0,-74 0,${at % 2 ? -68 : -60}`), '#8a5a2a', 4)}</g>`,
      ).join(''),
    }) +
    place(
      brush.solid(facePoly('0,-70 12,-12 60,0 12,12 0,70'), shade(tone, 0.1), {
        ink: 4,
        shadow: 6,
      }),
      0,
      4,
      0.72,
      45,
    ) +
    place(
      brush.solid(poly('0,-68 16,0 -16,0'), '#d8303f', { ink: 5, shadow: 6 }) +
        brush.solid(poly('0,68 16,0 -16,0'), tone, { ink: 5, shadow: 6 }) +
        brush.metal(ellipse(0, 0, 11), 'gold', { ink: 5 }),
      0,
      4,
      1,
      24,
    )
  );
}

// Sails bulge towards the light and overlap from the outer masts inwards.
function galleon(brush: Brush, tone: string): string {
  const sail = (x: number, y: number, wide: number, tall: number) =>
    brush.solid(
      curve(
        `${x - wide},${y}! ${x},${y - 8} ${x + wide},${y}! ${x + wide + 12},${y + tall / 2} ${x + wide},${y + tall}! ${x},${y + tall - 12} ${x - wide},${y + tall}! ${x - wide + 12},${y + tall / 2}`,
      ),
      '#fbf0d8',
      { shadow: 16, texture: fill(rect(x - 8, y - 20, 22, tall + 40), tone) },
    );
  return (
    ['-58,-80 -58,50', '0,-112 0,50', '58,-84 58,50']
      .map((spec) => brush.cord(line(spec), '#7a4a2a', 7))
      .join('') +
    sail(-60, -66, 28, 50) +
    sail(58, -70, 28, 50) +
    sail(-60, -8, 34, 46) +
    sail(58, -10, 34, 46) +
    sail(-2, -98, 32, 54) +
    sail(-2, -34, 40, 64) +
    brush.solid(poly('0,-126 40,-116 0,-104'), tone, { ink: 5, shadow: 5 }) +
    brush.solid(
      curve('-116,30! -84,44 0,50 70,40 116,14! 108,60 84,96! 0,102 -76,96!'),
      '#8a4f2a',
      {
        shadow: 20,
        texture: [64, 80]
          .map((y) => outline(stroke(`-120,${y - 10} 0,${y} 120,${y - 16}`), '#5a2f18', 5))
          .join(''),
      },
    ) +
    brush.metal(
      curve('-116,30! -84,44 0,50 70,40 116,14! 112,30 70,56 0,64 -84,58 -112,46!'),
      'gold',
      { ink: 5 },
    ) +
    outline(line('-60,78 -60,78') + line('0,82 0,82') + line('56,76 56,76'), brush.ink, 12)
  );
}

export const adventure: Family = {
  skull: { tones: ['#ff7a2f', '#5fe07a', '#4fc8ff'], coat: '#e8d8bc', draw: skull },
  chest: { tones: ['#a8582a', '#6a3a8a'], draw: chest },
  dynamite: { tones: ['#d8303f', '#e8802e', '#7a3fb8'], draw: dynamite },
  compass: { tones: ['#1f7f9a', '#a83a4a', '#3f4fa8'], draw: compass },
  galleon: { tones: ['#c2303f', '#2f6fb8', '#5a3fa0'], coat: '#e0cca8', draw: galleon },
};
