import { setWord } from '../lettering/title.ts';
import { fill, outline, place, type Brush } from '../lib/brush.ts';
import { mix, shade } from '../lib/color.ts';
import { curve, ellipse, face, line, poly, rect, star, stroke } from '../lib/path.ts';
import { card, cardBack } from './cards.ts';
import type { Family } from './motif.ts';

function numbered(
  brush: Brush,
  x: number,
  y: number,
  r: number,
  tone: string,
  number: string,
): string {
  return (
    brush.ball(x, y, r, tone) +
    fill(ellipse(x, y, r * 0.56), '#fff') +
    fill(setWord(number, 'lilita-one', x, y, r * 0.5), '#1c1a2c')
  );
}

// Five stand behind one: the front ball carries the game, the others the colour.
function balls(brush: Brush, tone: string): string {
  return (
    numbered(brush, -56, 52, 46, '#2f6fe0', '24') +
    numbered(brush, 60, 50, 44, '#1f9a5a', '8') +
    numbered(brush, 0, 78, 42, '#ffb52e', '45') +
    numbered(brush, -44, -38, 44, '#8a3fd0', '13') +
    numbered(brush, 52, -44, 42, '#f07a1f', '37') +
    numbered(brush, 4, 4, 54, tone, '7')
  );
}

// Two tickets, the back one of another hue, so that the notches show.
function ticket(brush: Brush, tone: string): string {
  const shape = 'M-112,-58H112V-18A18,18 0 0 0 112,18V58H-112V18A18,18 0 0 0 -112,-18Z';
  return place(
    place(brush.solid(shape, shade(tone, -0.14, 30), { shadow: 12 }), 6, -22, 1, 14) +
      brush.solid(shape, tone, {
        shadow: 16,
        texture: fill(rect(58, -70, 80, 140), shade(tone, 0.16)),
      }) +
      `<path d="M58,-54V54" stroke="#fff" stroke-width="5" stroke-dasharray="9 9"/>` +
      [0, 1, 2]
        .flatMap((column) =>
          [0, 1].map(
            (row) =>
              brush.ball(
                -82 + column * 46,
                -22 + row * 46,
                18,
                ['#ff5a6a', '#ffd23f', '#3fb8ff'][(column + row) % 3] ?? '#fff',
                { ink: 4 },
              ) + fill(star(5, 9, 4, -82 + column * 46, -22 + row * 46), '#fff'),
          ),
        )
        .join('') +
      brush.metal(star(5, 24, 11, 85, 0), 'gold', { ink: 5 }),
    0,
    6,
    1,
    -12,
  );
}

/** The playable game's own picture: a fruit tree before a full moon. Its ground runs off both sides. */
function orchard(brush: Brush, tone: string): string {
  const crown = (x: number, y: number, rx: number, ry: number, light: number) => {
    const puffs = `${x - rx},${y} ${x - rx * 0.76},${y - ry * 0.7} ${x},${y - ry} ${x + rx * 0.76},${y - ry * 0.7} ${x + rx},${y} ${x + rx * 0.6},${y + ry * 0.8} ${x},${y + ry * 0.7} ${x - rx * 0.6},${y + ry * 0.8}`;
    const leaves = [
      [-0.5, -0.3],
      [-0.1, -0.6],
      [0.3, -0.4],
      [-0.2, 0.1],
      [0.45, 0.1],
    ]
      .map(
        ([dx = 0, dy = 0]) =>
          `${curve(`${x + rx * dx - 9},${y + ry * dy + 3}! ${x + rx * dx},${y + ry * dy - 6} ${x + rx * dx + 9},${y + ry * dy - 3}! ${x + rx * dx},${y + ry * dy + 4}`)}`,
      )
      .join('');
    return brush.solid(curve(puffs), shade(tone, light, light * 60), {
      ink: 6,
      shadow: 16,
      texture: fill(leaves, shade(tone, light + 0.13, 24), 0.8),
    });
  };
  const fruit = (
    [
      [-52, -48, '#ff4f5f'],
      [50, -54, '#ffb52e'],
      [-2, -88, '#ff7ac8'],
      [-26, -20, '#ffd84a'],
      [30, -16, '#ff4f5f'],
      [72, -20, '#c08aff'],
      [-76, -14, '#c08aff'],
      [8, -52, '#ff9a3f'],
    ] as const
  )
    .map(
      ([x, y, colour]) =>
        brush.glow(x, y, 27, colour, 0.6) +
        brush.cord(line(`${x},${y - 13} ${x + 3},${y - 19}`), '#6a4a2a', 3, 3) +
        brush.ball(x, y, 13, colour, { ink: 5 }),
    )
    .join('');
  const craters = [
    [-74, -64, 15],
    [62, -104, 12],
    [94, -34, 17],
    [-94, 6, 10],
    [84, 20, 9],
    [-36, -122, 10],
  ]
    .map(([x = 0, y = 0, r = 0]) => fill(ellipse(x, y, r), '#eccb84', 0.6))
    .join('');
  const moon = brush.solid(ellipse(0, -36, 122), '#ffe9ae', {
    round: true,
    ink: 0,
    shadow: 26,
    texture: craters,
    fill: brush.gradient('cx=".35" cy=".3" r=".8"', [
      [0, '#fffdf0'],
      [0.6, '#ffeebb'],
      [1, mix('#ffe9ae', '#f0a060', 0.5)],
    ]),
  });
  const far = [-112, -86, 92, 118]
    .map(
      (x, at) =>
        fill(
          ellipse(x, 58 + (at % 2) * 6, 17, 15) +
            ellipse(x + 10, 64, 13, 11) +
            rect(x - 2, 66, 5, 20),
          shade(tone, -0.24, 60),
        ) + brush.glow(x + 4, 56, 9, '#ffd84a', 0.9),
    )
    .join('');
  const ground = brush.solid(
    curve('-150,98! -80,80 0,72 80,80 150,98! 150,240! -150,240!'),
    shade(tone, -0.1, 30),
    {
      ink: 6,
      shadow: 10,
      texture: [-110, -72, -38, 44, 78, 112]
        .map((x) =>
          outline(
            stroke(`${x - 7},106 ${x - 2},94 ${x - 4},88`) +
              stroke(`${x},108 ${x + 1},95 ${x + 5},87`),
            shade(tone, 0.14, 20),
            3.5,
          ),
        )
        .join(''),
    },
  );
  const fallen = (
    [
      [-58, 96, '#ff4f5f'],
      [-38, 104, '#ffb52e'],
      [52, 98, '#c08aff'],
    ] as const
  )
    .map(([x, y, colour]) => brush.ball(x, y, 11, colour, { ink: 5 }))
    .join('');
  const trunk = curve(
    '-13,92! -9,56 -13,26 -42,0! -30,-4 -7,14 -3,-16! 7,-16 9,16 32,2! 44,2 16,30 13,60 20,92! 46,104 0,100 -40,106',
  );
  return (
    brush.glow(0, -36, 170, '#fff0b8', 0.9) +
    moon +
    far +
    ground +
    brush.solid(trunk, '#8a5a3c', {
      shadow: 12,
      texture: outline(stroke('3,24 1,56 5,96'), '#5f3a26', 5),
    }) +
    crown(-56, -16, 48, 34, -0.07) +
    crown(56, -18, 48, 34, -0.09) +
    crown(0, -8, 42, 28, -0.11) +
    crown(-32, -56, 50, 38, 0.02) +
    crown(36, -58, 46, 36, 0) +
    crown(0, -88, 42, 32, 0.06) +
    fruit +
    fallen
  );
}

// A known card, a hidden one, and the two ways it can go.
function hilo(brush: Brush, tone: string): string {
  const arrow = (turn: number, colour: string, x: number, y: number) =>
    place(
      brush.solid(poly('0,-40 42,6 18,6 18,38 -18,38 -18,6 -42,6'), colour, { shadow: 10 }),
      x,
      y,
      1,
      turn,
    );
  return (
    place(cardBack(brush, tone), 28, -6, 1.12, 14) +
    place(card(brush, '8', 'heart'), -22, 4, 1.2, -8) +
    arrow(0, '#3fd07a', 90, -64) +
    arrow(180, '#ff5a6a', -90, 78)
  );
}

// The trail behind the ball shows the rule of the game without a word.
function pegs(brush: Brush, tone: string): string {
  const rows = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: row + 2 }, (__, at) =>
      brush.ball((at - (row + 1) / 2) * 38, -66 + row * 32, 9.5, '#fff4d8', { ink: 4 }),
    ).join(''),
  ).join('');
  const bins = [-95, -57, -19, 19, 57, 95]
    .map((x, at) =>
      brush.solid(rect(x - 17, 82, 34, 36, 7), shade(tone, 0.06, Math.abs(at - 2.5) * 34), {
        ink: 5,
        shadow: 8,
      }),
    )
    .join('');
  return (
    brush.solid(face('0,-124 30,-110 126,78! 126,126! 0,126'), shade(tone, -0.22), { shadow: 16 }) +
    rows +
    bins +
    outline(stroke('0,-112 -14,-84 6,-58 24,-30'), '#ffe04a', 6, 0.55) +
    brush.glow(26, -20, 40, '#ffe04a', 0.9) +
    brush.ball(26, -20, 17, '#ff5a4f')
  );
}

export const lucky: Family = {
  balls: { tones: ['#e0263c', '#2f6fe0', '#8a3fd0', '#1f9a5a'], draw: balls },
  ticket: { tones: ['#1f9aa8', '#d8506f', '#5a4fc8', '#e0902e'], draw: ticket },
  orchard: { tones: ['#2f9a6a'], draw: orchard },
  hilo: { tones: ['#3f4fd0', '#c2303f', '#1f8a6a'], coat: '#e8e4f0', draw: hilo },
  pegs: { tones: ['#6a3fd0', '#d8407a', '#1f7fb0'], draw: pegs },
};
