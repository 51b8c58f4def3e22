import { fill, outline, place, type Brush } from '../lib/brush.ts';
import { shade } from '../lib/color.ts';
import {
  curve,
  ellipse,
  face,
  line,
  poly,
  polar,
  rect,
  regular,
  star,
  stroke,
  wedge,
} from '../lib/path.ts';
import { cutGem } from './gems.ts';
import type { Family } from './motif.ts';

function panel(brush: Brush, tone: string, inner: string): string {
  return (
    brush.metal(rect(-116, -108, 232, 220, 28), 'gold', { shadow: 12 }) +
    brush.solid(rect(-102, -94, 204, 192, 18), shade(tone, -0.24), {
      ink: 5,
      shadow: 20,
      texture: inner,
    })
  );
}

// The curve steepens; the rocket at its end is where one ought to have left.
function crash(brush: Brush, tone: string): string {
  const rise = '-92,74 -40,66 10,40 44,-8 58,-54';
  const grid = [-60, -20, 20, 60]
    .map((d) => outline(line(`${d},-110 ${d},110`) + line(`-110,${d} 110,${d}`), '#fff', 2.5, 0.14))
    .join('');
  return (
    panel(
      brush,
      tone,
      grid +
        fill(
          `${stroke(rise)}L58,120L-110,120Z`,
          brush.vertical([
            [0, shade(tone, 0.16), 1],
            [1, tone, 0.35],
          ]),
        ) +
        outline(stroke(rise), '#ffe04a', 13) +
        outline(stroke(rise), '#fff8d0', 4),
    ) +
    brush.glow(66, -70, 60, '#ffb84a', 0.9) +
    place(
      brush.solid(face('0,44 12,50 12,66 0,88!'), '#ff7a1f', { ink: 6, shadow: 4 }) +
        brush.solid(curve('16,16! 36,30 38,58! 14,44'), tone, { ink: 6, shadow: 5 }) +
        brush.solid(curve('-16,16! -36,30 -38,58! -14,44'), tone, { ink: 6, shadow: 5 }) +
        brush.solid(face('0,-62! 18,-36 26,0 18,46! 0,48'), '#f6f4fa', {
          shadow: 14,
          texture: fill(rect(-30, -70, 60, 34), '#e8402f'),
        }) +
        brush.ball(0, -8, 12, '#2f9fe8', { ink: 5 }),
      78,
      -84,
      0.92,
      30,
    )
  );
}

// Nine doors: six gems found, two still shut, one that ends it.
function mines(brush: Brush, tone: string): string {
  const spots = Array.from({ length: 9 }, (_, at) => ({
    x: ((at % 3) - 1) * 66,
    y: (Math.floor(at / 3) - 1) * 64 + 2,
  }));
  const cells = spots
    .map(({ x, y }, at) =>
      brush.solid(
        rect(x - 28, y - 28, 56, 56, 12),
        at === 1 || at === 6 ? shade(tone, 0.08) : shade(tone, -0.14),
        { ink: 5, shadow: 9 },
      ),
    )
    .join('');
  const finds = spots
    .map(({ x, y }, at) => {
      if (at === 1 || at === 6)
        return (
          outline(
            stroke(
              `${x - 6},${y - 8} ${x},${y - 14} ${x + 8},${y - 8} ${x},${y + 2} ${x},${y + 5}`,
            ),
            '#fff',
            6,
          ) + fill(ellipse(x, y + 14, 4), '#fff')
        );
      if (at === 5)
        return (
          brush.glow(x, y, 38, '#ff5a4f', 0.8) +
          fill(star(8, 25, 14, x, y), '#1c1228') +
          brush.ball(x, y, 17, '#3a3448', { ink: 0 }) +
          fill(ellipse(x, y, 6), '#ff5a4f')
        );
      return place(
        cutGem(brush, ['#3fe0a8', '#3fb8ff', '#ff6fb0'][at % 3] ?? '#3fe0a8', 6, 20),
        x,
        y,
      );
    })
    .join('');
  return panel(brush, tone, '') + cells + finds;
}

// The same coin twice: as it lies and as it turns.
function coinflip(brush: Brush, tone: string): string {
  const side = (metal: 'gold' | 'silver', mark: string) =>
    brush.metal(ellipse(0, 0, 70), metal, { shadow: 12 }) +
    brush.metal(ellipse(0, 0, 54), metal, { ink: 4, shadow: 10 }) +
    brush.solid(mark, tone, { ink: 5, shadow: 6 });
  return (
    outline('M-84,-64A110,110 0 0 1 66,-92', '#fff', 8, 0.9) +
    fill(poly('58,-116 92,-80 50,-74'), '#fff', 0.9) +
    outline('M84,72A110,110 0 0 1 -66,98', '#fff', 8, 0.9) +
    fill(poly('-58,122 -92,86 -50,80'), '#fff', 0.9) +
    `<g transform="translate(46 40) rotate(-18) scale(1 .94)">${side('silver', 'M-6,-40A42,42 0 1 0 40,10A34,34 0 1 1 -6,-40Z')}</g>` +
    `<g transform="translate(-42 -30) rotate(12) scale(1.08 1)">${side('gold', star(12, 37, 22))}</g>` +
    brush.gloss(-78, -70, 18, 7, 0.7)
  );
}

// Each step is shorter than the one below; the lit ones have been climbed.
function tower(brush: Brush, tone: string): string {
  const steps = [0, 1, 2, 3, 4]
    .map((at) => {
      const [y, wide] = [92 - at * 38, 112 - at * 16];
      return (
        brush.solid(
          rect(-wide, y - 16, wide * 2, 34, 10),
          at < 3 ? shade(tone, 0.04 + at * 0.04, at * 22) : shade(tone, -0.16),
          { shadow: 12 },
        ) +
        [-0.66, -0.22, 0.22, 0.66]
          .map((part, column) =>
            at < 3 && column === (at * 2 + 1) % 4
              ? brush.metal(star(5, 13, 6, wide * part, y), 'gold', { ink: 4 })
              : fill(ellipse(wide * part, y, 7), '#fff', at < 3 ? 0.5 : 0.22),
          )
          .join('')
      );
    })
    .join('');
  return (
    steps +
    brush.glow(0, -98, 58, '#ffe27a', 0.9) +
    brush.metal(poly('-32,-76 -42,-118 -18,-100 0,-130 18,-100 42,-118 32,-76'), 'gold', {
      shadow: 8,
    }) +
    [
      [-42, -120],
      [0, -132],
      [42, -120],
    ]
      .map(([x = 0, y = 0]) => brush.ball(x, y, 7, '#ff5a6a', { ink: 4 }))
      .join('')
  );
}

// A ring of slices with nothing in the middle but the light.
function ringspin(brush: Brush, tone: string): string {
  const slices = Array.from({ length: 18 }, (_, at) =>
    fill(
      wedge(at * 20, at * 20 + 20, 104, 58),
      at % 6 === 0 ? '#ffd23f' : at % 2 ? shade(tone, 0.02, 130) : tone,
    ),
  ).join('');
  const ticks = Array.from({ length: 18 }, (_, at) => {
    const { x, y } = polar(at * 20, 104);
    return brush.ball(x, y, 5, '#fff8d8', { ink: 3, shadow: 2 });
  }).join('');
  return (
    brush.solid(ellipse(0, 8, 116), '#2a2148', { round: true, shadow: 16 }) +
    place(
      brush.solid(ellipse(0, 0, 104), tone, { ink: 4, shadow: 22, texture: slices }) +
        ticks +
        brush.metal(ellipse(0, 0, 62), 'gold', { ink: 5 }) +
        brush.solid(ellipse(0, 0, 50), '#1a1236', {
          ink: 4,
          shadow: 14,
          texture: brush.glow(0, 0, 50, shade(tone, 0.16), 0.9),
        }) +
        place(cutGem(brush, shade(tone, 0.08, 130), 8, 30), 0, 0),
      0,
      8,
    ) +
    brush.solid(poly('-20,-128 20,-128 0,-80'), '#fff', { shadow: 6 })
  );
}

// A see-through cup of dice, tipped.
function dicebox(brush: Brush, tone: string): string {
  const die = (
    x: number,
    y: number,
    turn: number,
    size: number,
    pips: readonly (readonly [number, number])[],
    colour: string,
  ) =>
    place(
      brush.solid(rect(-34, -34, 68, 68, 14), colour, { shadow: 14 }) +
        pips.map(([px, py]) => fill(ellipse(px, py, 8), '#fff')).join(''),
      x,
      y,
      size,
      turn,
    );
  return (
    place(
      brush.solid(curve('-50,-84! 0,-72 50,-84! 66,44! 0,60 -66,44!'), shade(tone, -0.16), {
        shadow: 26,
        texture:
          fill(curve('-70,-20 0,-6 70,-20 70,6 0,20 -70,6'), '#ffd23f', 0.9) +
          [-44, -15, 15, 44].map((x) => fill(star(4, 9, 4, x, 0), '#7a3a0c')).join(''),
      }) +
        brush.metal(ellipse(0, -82, 54, 17), 'gold', { ink: 6, shadow: 5 }) +
        brush.solid(ellipse(0, -82, 42, 11), '#1c1030', { ink: 4, shadow: 0 }),
      -34,
      -24,
      1.06,
      -24,
    ) +
    die(
      58,
      -54,
      24,
      0.82,
      [
        [0, 0],
        [-17, -17],
        [17, 17],
      ],
      shade(tone, 0.06, 150),
    ) +
    die(
      -30,
      80,
      -10,
      0.94,
      [
        [-17, -17],
        [17, -17],
        [-17, 17],
        [17, 17],
      ],
      shade(tone, 0.06, 150),
    ) +
    die(
      62,
      50,
      14,
      1.12,
      [
        [-18, -18],
        [18, -18],
        [0, 0],
        [-18, 18],
        [18, 18],
      ],
      tone,
    )
  );
}

// A dial in three zones with its needle in the best of them.
function limbo(brush: Brush, tone: string): string {
  const zones = ['#ff5a6a', '#ffb52e', '#ffe04a', '#7fe05a', '#3fd0a8']
    .map((colour, at) => fill(wedge(180 + at * 36, 216 + at * 36, 102, 56, 0, 30), colour))
    .join('');
  return (
    brush.solid(
      'M-120,40A120,120 0 0 1 120,40V72a24,24 0 0 1 -24,24H-96a24,24 0 0 1 -24,-24Z',
      shade(tone, -0.2),
      { shadow: 20, texture: zones },
    ) +
    [180, 216, 252, 288, 324, 360]
      .map((turn) => {
        const [a, b] = [polar(turn, 56, 0, 30), polar(turn, 102, 0, 30)];
        return outline(
          `M${Math.round(a.x)},${Math.round(a.y)}L${Math.round(b.x)},${Math.round(b.y)}`,
          brush.ink,
          5,
        );
      })
      .join('') +
    place(brush.solid(poly('-11,0 0,-104 11,0'), '#fff', { shadow: 5 }), 0, 34, 1, 58) +
    brush.metal(ellipse(0, 34, 25), 'gold') +
    brush.ball(0, 34, 12, tone, { ink: 4 }) +
    [-62, -31, 0, 31, 62]
      .map((x, at) => brush.ball(x, 76, 9, at < 4 ? '#ffe04a' : '#5a4a78', { ink: 4 }))
      .join('') +
    brush.solid(star(5, 26, 12, 86, -78), '#ffe04a', { ink: 6, shadow: 5 })
  );
}

// Three gems on a scale of rarity, the middle one in front.
function trove(brush: Brush, tone: string): string {
  return (
    brush.solid(regular(6, 118), shade(tone, -0.24), { shadow: 20 }) +
    outline(regular(6, 98), shade(tone, 0.1), 6) +
    brush.glow(0, 0, 110, tone, 0.9) +
    place(cutGem(brush, '#ff6fb0', 6, 40), -52, -26, 1, -16) +
    place(cutGem(brush, '#ffc42e', 8, 38), 54, -30, 1, 12) +
    place(cutGem(brush, tone, 8, 58), 0, 24) +
    fill(star(4, 26, 5, -30, -4) + star(4, 18, 4, 66, -54) + star(4, 14, 3, -74, 54), '#fff')
  );
}

export const house: Family = {
  crash: { tones: ['#f0508a', '#3fb8ff', '#8f5af0'], draw: crash },
  mines: { tones: ['#4a4fd0', '#2f8a8a', '#9a3fa8'], draw: mines },
  coinflip: { tones: ['#7a3fd0', '#1f8ac0', '#d8303f'], coat: '#e0b050', draw: coinflip },
  tower: { tones: ['#7a3fd0', '#e0506f', '#1f8fc0'], draw: tower },
  ringspin: { tones: ['#e03f8a', '#3f6fe8', '#2fa87a'], draw: ringspin },
  dicebox: { tones: ['#d8303f', '#3f6fe0', '#8f3fc8'], draw: dicebox },
  limbo: { tones: ['#5a4fd8', '#c03f7a', '#1f8a8a'], draw: limbo },
  trove: { tones: ['#3fd0e8', '#8f6af0', '#4fd07a'], draw: trove },
};
