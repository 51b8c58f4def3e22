import { fill, outline, place, type Brush } from '../lib/brush.ts';
import { shade } from '../lib/color.ts';
import { both, curve, ellipse, face, line, poly, rect, star, stroke } from '../lib/path.ts';
import type { Family } from './motif.ts';

// Half the ring, the ball, the other half.
function planet(brush: Brush, tone: string): string {
  const ring = (sweep: number) =>
    brush.solid(`M-132,0A132,40 0 0 ${sweep} 132,0L98,0A98,22 0 0 ${1 - sweep} -98,0Z`, '#ffd9a0', {
      shadow: 6,
      texture: outline(`M-115,0A115,31 0 0 ${sweep} 115,0`, shade(tone, -0.1), 5),
    });
  const bands = [
    '-100,-34 -30,-48 30,-26 100,-40 100,-14 20,-6 -40,-24 -100,-10',
    '-100,26 -20,12 40,34 100,18 100,44 30,56 -30,36 -100,50',
    '-100,66 0,58 100,70 100,78 0,70 -100,80',
  ]
    .map((spec, at) => fill(curve(spec), shade(tone, at === 1 ? -0.1 : 0.13, 16)))
    .join('');
  return place(
    ring(1) +
      brush.solid(ellipse(0, 0, 82), tone, {
        round: true,
        shadow: 34,
        texture: bands,
        gloss: [-32, -42, 20, 10],
      }) +
      ring(0),
    0,
    0,
    1,
    -20,
  );
}

// The eyes' glow is drawn under the eyes: they shine on the visor.
function automaton(brush: Brush, tone: string): string {
  return (
    brush.cord(line('0,-70 0,-100'), '#cfd9ea', 8) +
    brush.ball(0, -108, 16, '#ff5a4f', { ink: 6 }) +
    both((turn) =>
      brush.solid(curve(turn('78,-34! 100,-34 108,-22 108,14 100,26 78,26!')), '#ffb52e', {
        shadow: 10,
      }),
    ) +
    brush.solid(rect(-84, -74, 168, 122, 40), tone, { shadow: 26 }) +
    brush.solid(rect(-66, -50, 132, 70, 30), '#14203c', { ink: 6, shadow: 10 }) +
    [-30, 30]
      .map(
        (x) =>
          brush.glow(x, -15, 34, '#5fffff', 0.7) +
          brush.ball(x, -15, 17, '#3fe8ff', { ink: 0, shadow: 5 }),
      )
      .join('') +
    brush.solid(rect(-30, 26, 60, 12, 6), '#14203c', { ink: 0, shadow: 3 }) +
    [-18, -6, 6, 18].map((x) => fill(rect(x - 3, 26, 5, 12), '#5fffff')).join('') +
    brush.solid(face('0,54 40,52 74,62 92,104! 40,116 0,118'), shade(tone, -0.05), { shadow: 18 }) +
    brush.metal(rect(-26, 44, 52, 14, 6), 'silver', { ink: 5 }) +
    brush.ball(0, 86, 15, '#ffd84a', { ink: 5 }) +
    [-62, 62, -66, 66]
      .map((x, at) => fill(ellipse(x, at < 2 ? -58 : 34, 5), shade(tone, -0.2)))
      .join('')
  );
}

// Built upright and turned as a whole; the light turns a little with it.
function rocket(brush: Brush, tone: string): string {
  return place(
    brush.glow(0, 110, 64, '#ffd84a') +
      brush.solid(face('0,64 26,72 28,94 12,110 0,140!'), '#ff7a1f', { shadow: 8 }) +
      fill(face('0,70 13,78 10,98 0,116!'), '#fff4b0') +
      both((turn) =>
        brush.solid(curve(turn('34,10! 62,26 76,58 74,92! 52,70 30,66!')), tone, { shadow: 10 }),
      ) +
      brush.solid(face('0,-126! 30,-92 46,-40 46,20 32,72! 16,76 0,77'), '#f4f2f8', {
        shadow: 24,
        texture:
          fill(rect(-60, -140, 120, 64), tone) +
          fill(rect(-60, 40, 120, 14), tone) +
          outline(line('-60,-76 60,-76'), brush.ink, 5),
      }) +
      brush.metal(ellipse(0, -26, 27), 'silver') +
      brush.ball(0, -26, 18, '#2f9fe8', { ink: 4 }) +
      brush.solid(face('0,50 9,52 9,100 0,104'), tone, { ink: 6, shadow: 6 }),
    0,
    0,
    1,
    28,
  );
}

// The beam first, so that it comes from beneath the hull.
function saucer(brush: Brush, tone: string): string {
  return (
    fill(
      poly('-44,20 44,20 100,128 -100,128'),
      brush.vertical([
        [0, '#d8ffb0', 0.9],
        [1, '#d8ffb0', 0],
      ]),
    ) +
    brush.solid(curve('-52,-10! -50,-56 0,-84 50,-56 52,-10!'), '#8fe8ff', {
      round: true,
      gloss: [-22, -50, 14, 8],
      shadow: 14,
    }) +
    brush.solid(face('0,-54 22,-48 28,-26 14,-8 0,-6'), '#7fd64a', { ink: 5, shadow: 8 }) +
    fill(ellipse(-11, -30, 7, 10) + ellipse(11, -30, 7, 10), '#140a12') +
    fill(ellipse(-13, -34, 2.5) + ellipse(9, -34, 2.5), '#fff') +
    brush.solid(face('0,-18 60,-16 112,4 120,16 70,36 0,42'), tone, { shadow: 16 }) +
    brush.metal(face('0,-22 44,-20 56,-12 0,-2'), 'silver', { ink: 5 }) +
    [-88, -46, 0, 46, 88]
      .map((x) => brush.ball(x, 16 - Math.abs(x) / 22, 9, '#ffe04a', { ink: 4 }))
      .join('')
  );
}

// The visor goes from night to dawn: a whole sky in one gradient.
function astronaut(brush: Brush, tone: string): string {
  return (
    brush.solid(face('0,60 50,62 92,84 104,124! 0,128'), '#e8ecf6', { shadow: 20 }) +
    brush.metal(rect(-50, 62, 100, 20, 10), 'silver', { ink: 6 }) +
    both((turn) =>
      brush.solid(curve(turn('84,-30! 108,-26 110,20 84,26!')), tone, { shadow: 10 }),
    ) +
    brush.solid(ellipse(0, -14, 92, 88), '#f4f6fc', { round: true, shadow: 30 }) +
    brush.solid(face('0,-72 46,-66 70,-30 66,14 40,40 0,46'), '#2a1a5a', {
      shadow: 18,
      fill: brush.gradient('x2=".6" y2="1"', [
        [0, '#120a3a'],
        [0.5, '#7a3fd0'],
        [1, '#ffb88a'],
      ]),
      texture: fill(star(4, 16, 3, 26, -30) + star(4, 9, 2, -14, 6), '#fff'),
      gloss: [-34, -34, 12, 22],
    }) +
    brush.ball(58, -86, 11, '#ff5a4f', { ink: 5 }) +
    outline(stroke('-30,104 0,98 30,104'), tone, 8)
  );
}

export const space: Family = {
  planet: { tones: ['#1fae8a', '#b05af0'], draw: planet },
  automaton: { tones: ['#2fa88a', '#8a6ad8'], draw: automaton },
  rocket: { tones: ['#e8402f', '#2f7fe0', '#8f4fd0'], coat: '#e8dcd8', draw: rocket },
  saucer: { tones: ['#a05af0', '#2fa0c0', '#e0609a'], draw: saucer },
  astronaut: { tones: ['#f07a2f', '#2f8fe0', '#c04f9a'], coat: '#e8ecf4', draw: astronaut },
};
