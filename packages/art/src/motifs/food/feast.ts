import { fill, outline, place, type Brush } from '../../lib/brush.ts';
import { shade } from '../../lib/color.ts';
import {
  both,
  curve,
  ellipse,
  face,
  facePoly,
  line,
  poly,
  polar,
  rect,
  star,
  stroke,
  wedge,
} from '../../lib/path.ts';
import type { Family } from '../motif.ts';

const bloom = (x: number, y: number, size: number) =>
  place(fill(star(5, 15, 7), '#ffc8d8') + fill(ellipse(0, 0, 4), '#e0406f'), x, y, size);

// Ribs first, paper over them, a painted moon and branch on the paper.
function paperfan(brush: Brush, tone: string): string {
  const ribs = Array.from({ length: 11 }, (_, at) => {
    const { x, y } = polar(-168 + at * 15.6, 118, 0, 70);
    return outline(line(`0,70 ${Math.round(x)},${Math.round(y)}`), '#c28a4a', 7);
  }).join('');
  const folds = Array.from({ length: 11 }, (_, at) => {
    const { x, y } = polar(-160.5 + at * 14.2, 140, 0, 70);
    return outline(
      line(`0,70 ${Math.round(x)},${Math.round(y)}`),
      at % 2 ? '#fff' : shade(tone, -0.16),
      4,
      0.35,
    );
  }).join('');
  const sheet = wedge(-170, -10, 138, 54, 0, 70);
  return place(
    brush.cord(stroke('0,70 10,96 -6,112 4,128'), '#e0303f', 7) +
      ribs +
      brush.solid(sheet, tone, {
        shadow: 16,
        texture:
          folds +
          fill(ellipse(44, -8, 27), '#fff2c8') +
          outline(stroke('-120,30 -70,10 -30,-26 20,-40'), '#5a2f1a', 7) +
          outline(stroke('-70,10 -64,-20 -40,-44'), '#5a2f1a', 5) +
          bloom(-40, -46, 1) +
          bloom(-64, -14, 0.8) +
          bloom(-18, -28, 0.9) +
          bloom(18, -42, 1) +
          bloom(-94, 18, 0.8),
      }) +
      outline(wedge(-170, -10, 131, 62, 0, 70), '#ffe9a0', 4, 0.8) +
      brush.metal(poly('-10,72 -132,42 -134,54 -8,86'), 'gold', { ink: 5 }) +
      brush.metal(poly('10,72 132,42 134,54 8,86'), 'gold', { ink: 5 }) +
      brush.metal(ellipse(0, 74, 15), 'gold', { ink: 6 }),
    0,
    -8,
    0.98,
    -8,
  );
}

// A boat of gold with a ball in it; a red sash says festival.
function ingot(brush: Brush, tone: string): string {
  const boat = (x: number, y: number, size: number, sash: string) =>
    place(
      brush.metal(ellipse(0, -22, 52, 34), 'gold', { shadow: 14, gloss: [-18, -38, 12, 6] }) +
        brush.metal(
          curve(
            '-122,-46! -104,-34 -60,-10 0,-6 60,-10 104,-34 122,-46! 116,0 78,54 0,62 -78,54 -116,0',
          ),
          'gold',
          { shadow: 20 },
        ) +
        outline(stroke('-112,-34 -60,0 0,4 60,0 112,-34'), '#fff6c9', 5) +
        brush.solid(curve('-26,0! 0,2 26,0! 24,58! 0,62 -24,58!'), sash, { ink: 5, shadow: 8 }) +
        brush.metal(ellipse(0, 30, 14), 'gold', { ink: 4 }) +
        fill(rect(-5, 25, 10, 10), sash),
      x,
      y,
      size,
    );
  return (
    boat(-46, -44, 0.62, shade(tone, -0.05)) +
    boat(54, -36, 0.62, shade(tone, -0.05)) +
    boat(0, 38, 1, tone) +
    fill(star(4, 28, 5, -74, -4) + star(4, 18, 4, 84, 40) + star(4, 18, 4, 8, -104), '#fff')
  );
}

// Seen a little from above, so that both the skin and the painted body show.
function drum(brush: Brush, tone: string): string {
  const stick = (turn: number) =>
    `<g transform="translate(0 -40) rotate(${turn})">${brush.solid(rect(-6, -96, 12, 100, 6), '#c28a4a', { ink: 6, shadow: 5 })}${brush.ball(0, -96, 16, '#fff0d0', { ink: 6 })}</g>`;
  return (
    brush.solid('M-98,-46C-112,0 -108,60 -90,92A90,26 0 0 0 90,92C108,60 112,0 98,-46Z', tone, {
      shadow: 30,
      texture:
        fill(curve('-110,10 -40,34 40,34 110,10 110,40 40,66 -40,66 -110,40'), shade(tone, -0.1)) +
        [-70, 0, 70].map((x) => fill(star(8, 20, 11, x, 46 - Math.abs(x) / 7), '#ffd75a')).join(''),
    }) +
    Array.from({ length: 9 }, (_, at) => {
      const x = (at - 4) * 23;
      return brush.ball(x, -18 - Math.abs(x) * Math.abs(x) * 0.0022, 6, '#ffe27a', {
        ink: 4,
        shadow: 3,
      });
    }).join('') +
    brush.metal(ellipse(0, -50, 102, 32), 'gold', { shadow: 8 }) +
    brush.solid(ellipse(0, -52, 88, 24), '#fff2dc', {
      ink: 5,
      shadow: 12,
      texture: fill(ellipse(0, -52, 36, 10), tone, 0.85) + fill(ellipse(0, -52, 22, 6), '#fff2dc'),
    }) +
    stick(-56) +
    stick(38)
  );
}

// Two strings of crackers from one knot; sparks where the last one burns.
function crackers(brush: Brush, tone: string): string {
  const tube = (x: number, y: number, turn: number) =>
    place(
      brush.solid(rect(-34, -13, 68, 26, 7), tone, {
        ink: 6,
        shadow: 9,
        texture: fill(rect(-40, -14, 17, 30), '#ffd23f') + fill(rect(23, -14, 17, 30), '#ffd23f'),
      }),
      x,
      y,
      1,
      turn,
    );
  const rows = [-58, -26, 6, 38, 70];
  return (
    brush.cord(stroke('0,-126 -4,-60 4,20 0,96'), '#ffe27a', 6) +
    rows.map((y) => tube(-38, y, 24) + tube(38, y, -24)).join('') +
    brush.glow(0, 104, 60, '#fff2a0') +
    brush.solid(star(10, 36, 15, 0, 104), '#ffb52e', { ink: 6, shadow: 5 }) +
    fill(star(10, 20, 9, 0, 104), '#fffbe0') +
    brush.metal(ellipse(0, -96, 32), 'gold') +
    brush.solid(ellipse(0, -96, 22), tone, { ink: 4, shadow: 7 }) +
    brush.metal(star(6, 15, 7, 0, -96), 'gold', { ink: 3 }) +
    fill(star(4, 16, 3, -52, 112) + star(4, 14, 3, 56, 102) + star(4, 10, 2, 40, 126), '#fff4c0')
  );
}

// The paw is up: that is all one needs to know about this cat.
function luckycat(brush: Brush, tone: string): string {
  const fur = '#fff8ee';
  return (
    brush.solid(face('0,20 60,30 84,84 66,116 0,120'), fur, { shadow: 24 }) +
    brush.solid(curve('52,40! 66,-20 62,-78 82,-96 106,-84 108,-50 98,10 84,60!'), fur, {
      shadow: 14,
      texture: fill(curve('70,-74 82,-84 96,-76 92,-60 76,-58'), '#ffb8b0'),
    }) +
    both((turn) =>
      brush.solid(curve(turn('26,-66! 44,-112 58,-118! 74,-88 76,-40')), fur, {
        shadow: 8,
        texture: fill(curve(turn('42,-70! 52,-100 58,-104! 66,-84 66,-56')), tone),
      }),
    ) +
    brush.solid(face('0,-82 46,-76 78,-40 76,4 44,36 0,42'), fur, { shadow: 24 }) +
    both((turn) => outline(stroke(turn('18,-26 30,-38 46,-34 52,-22')), brush.ink, 8)) +
    fill(curve('-10,-8! 0,-12 10,-8! 4,0 0,2 -4,0'), '#ff7a8a') +
    outline(stroke('0,0 -4,12 -18,12') + stroke('0,0 4,12 18,12'), brush.ink, 5) +
    both((turn) =>
      outline(line(turn('36,4 78,-2')) + line(turn('36,12 74,18')), brush.ink, 3, 0.5),
    ) +
    fill(ellipse(-46, 4, 12, 7) + ellipse(46, 4, 12, 7), '#ff9aa0', 0.7) +
    brush.solid(curve('-58,30! 0,50 58,30! 62,46 0,68 -62,46'), tone, { ink: 6, shadow: 8 }) +
    brush.metal(ellipse(0, 58, 15), 'gold', { ink: 5 }) +
    brush.metal(face('0,66 34,74 40,104 0,116'), 'gold', {
      ink: 6,
      texture: outline(facePoly('0,76 20,90 0,106'), '#a85a0c', 4),
    }) +
    brush.solid(ellipse(-54, 86, 21, 17), fur, { ink: 6, shadow: 8 })
  );
}

// Knots and a tassel: the ends are the only soft thing.
function knot(brush: Brush, tone: string): string {
  return (
    brush.cord(line('0,-128 0,-90'), tone, 9) +
    place(
      `<g transform="rotate(45)">${brush.metal(rect(-66, -66, 132, 132, 12), 'gold')}${brush.solid(rect(-54, -54, 108, 108, 6), shade(tone, -0.12), { ink: 5, shadow: 12, texture: [-36, -12, 12, 36].map((d) => outline(line(`${d},-60 ${d},60`), shade(tone, 0.05), 13) + outline(line(`-60,${d} 60,${d}`), shade(tone, 0.1), 9)).join('') })}</g>`,
      0,
      -14,
    ) +
    both((turn) => brush.cord(stroke(turn('92,-14 116,-40 122,-8 100,4')), tone, 9)) +
    brush.metal(ellipse(0, -14, 29), 'gold') +
    brush.solid(ellipse(0, -14, 19), '#1f9a72', { ink: 4, shadow: 6, gloss: [-6, -20, 5, 3] }) +
    [-20, -7, 7, 20]
      .map((x) => brush.cord(line(`${x * 0.4},92 ${x},128`), shade(tone, 0.05), 9, 4))
      .join('') +
    brush.metal(rect(-16, 74, 32, 22, 6), 'gold', { ink: 6 })
  );
}

export const feast: Family = {
  paperfan: { tones: ['#c22a3f', '#2f5fb8', '#1f8a6a', '#7a3fa8'], draw: paperfan },
  ingot: { tones: ['#d8283a', '#1f8a5f', '#5a3fb8'], coat: '#e7a52c', draw: ingot },
  drum: { tones: ['#d8283a', '#1f7f8a', '#6a3fb0'], draw: drum },
  crackers: { tones: ['#e0303a', '#c03fa8', '#e8702a'], draw: crackers },
  luckycat: { tones: ['#e0303a', '#2f8ac0', '#2f9a5a'], coat: '#f6ece0', draw: luckycat },
  knot: { tones: ['#d8203a', '#c23f8a', '#2f5fc0'], draw: knot },
};
