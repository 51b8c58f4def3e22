import { fill, outline, place, type Brush } from '../lib/brush.ts';
import { shade } from '../lib/color.ts';
import {
  both,
  curve,
  ellipse,
  face,
  facePoly,
  flip,
  line,
  poly,
  rect,
  star,
  stroke,
} from '../lib/path.ts';
import { cutGem } from './gems.ts';
import type { Family } from './motif.ts';

// The nose guard splits the face: two lit eyes in the dark are all it needs.
function jarl(brush: Brush, tone: string): string {
  const braid = (x: number) =>
    [0, 1, 2]
      .map((step) =>
        brush.solid(ellipse(x, 66 + step * 22, 13 - step * 2, 15), shade(tone, -step * 0.03), {
          ink: 6,
          shadow: 8,
        }),
      )
      .join('');
  const horn = '58,-54 92,-62 112,-90 104,-128! 84,-108 62,-84 46,-76';
  return (
    both((turn) =>
      brush.solid(curve(turn(horn)), '#f4e6c8', {
        shadow: 12,
        texture: ['96,-70 86,-90', '106,-92 92,-104']
          .map((spec) => outline(line(turn(spec)), '#b08a5a', 5))
          .join(''),
      }),
    ) +
    brush.solid(face('0,-40 40,-40 58,-20 62,20 48,50 0,60'), '#f0b890', { shadow: 20 }) +
    brush.solid(face('0,24 20,16 44,0! 66,4! 72,44 58,86 34,116 0,128!'), tone, {
      shadow: 24,
      texture: ['-40,40 -30,90', '-14,50 -10,112', '14,50 10,112', '40,40 30,90']
        .map((spec) => outline(line(spec), shade(tone, -0.16, -10), 5))
        .join(''),
    }) +
    braid(-66) +
    braid(66) +
    brush.solid(curve('0,30! 22,20 50,34! 30,44 0,38!'), shade(tone, 0.08), { ink: 6, shadow: 6 }) +
    brush.solid(curve('0,30! -22,20 -50,34! -30,44 0,38!'), shade(tone, 0.08), {
      ink: 6,
      shadow: 6,
    }) +
    brush.metal(face('0,-104 38,-96 66,-66 72,-26 60,-22 36,-30 14,-24 10,12 0,18'), 'silver') +
    brush.metal(face('0,-46 40,-42 74,-28 74,-14 40,-26 0,-30'), 'gold', { ink: 5 }) +
    brush.metal(face('0,-108 10,-104 10,-44 0,-40'), 'gold', { ink: 5 }) +
    both(
      (turn) =>
        fill(curve(turn('18,-8! 36,-16 52,-4! 34,2')), '#140a12') +
        fill(ellipse(turn === flip ? -34 : 34, -6, 6), '#8fe0ff'),
    ) +
    place(cutGem(brush, '#3fd0ff', 8, 15), 0, -40)
  );
}

// Three fans of feathers a side, each row shorter, lighter and warmer.
function phoenix(brush: Brush, tone: string): string {
  const fan = (
    count: number,
    length: number,
    from: number,
    to: number,
    colour: string,
    mirror: number,
  ) =>
    Array.from({ length: count }, (_, at) => {
      const turn = from + ((to - from) * at) / (count - 1);
      const long = length * (1 - Math.abs(at - (count - 1) * 0.62) * 0.05);
      return `<g transform="scale(${mirror} 1) translate(12 0) rotate(${Math.round(turn)})">${brush.solid(curve(`0,-9 ${Math.round(long * 0.6)},-14 ${Math.round(long)},0! ${Math.round(long * 0.6)},10 0,9`), colour, { ink: 5, shadow: 7 })}</g>`;
    }).join('');
  const tail = [
    '0,40 -8,80 -40,112 -70,116',
    '0,40 -4,90 -16,124',
    '0,40 4,90 16,124',
    '0,40 8,80 40,112 70,116',
  ]
    .map((spec) => brush.cord(stroke(spec), shade(tone, 0.06, 14), 13))
    .join('');
  const tips = [
    [-70, 116],
    [-16, 126],
    [16, 126],
    [70, 116],
  ]
    .map(
      ([x = 0, y = 0]) =>
        brush.ball(x, y, 13, '#ffcf3f', { ink: 5 }) + fill(ellipse(x, y, 5), '#c2261f'),
    )
    .join('');
  const wings = [1, -1]
    .map(
      (side) =>
        fan(8, 124, -78, 26, tone, side) +
        fan(7, 88, -72, 18, shade(tone, 0.12, 16), side) +
        fan(5, 54, -66, 8, '#ffe27a', side),
    )
    .join('');
  return (
    tail +
    tips +
    wings +
    brush.solid(face('0,-44 24,-30 30,10 18,52 0,66!'), shade(tone, 0.05, 10), {
      shadow: 14,
      texture: [0, 16, 32]
        .map((y) => outline(stroke(`-24,${y - 10} 0,${y} 24,${y - 10}`), '#ffe27a', 5))
        .join(''),
    }) +
    ['0,-74 -10,-104 -30,-116', '0,-76 0,-112 4,-126', '0,-74 14,-102 32,-110']
      .map((spec) => brush.cord(stroke(spec), '#ffcf3f', 8))
      .join('') +
    brush.solid(face('0,-84 20,-78 26,-56 18,-36 0,-32'), tone, { shadow: 12 }) +
    brush.solid(face('0,-62 8,-56 5,-42 0,-32!'), '#ffd23f', { ink: 5, shadow: 4 }) +
    fill(poly('-20,-66 -6,-58 -18,-54'), '#fff') +
    fill(poly('20,-66 6,-58 18,-54'), '#fff')
  );
}

// Corners and clasp in metal: leather alone reads as a plain box.
function grimoire(brush: Brush, tone: string): string {
  const cover = rect(-72, -98, 144, 184, 12);
  const corner = poly('-72,-98 -30,-98 -72,-56');
  return place(
    brush.solid(rect(-64, -88, 150, 190, 10), '#f4e6c8', {
      texture: [0, 8, 16]
        .map((y) => outline(line(`-60,${88 + y - 2} 90,${88 + y - 2}`), '#b08a5a', 2))
        .join(''),
    }) +
      brush.solid(cover, tone, {
        shadow: 22,
        texture: outline(rect(-54, -80, 108, 148, 8), shade(tone, 0.16), 4),
      }) +
      [
        [1, 1],
        [-1, 1],
        [1, -1],
        [-1, -1],
      ]
        .map(([x = 1, y = 1]) =>
          brush.metal(
            corner.replaceAll(
              /(-?\d+),(-?\d+)/g,
              (_, px: string, py: string) =>
                `${Number(px) * x},${Number(py) * y - (y < 0 ? 12 : 0)}`,
            ),
            'gold',
            { ink: 5 },
          ),
        )
        .join('') +
      brush.metal(star(8, 58, 38, 0, -6), 'gold') +
      brush.ball(0, -6, 30, '#fff8e8', { shadow: 8 }) +
      brush.ball(0, -6, 18, '#7a2fd0', { ink: 0 }) +
      fill(ellipse(0, -6, 6, 16), '#140a12') +
      fill(ellipse(-7, -13, 5), '#fff') +
      brush.metal(rect(60, -24, 34, 36, 8), 'gold', { ink: 6 }),
    0,
    0,
    1.05,
    -8,
  );
}

// A split gradient along the blade makes the ridge.
function blades(brush: Brush, tone: string): string {
  const sword = (turn: number) =>
    place(
      brush.solid(facePoly('0,-128 14,-104 11,44 0,44'), '#cfd9ea', {
        shadow: 6,
        fill: brush.gradient('x2="1" y2="0"', [
          [0, '#fff'],
          [0.49, '#c4d2ea'],
          [0.51, '#7a88ac'],
          [1, '#b8c6e0'],
        ]),
      }) +
        brush.metal(face('0,40 20,40 44,28! 46,46 20,58 0,60'), 'gold', { ink: 6 }) +
        brush.solid(rect(-8, 58, 16, 40, 5), tone, { ink: 6, shadow: 6 }) +
        brush.metal(ellipse(0, 106, 13), 'gold', { ink: 6 }) +
        place(cutGem(brush, tone, 6, 12), 0, 49),
      0,
      0,
      1,
      turn,
    );
  return (
    brush.metal(star(8, 62, 46), 'gold') +
    brush.solid(ellipse(0, 0, 38), tone, { round: true }) +
    sword(38) +
    sword(-38)
  );
}

// Two pairs of wings in two metals; ribs in the other one's colour.
function scarab(brush: Brush, tone: string): string {
  const wing = (turn: (spec: string) => string) =>
    ['20,-6! 70,-66 124,-72! 118,-30 66,10 20,22!', '20,14! 66,4 108,8! 88,38 48,46 18,40!']
      .map((spec, row) =>
        brush.metal(curve(turn(spec)), row ? 'jade' : 'gold', {
          ink: 6,
          texture: ['30,0 110,-52', '30,8 108,-34', '28,22 90,22']
            .map((ray) => outline(line(turn(ray)), row ? '#0b5a48' : '#2f6fb8', 6))
            .join(''),
        }),
      )
      .join('');
  const leg = '28,44 56,62 60,92 46,104';
  return (
    [leg, flip(leg), '24,-34 44,-62 36,-92', flip('24,-34 44,-62 36,-92')]
      .map((spec) => brush.cord(stroke(spec), '#e79a1c', 9))
      .join('') +
    both(wing) +
    brush.ball(0, -98, 26, '#ff7a2f') +
    brush.solid(face('0,-18 32,-16 46,16 40,62 18,90 0,94'), tone, {
      shadow: 18,
      gloss: [-20, 14, 8, 18],
      texture:
        outline(line('0,-14 0,94'), brush.ink, 5) +
        both((turn) => outline(stroke(turn('12,6 20,40 12,76')), shade(tone, 0.14), 4)),
    }) +
    brush.solid(face('0,-44 24,-40 38,-20 20,-10 0,-8'), shade(tone, -0.04), { shadow: 10 }) +
    brush.metal(face('0,-66 14,-64 24,-48 12,-38 0,-40'), 'gold', { ink: 6 })
  );
}

// Stripes bend over the headcloth's crown, which gives the cloth its volume.
function pharaoh(brush: Brush, tone: string): string {
  const stripes = Array.from({ length: 9 }, (_, at) =>
    outline(
      stroke(
        `-110,${-50 + at * 22} -40,${-84 + at * 22} 0,${-92 + at * 22} 40,${-84 + at * 22} 110,${-50 + at * 22}`,
      ),
      tone,
      10,
    ),
  ).join('');
  const lid = '12,-16! 30,-28 52,-16! 32,-8';
  return (
    brush.metal(face('0,-100 44,-92 72,-54 88,10 98,72! 66,104 48,60 0,70'), 'gold', {
      texture: stripes,
      shadow: 18,
    }) +
    brush.solid(face('0,-56 36,-50 48,-16 44,30 24,62 0,70'), '#f0b040', {
      shadow: 20,
      fill: brush.body('#f4b850'),
    }) +
    brush.metal(face('0,-72 40,-64 56,-38 0,-48'), 'gold', { ink: 5 }) +
    both(
      (turn) =>
        fill(curve(turn(lid)), '#fff8e8') +
        outline(curve(turn(lid)), '#14203c', 6) +
        outline(stroke(turn('50,-16 60,-12 66,-2')), '#14203c', 6) +
        outline(stroke(turn('8,-30 28,-42 54,-34')), '#14203c', 7),
    ) +
    fill(ellipse(-32, -17, 7) + ellipse(32, -17, 7), '#14203c') +
    outline(stroke('-2,-10 -8,18 0,24 8,18'), '#a85a0c', 5) +
    brush.solid(face('0,36 10,33 24,38 10,46 0,47'), '#d87040', { ink: 0, shadow: 4 }) +
    brush.metal(face('0,66 12,66 14,116 0,124'), 'gold', {
      ink: 6,
      texture: [78, 92, 106].map((y) => outline(line(`-16,${y} 16,${y}`), tone, 6)).join(''),
    }) +
    brush.solid(face('0,-116 16,-112 22,-92 10,-70 0,-62'), tone, { ink: 6, shadow: 8 }) +
    brush.ball(0, -96, 7, '#ff4f3f', { ink: 3 })
  );
}

// Rays from the boss under the bolt, so that the bolt seems to light them.
function aegis(brush: Brush, tone: string): string {
  const shield = '0,-108 50,-100 92,-84! 94,-20 72,56 36,98 0,122!';
  const inner = '0,-86 42,-80 74,-68! 74,-16 56,44 28,78 0,98!';
  return (
    brush.metal(face(shield), 'gold') +
    brush.solid(face(inner), tone, {
      ink: 5,
      shadow: 24,
      texture:
        fill(poly('0,-120 100,-120 100,120 0,120'), shade(tone, -0.08)) +
        [-60, -20, 20, 60]
          .map(
            (turn) =>
              `<g transform="rotate(${turn})">${fill(poly('-8,0 8,0 30,-160 -30,-160'), '#fff', 0.1)}</g>`,
          )
          .join(''),
    }) +
    brush.solid(poly('16,-76 -40,8 -6,8 -22,76 44,-16 8,-16 34,-76'), '#ffd84a', {
      shadow: 10,
      fill: brush.vertical([
        [0, '#fffbe0'],
        [0.5, '#ffe04a'],
        [1, '#ff9a1f'],
      ]),
    }) +
    ['80,-74', '-80,-74', '0,110', '84,-6', '-84,-6']
      .map((spec) => {
        const [x = 0, y = 0] = spec.split(',').map(Number);
        return brush.ball(x, y, 7, '#fff0b0', { ink: 4 });
      })
      .join('')
  );
}

export const mythic: Family = {
  jarl: { tones: ['#d8702a', '#b83a2a', '#e0c080'], coat: '#c8a080', draw: jarl },
  phoenix: { tones: ['#f0481f', '#3f7fe8', '#a83fd8'], draw: phoenix },
  grimoire: { tones: ['#6a2fb0', '#a82a3a'], draw: grimoire },
  blades: { tones: ['#2f9fe8', '#d8303f'], coat: '#b8c4dc', draw: blades },
  scarab: { tones: ['#128a92', '#3f5fd0'], coat: '#8a9a6a', draw: scarab },
  pharaoh: { tones: ['#1f5fc0', '#b82a4a', '#1f8a7a'], coat: '#e0a040', draw: pharaoh },
  aegis: { tones: ['#3a4fc8', '#7a2470'], coat: '#c09a5a', draw: aegis },
};
