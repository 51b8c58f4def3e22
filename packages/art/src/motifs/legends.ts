import { fill, outline, place, type Brush } from '../lib/brush.ts';
import { shade } from '../lib/color.ts';
import { both, curve, ellipse, face, facePoly, flip, line, poly, stroke } from '../lib/path.ts';
import { cutGem } from './gems.ts';
import type { Family } from './motif.ts';

// One dark opening shaped like a T; two lit eyes in it make a man of the helmet.
function hoplite(brush: Brush, tone: string): string {
  const hairs = [-60, -36, -12, 12, 36, 60]
    .map((x) => outline(line(`${x * 0.5},-60 ${x * 1.3},-130`), shade(tone, -0.14), 5))
    .join('');
  return (
    brush.solid(face('0,-128 46,-120 88,-88 108,-40! 92,-30! 60,-66 0,-86'), tone, {
      shadow: 18,
      texture: hairs,
    }) +
    brush.metal(face('0,-94 44,-84 74,-46 80,6 70,66 52,116! 26,108! 18,60 0,50'), 'bronze', {
      shadow: 20,
      texture:
        both((turn) => outline(stroke(turn('66,-30 70,20 50,96')), '#6d3214', 5)) +
        both((turn) => outline(stroke(turn('16,-84 46,-62 64,-24')), '#ffe3c2', 4, 0.8)),
    }) +
    fill(facePoly('0,-16 20,-26 56,-22 62,-6 44,8 20,8 16,24 20,108 0,116'), '#1c0f18') +
    both(
      (turn) =>
        brush.glow(turn === flip ? -38 : 38, -8, 24, '#ffd84a', 0.8) +
        fill(curve(turn('24,-8! 38,-18 52,-10! 38,-2')), '#fff2a0'),
    ) +
    brush.metal(face('0,-58 12,-50 13,-20 9,26 0,38'), 'gold', { ink: 5 }) +
    both((turn) =>
      brush.metal(curve(turn('10,-34! 36,-46 66,-36! 62,-24 36,-34 12,-20!')), 'gold', { ink: 5 }),
    ) +
    brush.metal(face('0,-132 10,-126 10,-80 0,-72'), 'gold', { ink: 5 }) +
    place(cutGem(brush, tone, 6, 14), 0, -62)
  );
}

// Everything slants towards the nose; the tusks alone point up.
function oni(brush: Brush, tone: string): string {
  return (
    both((turn) =>
      brush.solid(curve(turn('26,-62! 40,-100 78,-130! 88,-92 66,-50')), '#f6e4b8', {
        shadow: 12,
        texture: ['44,-84 80,-78', '52,-100 86,-98']
          .map((spec) => outline(line(turn(spec)), '#b08a4a', 6))
          .join(''),
      }),
    ) +
    brush.solid(
      face('0,-82 44,-84 84,-54 118,-20! 92,-10 108,28! 84,34 88,66! 60,78 34,108 0,118'),
      shade(tone, -0.26, 0, 0.5),
      { shadow: 14 },
    ) +
    brush.solid(face('0,-72 40,-72 72,-42 82,4 68,50 44,84 18,100 0,102'), tone, {
      shadow: 28,
      texture: ['30,28 60,18 74,-2', '34,40 62,34 78,18']
        .map((spec) => both((turn) => outline(stroke(turn(spec)), shade(tone, -0.16), 6)))
        .join(''),
    }) +
    both(
      (turn) =>
        fill(curve(turn('10,2! 26,-22 62,-30! 64,-2 40,14')), brush.ink) +
        fill(curve(turn('20,-1! 32,-16 56,-22! 56,-4 40,7')), '#ffe04a') +
        fill(ellipse(turn === flip ? -40 : 40, -8, 7, 9), '#7a0f1c') +
        brush.metal(curve(turn('4,-8! 26,-38 66,-48 80,-34! 54,-34 26,-22')), 'gold', { ink: 5 }),
    ) +
    brush.solid(face('0,-2 14,6 32,26 24,38 10,36 0,40'), shade(tone, 0.07, 8), { shadow: 10 }) +
    fill(ellipse(-14, 31, 6, 4) + ellipse(14, 31, 6, 4), brush.ink) +
    brush.solid(face('0,50 34,46 58,52! 50,76 22,88 0,88'), '#3a0712', {
      ink: 5,
      shadow: 8,
      texture: fill(
        poly('-24,46 -8,46 -16,60') + poly('24,46 8,46 16,60') + poly('-8,46 8,46 0,58'),
        '#fff8e6',
      ),
    }) +
    both((turn) =>
      brush.solid(curve(turn('28,84! 30,56 44,34! 52,58 48,80!')), '#fff8e6', {
        ink: 5,
        shadow: 6,
      }),
    ) +
    place(cutGem(brush, '#ffcf3f', 6, 16), 0, -50)
  );
}

// Four ribbons of mane a side in four hues; the face stays white and calm.
function unicorn(brush: Brush, tone: string): string {
  const lock = (spec: string, colour: string) =>
    both((turn) => brush.solid(curve(turn(spec)), colour, { ink: 6, shadow: 8 }));
  return (
    lock('20,-62! 78,-84 112,-40 104,10! 86,-30 40,-40', shade(tone, 0, -60)) +
    lock('30,-50! 90,-40 112,24 92,76! 84,20 40,-16', shade(tone, 0, -20)) +
    lock('36,-30! 80,4 88,70 62,118! 62,60 34,14', tone) +
    brush.metal(face('0,-136! 8,-106 16,-56 0,-50'), 'gold', {
      ink: 6,
      texture: [-112, -96, -80, -64]
        .map((y) => outline(line(`-16,${y} 16,${y - 10}`), '#a85a0c', 4))
        .join(''),
    }) +
    both((turn) =>
      brush.solid(curve(turn('24,-58! 36,-88 56,-104! 62,-74 48,-46')), '#fff6fb', {
        shadow: 8,
        texture: fill(curve(turn('36,-60! 44,-80 52,-92! 54,-72 46,-52')), '#ffb8d0'),
      }),
    ) +
    brush.solid(face('0,-66 34,-60 52,-30 46,10 36,44 46,76 34,108 0,116'), '#fff6fb', {
      shadow: 24,
    }) +
    brush.solid(face('0,56 28,56 42,80 30,106 0,112'), '#ffd0dc', { ink: 0, shadow: 12 }) +
    fill(ellipse(-17, 84, 5, 7) + ellipse(17, 84, 5, 7), '#a8506f') +
    outline(stroke('-14,98 0,104 14,98'), '#a8506f', 5) +
    both((turn) => {
      const x = turn === flip ? -32 : 32;
      return (
        fill(ellipse(x, -4, 14, 19), '#2a1440') +
        fill(ellipse(x, 4, 9, 9), shade(tone, 0.02)) +
        fill(ellipse(x - 5, -11, 5, 6), '#fff') +
        outline(stroke(turn('20,-20 34,-28 50,-20 58,-26')), '#2a1440', 6)
      );
    }) +
    brush.solid(
      curve('-16,-68! -34,-40 -10,-14 4,14! 22,-20 20,-48 14,-68!'),
      shade(tone, 0.06, 40),
      {
        ink: 6,
        shadow: 8,
      },
    )
  );
}

// Snakes are strokes with a head each; the four in front overlap the brow.
function gorgon(brush: Brush, tone: string): string {
  const snake = (spec: string, x: number, y: number, turn: number, colour: string) =>
    brush.cord(stroke(spec), colour, 19) +
    outline(stroke(spec), shade(colour, 0.14), 5, 0.8) +
    place(
      brush.solid(curve('-14,0 -10,-16 0,-22 10,-16 14,0 0,12'), colour, { ink: 6, shadow: 6 }) +
        fill(ellipse(-6, -7, 4) + ellipse(6, -7, 4), '#ffe04a') +
        outline(line('0,-22 0,-32') + line('0,-32 -5,-38') + line('0,-32 5,-38'), '#e0263c', 3.5),
      x,
      y,
      1,
      turn,
    );
  const pair = (spec: string, x: number, y: number, turn: number, light: number) =>
    snake(spec, x, y, turn, shade(tone, light)) +
    snake(flip(spec), -x, y, -turn, shade(tone, light));
  const skin = '#b8e0a0';
  return (
    pair('40,30 84,44 92,78 74,98', 66, 104, -130, -0.08) +
    pair('46,0 92,4 112,34 102,52', 96, 62, -160, -0.03) +
    pair('44,-26 86,-30 110,-8 118,-20', 120, -30, 10, 0.02) +
    brush.solid(face('0,-64 40,-56 58,-18 54,26 38,66 14,92 0,94'), skin, { shadow: 24 }) +
    pair('34,-48 66,-68 92,-58 96,-78', 98, -88, 8, 0) +
    pair('16,-54 34,-92 60,-94 58,-112', 56, -120, -14, 0.05) +
    snake('0,-52 -14,-76 12,-92 2,-108', 0, -116, -6, shade(tone, 0.02)) +
    brush.metal(face('0,-66 36,-56 56,-30 30,-44 0,-46'), 'gold', { ink: 5 }) +
    both(
      (turn) =>
        fill(curve(turn('8,4! 24,-12 52,-16! 44,6 26,10')), brush.ink) +
        fill(curve(turn('15,3! 27,-7 46,-10! 39,3 27,6')), '#ffe04a') +
        fill(ellipse(turn === flip ? -30 : 30, -1, 3.5, 7), '#140a12'),
    ) +
    outline(stroke('-4,20 -8,34 0,38 8,34'), '#5f9a5a', 5) +
    brush.solid(curve('-22,58! -8,50 0,54 8,50 22,58! 10,70 0,72 -10,70'), '#c2305f', {
      ink: 4,
      shadow: 5,
    }) +
    fill(poly('-12,60 -4,60 -8,70') + poly('12,60 4,60 8,70'), '#fff') +
    place(cutGem(brush, '#e0263c', 6, 12), 0, -56)
  );
}

export const legends: Family = {
  hoplite: { tones: ['#d8303f', '#2f6fd0', '#1f9a6a'], coat: '#b46a3a', draw: hoplite },
  oni: { tones: ['#d8283a', '#2f6fd0', '#2f9a6a'], draw: oni },
  unicorn: { tones: ['#f06fb8', '#5fb8f0', '#8f6af0'], coat: '#f6e4f0', draw: unicorn },
  gorgon: { tones: ['#1f9a5f', '#7a4fc0', '#c2702a'], draw: gorgon },
};
