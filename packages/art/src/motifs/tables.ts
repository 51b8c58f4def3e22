import { fill, outline, place, type Brush } from '../lib/brush.ts';
import { shade } from '../lib/color.ts';
import {
  both,
  curve,
  ellipse,
  face,
  flip,
  line,
  polar,
  poly,
  rect,
  star,
  stroke,
  wedge,
} from '../lib/path.ts';
import { card, cardBack, chip, chipStack, die, suits } from './cards.ts';
import type { Family } from './motif.ts';

// Seen from straight above; the ball lies where the light comes from.
function roulette(brush: Brush, tone: string): string {
  const pockets = Array.from(
    { length: 24 },
    (_, at) =>
      fill(
        wedge(at * 15, at * 15 + 15, 92, 62),
        at === 0 ? '#1f9a5a' : at % 2 ? '#c8202f' : '#1c1a2c',
      ) +
      outline(
        line(
          `${Math.round(polar(at * 15, 62).x)},${Math.round(polar(at * 15, 62).y)} ${Math.round(polar(at * 15, 92).x)},${Math.round(polar(at * 15, 92).y)}`,
        ),
        '#ffd75a',
        2.5,
      ),
  ).join('');
  const spokes = [45, 135, 225, 315]
    .map(
      (turn) =>
        `<g transform="rotate(${turn})">${brush.metal(poly('-5,0 5,0 4,-40 -4,-40'), 'gold', { ink: 4 })}${brush.metal(ellipse(0, -44, 9), 'gold', { ink: 4 })}</g>`,
    )
    .join('');
  return (
    brush.solid(ellipse(0, 0, 116), tone, { round: true, shadow: 20 }) +
    brush.metal(ellipse(0, 0, 99), 'gold', { ink: 5 }) +
    brush.solid(ellipse(0, 0, 92), '#1c1a2c', { ink: 4, shadow: 22, texture: pockets }) +
    brush.solid(ellipse(0, 0, 62), shade(tone, 0.06), { round: true, ink: 4, shadow: 16 }) +
    spokes +
    brush.metal(ellipse(0, 0, 20), 'gold', { ink: 5 }) +
    brush.metal(ellipse(0, 0, 9), 'gold', { ink: 0 }) +
    brush.ball(44, -62, 11, '#f4f4fa', { ink: 4 })
  );
}

// Every third slice is pale, so that the turn of colours shows when small.
function wheel(brush: Brush, tone: string): string {
  const tones = [tone, '#fff4d8', shade(tone, 0.02, 120), '#ffb52e'];
  const wedges = Array.from(
    { length: 12 },
    (_, at) =>
      fill(wedge(at * 30 - 15, at * 30 + 15, 90), tones[at % 4] ?? tone) +
      (() => {
        const { x, y } = polar(at * 30, 66);
        return fill(star(5, 13, 5.5, x, y, at * 30), at % 4 === 1 ? tone : '#fff');
      })(),
  ).join('');
  const lamps = Array.from({ length: 16 }, (_, at) => {
    const { x, y } = polar(at * 22.5, 102);
    return fill(ellipse(x, y, 5), at % 2 ? '#fff8d8' : '#ff9a3f');
  }).join('');
  return (
    brush.metal(ellipse(0, 6, 114), 'gold') +
    place(lamps, 0, 6) +
    place(
      brush.solid(ellipse(0, 0, 90), tone, { ink: 5, shadow: 24, texture: wedges }) +
        brush.metal(ellipse(0, 0, 27), 'gold') +
        brush.solid(star(5, 17, 7), tone, { ink: 0, shadow: 3 }),
      0,
      6,
    ) +
    brush.solid(poly('-22,-126 22,-126 0,-76'), '#fff', { shadow: 6 })
  );
}

// Each card overlaps the last at its pip, never at its rank.
function fan(brush: Brush): string {
  return (
    [
      ['10', 'diamond', -42, -62, 14],
      ['J', 'club', -18, -24, -6],
      ['Q', 'heart', 10, 24, -6],
      ['A', 'spade', 38, 62, 18],
    ] as const
  )
    .map(([rank, suit, turn, x, y]) => place(card(brush, rank, suit), x, y, 0.98, turn * 0.75))
    .join('');
}

function aces(brush: Brush): string {
  return (
    place(card(brush, 'K', 'heart'), -42, 4, 1.16, -15) +
    place(card(brush, 'A', 'spade'), 40, 4, 1.16, 11)
  );
}

// Two sizes: the nearer one is lower, larger and brighter.
function dice(brush: Brush, tone: string): string {
  return (
    place(die(brush, shade(tone, -0.04), [5, 3, 1]), 48, -38, 0.94, 14) +
    place(die(brush, tone, [6, 2, 4]), -44, 38, 1.08, -8)
  );
}

// Three piles of unlike height, loose chips in front.
function stakes(brush: Brush, tone: string): string {
  return (
    chipStack(brush, -56, 66, 4, ['#1f9a6a']) +
    chipStack(brush, 56, 64, 6, ['#2f5fd8', '#e8b03a']) +
    chipStack(brush, 0, 92, 8, [tone, '#1c1a2c']) +
    chip(brush, -74, 92, 32, '#e8b03a') +
    chip(brush, 78, 98, 28, tone)
  );
}

// The box is the hero; cards slide out of it to the left.
function shoe(brush: Brush, tone: string): string {
  const box =
    brush.solid(poly('-70,-84 40,-104 104,-64 104,74 -8,96 -70,50'), tone, { shadow: 10 }) +
    brush.solid(poly('-70,-84 40,-104 104,-64 -8,-42'), shade(tone, 0.1), { ink: 5, shadow: 8 }) +
    brush.solid(poly('-8,-42 104,-64 104,74 -8,96'), shade(tone, -0.06), { ink: 5, shadow: 16 });
  const badge = `<g transform="matrix(1 -.2 0 1 48 16)">${brush.metal(rect(-34, -44, 68, 88, 8), 'gold', { ink: 5 })}${brush.solid(rect(-26, -36, 52, 72, 4), tone, { ink: 3, shadow: 6 })}${place(brush.metal(suits.spade, 'gold', { ink: 0 }), 0, 0, 0.5)}</g>`;
  return (
    place(card(brush, '8', 'diamond'), -78, 48, 0.72, -34) +
    place(card(brush, '9', 'heart'), -56, 62, 0.72, -16) +
    box +
    badge +
    place(cardBack(brush, '#c8202f'), -30, 84, 0.6, 80)
  );
}

// Two colours, swapped left and right, down to the eyes.
function jester(brush: Brush, tone: string): string {
  const horn = '16,-46! 48,-104 96,-108 118,-62 112,-34! 92,-62 66,-56 56,-16';
  const other = shade(tone, 0, 150);
  return (
    brush.solid(curve(horn), tone, { shadow: 16 }) +
    brush.solid(curve(flip(horn)), other, { shadow: 16 }) +
    brush.solid(face('0,-112 22,-128 34,-100 40,-50 48,-10 0,-14'), '#ffc42e', { shadow: 14 }) +
    [
      [114, -26],
      [-114, -26],
      [0, -124],
    ]
      .map(([x = 0, y = 0]) => brush.ball(x, y, 14, '#ffe27a', { ink: 6 }))
      .join('') +
    brush.solid(face('0,-22 40,-18 56,16 44,60 18,84 0,88'), '#fff4ea', { shadow: 22 }) +
    brush.metal(face('0,-34 44,-28 62,-4 54,6 30,-10 0,-14'), 'gold', { ink: 5 }) +
    both(
      (turn) =>
        fill(poly(turn('24,-2 34,18 24,40 14,18')), turn === flip ? other : tone) +
        fill(ellipse(turn === flip ? -24 : 24, 18, 8, 9), '#140a12') +
        fill(ellipse(turn === flip ? -27 : 21, 15, 3), '#fff'),
    ) +
    brush.ball(0, 36, 11, '#e8303f', { ink: 4 }) +
    brush.solid(curve('-34,46! -18,58 0,62 18,58 34,46! 24,74 0,80 -24,74'), '#7a1428', {
      ink: 4,
      shadow: 0,
      texture: fill(rect(-30, 44, 60, 17), '#fff'),
    }) +
    brush.solid(
      poly('0,84 22,96 46,84 50,112 78,104 60,128 0,128 -60,128 -78,104 -50,112 -46,84 -22,96'),
      tone,
      { shadow: 10, texture: fill(rect(-80, 80, 80, 50), other) },
    )
  );
}

// Leaning apart, so that the pips of both can be read.
function domino(brush: Brush, tone: string): string {
  const dots: Record<number, [number, number][]> = {
    2: [
      [-18, -18],
      [18, 18],
    ],
    3: [
      [-20, -20],
      [0, 0],
      [20, 20],
    ],
    5: [
      [-20, -20],
      [20, -20],
      [0, 0],
      [-20, 20],
      [20, 20],
    ],
    6: [
      [-18, -22],
      [18, -22],
      [-18, 0],
      [18, 0],
      [-18, 22],
      [18, 22],
    ],
  };
  const tile = (colour: string, upper: number, lower: number) =>
    brush.solid(rect(-46, -96, 92, 192, 18), colour, { shadow: 18 }) +
    outline(line('-32,0 32,0'), shade(colour, -0.22), 6) +
    [
      [upper, -48],
      [lower, 48],
    ]
      .flatMap(([count = 0, y = 0]) =>
        (dots[count] ?? []).map(([dx, dy]) => fill(ellipse(dx, dy + y, 9.5), '#fff')),
      )
      .join('') +
    brush.metal(ellipse(0, 0, 8), 'gold', { ink: 3 });
  return (
    place(tile(shade(tone, -0.1), 6, 5), 48, -4, 1.04, 20) +
    place(tile(tone, 3, 2), -46, 8, 1.04, -16)
  );
}

// Three tiles, three families of signs; the front one is a flower.
function mahjong(brush: Brush, tone: string): string {
  const tile = (inner: string) =>
    brush.solid(rect(-46, -58, 100, 132, 14), tone, { shadow: 12 }) +
    brush.solid(rect(-50, -66, 92, 122, 13), '#fff8e8', { shadow: 12, ink: 5 }) +
    place(inner, -4, -5);
  const circles = [
    [0, -32],
    [-22, 4],
    [22, 4],
    [0, 36],
  ]
    .map(([x = 0, y = 0], at) => brush.ball(x, y, 15, at % 2 ? '#1f7fd0' : '#d8303f', { ink: 3 }))
    .join('');
  const bamboo = [-22, 0, 22]
    .map((x) =>
      [-22, 24]
        .map((y) =>
          brush.solid(rect(x - 7, y - 20, 14, 38, 6), x === 0 ? '#d8303f' : '#1f9a5a', {
            ink: 3,
            shadow: 4,
          }),
        )
        .join(''),
    )
    .join('');
  const lotus =
    fill(curve('0,-44! 16,-10 0,36! -16,-10'), '#d8303f') +
    both((turn) => fill(curve(turn('0,36! 12,0 40,-26! 36,16')), '#e85a6a')) +
    outline(stroke('-38,44 0,38 38,44'), '#1f9a5a', 7);
  return (
    place(tile(bamboo), -56, -34, 0.98, -12) +
    place(tile(circles), 60, -24, 0.98, 12) +
    place(tile(lotus), 0, 34, 1.04, 0)
  );
}

// A profile that looks to the left, towards the light.
function knight(brush: Brush, tone: string): string {
  return (
    brush.solid(
      curve(
        '-50,78! -46,50 -20,24 -8,-8! -34,10 -62,18 -78,2! -84,-22 -54,-48 -40,-84 -30,-118! -10,-98 34,-84 66,-34 66,20 56,78!',
      ),
      tone,
      {
        shadow: 24,
        texture: ['20,-80 44,-40 44,70', '40,-70 66,-30 60,70']
          .map((spec) => outline(stroke(spec), shade(tone, -0.14), 8))
          .join(''),
      },
    ) +
    brush.metal(
      curve('-30,-118! -10,-98 34,-84 66,-34 68,24! 50,-14 30,-50 0,-74 -34,-84!'),
      'gold',
      { ink: 5 },
    ) +
    fill(ellipse(-34, -46, 8), '#140a12') +
    fill(ellipse(-37, -49, 3), '#fff') +
    fill(ellipse(-70, -8, 5, 4), '#140a12') +
    outline(stroke('-74,6 -56,4 -48,-4'), brush.ink, 5) +
    brush.metal(rect(-62, 74, 124, 18, 8), 'gold') +
    brush.solid(rect(-78, 92, 156, 28, 10), tone, { shadow: 12 })
  );
}

// Two slabs, as for the seven: metal around colour.
function spade(brush: Brush, tone: string): string {
  const path = `${face('0,-116! 34,-58 104,6 92,66 36,64 10,36! 14,76 40,112! 0,112')}`;
  const inner = `${face('0,-88! 28,-42 82,10 74,46 32,44 0,14!')}`;
  return (
    brush.metal(path, 'gold', { shadow: 12 }) +
    brush.solid(inner, tone, { ink: 5, shadow: 16, gloss: [-34, -6, 16, 9] }) +
    fill(star(4, 24, 4, 46, -46), '#fff')
  );
}

export const tables: Family = {
  roulette: { tones: ['#8a4a22', '#5a1f3a', '#2a4a7a'], draw: roulette },
  wheel: { tones: ['#d8303f', '#7a3fd0', '#1f8a8a'], coat: '#d8a84a', draw: wheel },
  fan: { tones: ['#fff'], coat: '#f0ecf4', draw: fan },
  aces: { tones: ['#fff'], coat: '#f0ecf4', draw: aces },
  dice: { tones: ['#d8202f', '#2f6fe0', '#1f9a5a', '#7a3fc8'], draw: dice },
  stakes: { tones: ['#d8303f', '#2f5fd0', '#7a3fc0'], coat: '#b05a4a', draw: stakes },
  shoe: { tones: ['#2a2a6a', '#7a1c34', '#1a5a48'], coat: '#3a3a70', draw: shoe },
  jester: { tones: ['#8a3fd0', '#d8303f', '#1f8ad0'], draw: jester },
  domino: { tones: ['#d8303f', '#1f6fae'], draw: domino },
  mahjong: { tones: ['#1f9a6a', '#2f5fb8', '#c2303f'], coat: '#f0ead8', draw: mahjong },
  knight: { tones: ['#5a5f8a', '#f4e6c8'], draw: knight },
  spade: { tones: ['#2a2a5a', '#7a1c34', '#1f5f8a'], coat: '#b08a4a', draw: spade },
};
