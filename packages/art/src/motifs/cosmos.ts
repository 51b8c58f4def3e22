import { fill, outline, place, type Brush } from '../lib/brush.ts';
import { shade } from '../lib/color.ts';
import { both, curve, ellipse, face, flip, line, poly, rect, star, stroke } from '../lib/path.ts';
import type { Family } from './motif.ts';

// Three tails in three lights: the innermost is the shortest and the whitest.
function comet(brush: Brush, tone: string): string {
  const tail = (spec: string, colour: string, ink: number) =>
    brush.solid(curve(spec), colour, { ink, shadow: 0 });
  return (
    tail(
      '-74,20! -30,-44 60,-96 130,-124! 100,-84 118,-70! 84,-44 112,-28! 66,0 92,30! 30,64 -8,92!',
      shade(tone, -0.04),
      7,
    ) +
    tail(
      '-60,26! -10,-34 50,-70 96,-90! 76,-56 86,-44! 50,-16 66,2! 20,44 -10,80!',
      shade(tone, 0.1, 20),
      0,
    ) +
    tail('-50,30! 0,-20 30,-40 60,-58! 44,-30 50,-16! 16,20 -10,66!', '#fff2b0', 0) +
    brush.solid(curve('-108,46 -96,4 -56,-16 -14,0 6,40 -6,84 -44,106 -88,94'), '#8f86a8', {
      round: true,
      shadow: 26,
      texture: [
        [-70, 30, 16],
        [-30, 66, 12],
        [-76, 70, 9],
        [-34, 22, 8],
      ]
        .map(
          ([x = 0, y = 0, r = 0]) =>
            fill(ellipse(x, y, r), '#5a5278') + fill(ellipse(x + 3, y + 4, r * 0.75), '#746c94'),
        )
        .join(''),
      gloss: [-78, 12, 14, 7],
    }) +
    fill(star(4, 22, 4, -96, -62) + star(4, 14, 3, 92, 88) + star(4, 12, 3, -30, -100), '#fff')
  );
}

// Big eyes, small mouth, one hand up: it comes in peace.
function visitor(brush: Brush, tone: string): string {
  return (
    both((turn) => brush.cord(stroke(turn('24,-78 34,-104 56,-114')), shade(tone, -0.06), 8)) +
    [-60, 60]
      .map(
        (x) => brush.glow(x, -116, 26, '#ffe04a') + brush.ball(x, -116, 12, '#ffe04a', { ink: 5 }),
      )
      .join('') +
    brush.solid(face('0,54 40,60 66,96 70,124! 0,126'), shade(tone, 0, 160), {
      shadow: 16,
      texture: outline(stroke('-70,92 0,108 70,92'), '#ffe04a', 8),
    }) +
    brush.solid(
      curve('64,110! 84,70 82,34 92,18! 102,32 112,22! 114,40 124,40! 116,64 104,92 92,122!'),
      tone,
      { shadow: 10 },
    ) +
    brush.solid(face('0,-92 54,-82 90,-40 84,4 50,44 20,64 0,66'), tone, {
      round: true,
      shadow: 28,
      texture: [
        [-56, -50, 9],
        [50, -62, 12],
        [20, -78, 6],
        [-30, -74, 7],
      ]
        .map(([x = 0, y = 0, r = 0]) => fill(ellipse(x, y, r), shade(tone, -0.1)))
        .join(''),
      gloss: [-40, -68, 18, 8],
    }) +
    both((turn) => {
      const x = turn === flip ? -38 : 38;
      return (
        brush.solid(curve(turn('10,6! 18,-24 52,-42 72,-30! 66,0 36,18')), '#1a0f2e', {
          ink: 5,
          shadow: 0,
        }) +
        fill(ellipse(x - 6, -18, 10, 8), '#fff') +
        fill(ellipse(x + 10, 0, 5, 4), shade(tone, 0.2))
      );
    }) +
    outline(stroke('-16,36 0,44 16,36'), '#1a0f2e', 5)
  );
}

const ring = (rx: number, ry: number, colour: string, width: number, opacity: number) =>
  outline(ellipse(0, 0, rx, ry), colour, width, opacity);

// Rings of light tilted against each other, a white heart, two jets.
function quasar(brush: Brush, tone: string): string {
  return place(
    fill(
      poly('-12,0 0,-134 12,0 0,134'),
      brush.vertical([
        [0, shade(tone, 0.2), 0.1],
        [0.5, '#fff', 1],
        [1, shade(tone, 0.2), 0.1],
      ]),
    ) +
      brush.glow(0, 0, 130, tone, 0.9) +
      brush.solid(ellipse(0, 0, 124, 46), shade(tone, -0.2), { shadow: 12 }) +
      ring(112, 38, tone, 10, 0.9) +
      ring(92, 30, shade(tone, 0.14, 30), 9, 0.95) +
      ring(70, 22, '#ffd8a0', 8, 0.95) +
      brush.solid(ellipse(0, 0, 40), '#2a1450', { round: true, shadow: 10 }) +
      brush.glow(0, 0, 66, '#fff', 0.85) +
      fill(ellipse(0, 0, 17), '#fff') +
      fill(star(4, 70, 7), '#fff', 0.9) +
      brush.ball(100, 26, 13, '#ffb84a', { ink: 5 }) +
      brush.ball(-86, -32, 9, '#5fffe0', { ink: 5 }),
    0,
    0,
    1,
    -18,
  );
}

// Panels to both sides, a dish that speaks.
function satellite(brush: Brush, tone: string): string {
  const panel = (side: number) =>
    brush.solid(rect(side > 0 ? 42 : -130, -34, 88, 66, 6), '#2a4fb0', {
      shadow: 10,
      texture:
        [0, 1, 2, 3]
          .map((at) =>
            outline(
              line(
                `${(side > 0 ? 42 : -130) + at * 22 + 11},-40 ${(side > 0 ? 42 : -130) + at * 22 + 11},40`,
              ),
              '#8fc8ff',
              3,
            ),
          )
          .join('') + outline(line('-140,0 140,0'), '#8fc8ff', 3),
    });
  return place(
    brush.cord(line('-130,0 130,0'), '#cfd9ea', 9) +
      panel(-1) +
      panel(1) +
      brush.solid(rect(-38, -46, 76, 92, 14), tone, {
        shadow: 18,
        texture: fill(rect(-40, -14, 80, 10), '#fff', 0.7),
      }) +
      brush.cord(line('0,-46 0,-72'), '#cfd9ea', 8) +
      brush.metal(curve('-60,-112! -48,-76 0,-62 48,-76 60,-112! 0,-94'), 'silver', {
        shadow: 10,
      }) +
      brush.ball(0, -112, 10, '#ff5a4f', { ink: 5 }) +
      [26, 44]
        .map((r) =>
          outline(
            `M${-r * 0.7},${-112 - r * 0.5}A${r},${r} 0 0 1 ${r * 0.7},${-112 - r * 0.5}`,
            '#5fffff',
            6,
            0.9,
          ),
        )
        .join('') +
      brush.ball(0, 18, 17, '#3fe8ff', { ink: 5 }) +
      brush.metal(rect(-22, 46, 44, 20, 5), 'gold', { ink: 6 }) +
      fill(poly('-16,70 16,70 0,118'), '#ffb84a', 0.9) +
      fill(poly('-8,70 8,70 0,96'), '#fff6c0'),
    0,
    16,
    0.95,
    -16,
  );
}

export const cosmos: Family = {
  comet: { tones: ['#ff7a2f', '#3f9fff', '#c04fe0'], draw: comet },
  visitor: { tones: ['#7fd04a', '#5fb8e8', '#d07af0'], draw: visitor },
  quasar: { tones: ['#8f4ff0', '#f0508f', '#2f9ff0'], draw: quasar },
  satellite: { tones: ['#f0a02e', '#e0506f', '#5f6fe0'], draw: satellite },
};
