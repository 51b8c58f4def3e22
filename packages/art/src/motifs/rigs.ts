import { fill, outline, place, type Brush } from '../lib/brush.ts';
import { shade } from '../lib/color.ts';
import {
  both,
  curve,
  ellipse,
  face,
  flip,
  hole,
  line,
  poly,
  rect,
  star,
  stroke,
  wedge,
} from '../lib/path.ts';
import type { Family } from './motif.ts';

// Ring, ticks, brackets and one bright dot: a sight without a weapon.
function reticle(brush: Brush, tone: string): string {
  const bracket = (turn: number) =>
    `<g transform="rotate(${turn})">${brush.solid('M-112,-60L-112,-112L-60,-112L-60,-92L-92,-92L-92,-60Z', tone, { ink: 7, shadow: 6 })}</g>`;
  const tick = (turn: number) =>
    `<g transform="rotate(${turn})">${brush.solid(poly('-9,-104 9,-104 5,-46 -5,-46'), '#f4f6ff', { ink: 6, shadow: 5 })}</g>`;
  return (
    brush.glow(0, 0, 120, tone, 0.8) +
    fill(ellipse(0, 0, 78), '#0c0a24', 0.55) +
    brush.solid(`${ellipse(0, 0, 84)}${hole(0, 0, 66)}`, tone, { shadow: 8 }) +
    [20, 110, 200, 290]
      .map((from) => fill(wedge(from, from + 50, 58, 48), shade(tone, 0.2)))
      .join('') +
    [0, 90, 180, 270].map(tick).join('') +
    [0, 90, 180, 270].map(bracket).join('') +
    brush.glow(0, 0, 40, '#ff5a4f') +
    brush.ball(0, 0, 15, '#ff4f5a', { ink: 5 })
  );
}

// Two blades in their guards, crossed before a sun.
function katana(brush: Brush, tone: string): string {
  const blade = (side: number) =>
    `<g transform="scale(${side} 1) rotate(40)">${brush.solid(curve('-7,38! -9,-40 -2,-96 14,-134! 12,-80 8,-30 8,38!'), '#dfe8f6', { shadow: 5 })}${outline(stroke('2,34 0,-40 6,-104'), '#8a98b8', 3)}${brush.metal(ellipse(0, 42, 25, 9), 'gold', { ink: 6 })}${brush.solid(rect(-10, 48, 20, 76, 7), '#1c1a2c', { ink: 6, shadow: 6, texture: [58, 76, 94, 112].map((y) => fill(poly(`-10,${y} 0,${y - 8} 10,${y} 0,${y + 8}`), tone)).join('') })}</g>`;
  return (
    brush.solid(ellipse(0, -14, 84), tone, {
      round: true,
      shadow: 22,
      texture: [14, 34, 50]
        .map((y, at) => fill(rect(-100, y, 200, 6 + at * 3), '#1c1a2c', 0.55))
        .join(''),
    }) +
    blade(-1) +
    blade(1) +
    brush.metal(star(4, 26, 11, 0, 0), 'gold', { ink: 6 })
  );
}

function mouse(brush: Brush, tone: string): string {
  return place(
    brush.cord(stroke('0,-96 -4,-124 30,-132 70,-118'), '#2a2840', 9) +
      brush.solid(face('0,-104 40,-100 66,-64 74,0 68,64 42,104 0,112'), '#2f2c48', {
        round: true,
        shadow: 28,
      }) +
      brush.solid(curve('-4,-100! -38,-96 -60,-62 -66,-16! -4,-24!'), '#45426a', {
        ink: 5,
        shadow: 10,
      }) +
      brush.solid(curve('4,-100! 38,-96 60,-62 66,-16! 4,-24!'), '#45426a', {
        ink: 5,
        shadow: 10,
      }) +
      brush.glow(0, 52, 56, tone, 0.9) +
      brush.solid(face('0,-84 11,-78 11,-44 0,-38'), tone, {
        ink: 6,
        shadow: 5,
        texture: [-74, -62, -50]
          .map((y) => outline(line(`-14,${y} 14,${y}`), '#1c1a2c', 4))
          .join(''),
      }) +
      outline(stroke('-66,10 -60,64 -36,96 0,104 36,96 60,64 66,10'), tone, 8) +
      outline(stroke('-66,10 -60,64 -36,96 0,104 36,96 60,64 66,10'), '#fff', 2.5, 0.8) +
      fill(poly('8,18 -26,62 -4,62 -12,92 26,44 4,44'), tone) +
      brush.gloss(-38, -70, 8, 16, 0.4),
    0,
    4,
    1,
    14,
  );
}

// The strap frames it; what the wearer sees is on the glass.
function visor(brush: Brush, tone: string): string {
  return (
    outline(stroke('-104,0 -90,-76 0,-104 90,-76 104,0'), brush.ink, 35) +
    outline(stroke('-104,0 -90,-76 0,-104 90,-76 104,0'), '#3a3658', 23) +
    outline(stroke('-104,-8 -90,-80 0,-108 90,-80'), '#6a6490', 5) +
    brush.solid(
      curve(
        '-118,-34! -100,-52 0,-60 100,-52 118,-34! 122,20 104,66 50,76 18,50 0,44 -18,50 -50,76 -104,66 -122,20',
      ),
      tone,
      { shadow: 28 },
    ) +
    brush.solid(
      curve(
        '-98,-28! -40,-38 40,-38 98,-28! 100,10 86,40 50,50 18,28 -18,28 -50,50 -86,40 -100,10',
      ),
      '#120a36',
      {
        ink: 5,
        shadow: 10,
        fill: brush.gradient('x2="1" y2="1"', [
          [0, '#3fe8ff'],
          [0.35, '#5a2fd0'],
          [0.7, '#e03fa8'],
          [1, '#ffb84a'],
        ]),
        texture:
          outline(
            line('-100,20 100,20') +
              line('-100,36 100,36') +
              line('0,6 -90,60') +
              line('0,6 90,60') +
              line('0,6 0,60') +
              line('-100,6 100,6'),
            '#fff',
            2.5,
            0.6,
          ) + fill(poly('-64,-40 -40,-40 -76,50 -100,50'), '#fff', 0.35),
      },
    ) +
    fill(star(4, 16, 3, 40, -14), '#fff') +
    both((turn) => brush.metal(ellipse(turn === flip ? -108 : 108, 8, 13), 'silver', { ink: 5 })) +
    [-22, 0, 22].map((x) => brush.ball(x, -50, 5, '#5fffb0', { ink: 3 })).join('')
  );
}

// Pins on four sides, a hot core in the middle.
function processor(brush: Brush, tone: string): string {
  const pins = [0, 90, 180, 270]
    .map(
      (turn) =>
        `<g transform="rotate(${turn})">${[-54, -27, 0, 27, 54].map((x) => brush.metal(rect(x - 8, -114, 16, 44, 4), 'gold', { ink: 5 })).join('')}</g>`,
    )
    .join('');
  const traces = [0, 90, 180, 270]
    .map(
      (turn) =>
        `<g transform="rotate(${turn})">${outline(`${line('-30,-80 -30,-58 -18,-46')}${line('0,-80 0,-46')}${line('30,-80 30,-58 18,-46')}`, tone, 5)}</g>`,
    )
    .join('');
  return place(
    pins +
      brush.solid(rect(-84, -84, 168, 168, 16), '#23283f', { shadow: 26, texture: traces }) +
      brush.glow(0, 0, 84, tone, 0.9) +
      brush.metal(rect(-48, -48, 96, 96, 12), 'silver', { ink: 6 }) +
      brush.solid(rect(-36, -36, 72, 72, 8), tone, { ink: 4, shadow: 12 }) +
      fill(poly('10,-28 -20,6 -2,6 -10,28 20,-6 2,-6'), '#fff') +
      brush.ball(-66, -66, 6, '#5fffb0', { ink: 3 }),
    0,
    0,
    1,
    45,
  );
}

function drone(brush: Brush, tone: string): string {
  const rotor = (x: number, y: number, size: number) =>
    place(
      fill(ellipse(0, 0, 46, 13), '#d8f0ff', 0.5) +
        outline(ellipse(0, 0, 46, 13), '#fff', 3, 0.7) +
        brush.solid(rect(-8, -4, 16, 24, 5), '#2a2840', { ink: 5, shadow: 4 }) +
        brush.metal(ellipse(0, -3, 9, 6), 'silver', { ink: 4 }),
      x,
      y,
      size,
    );
  return (
    both(
      (turn) =>
        brush.cord(line(turn('30,-6 84,-58')), '#3a3860', 14) +
        brush.cord(line(turn('34,8 94,6')), '#3a3860', 14),
    ) +
    rotor(-84, -74, 0.84) +
    rotor(84, -74, 0.84) +
    rotor(-94, -10, 1) +
    rotor(94, -10, 1) +
    brush.solid(face('0,-44 44,-36 66,0 52,40 20,60 0,62'), tone, {
      shadow: 24,
      gloss: [-30, -24, 12, 6],
    }) +
    brush.solid(poly('-40,-12 40,-12 32,10 -32,10'), '#14142a', { ink: 5, shadow: 4 }) +
    brush.glow(0, -1, 34, '#5fffff', 0.8) +
    fill(rect(-26, -6, 52, 9, 4), '#5fffff') +
    brush.metal(ellipse(0, 54, 26), 'silver', { ink: 6 }) +
    brush.ball(0, 54, 17, '#1c1a3a', { ink: 3 }) +
    fill(ellipse(0, 54, 7), '#ff4f5a') +
    fill(
      poly('-14,78 14,78 60,132 -60,132'),
      brush.vertical([
        [0, '#8ff0ff', 0.8],
        [1, '#8ff0ff', 0],
      ]),
    )
  );
}

// Three caps, one pressed: arrows only, no letters.
function keycaps(brush: Brush, tone: string): string {
  const cap = (x: number, y: number, colour: string, turn: number, size = 1) =>
    place(
      brush.solid(poly('-54,-40 54,-40 66,56 -66,56'), shade(colour, -0.12), { shadow: 14 }) +
        brush.solid(rect(-44, -46, 88, 80, 14), colour, { ink: 5, shadow: 12 }) +
        `<g transform="translate(0 -8) rotate(${turn})">${fill(poly('0,-24 26,10 -26,10'), '#fff')}</g>`,
      x,
      y,
      size,
    );
  return place(
    brush.solid(rect(-124, 74, 248, 46, 16), '#23283f', { shadow: 10 }) +
      cap(0, -58, tone, 0) +
      cap(-74, 44, '#4a4670', -90, 0.92) +
      cap(74, 44, '#4a4670', 90, 0.92) +
      cap(0, 50, shade(tone, 0.02, 110), 180, 0.96) +
      brush.glow(0, -66, 70, tone, 0.25),
    0,
    0,
    0.92,
  );
}

// Wings, chevrons, star: rank at a glance.
function rank(brush: Brush, tone: string): string {
  const feather = (turn: number, long: number, colour: string) =>
    both(
      (flipped) =>
        `<g transform="${flipped === flip ? 'scale(-1 1) ' : ''}translate(34 20) rotate(${turn})">${brush.solid(curve(`0,-11! ${long * 0.6},-15 ${long},0! ${long * 0.5},12 0,11!`), colour, { ink: 6, shadow: 6 })}</g>`,
    );
  return (
    feather(-42, 108, '#e8ecf8') +
    feather(-18, 96, '#c8d0e6') +
    feather(6, 80, '#a8b2d0') +
    brush.metal(face('0,-98 40,-92 78,-84! 80,14 56,74 0,122!'), 'gold', { shadow: 12 }) +
    brush.solid(face('0,-72 56,-62! 58,10 40,56 0,96!'), tone, { ink: 5, shadow: 20 }) +
    [18, 44]
      .map((y) =>
        brush.metal(
          poly(`-40,${y - 18} 0,${y + 6} 40,${y - 18} 40,${y - 2} 0,${y + 22} -40,${y - 2}`),
          'gold',
          { ink: 4 },
        ),
      )
      .join('') +
    brush.metal(star(5, 38, 17, 0, -30), 'gold', { ink: 6 })
  );
}

// A tower with a banner: the thing that is defended.
function bastion(brush: Brush, tone: string): string {
  const wall = '#8f96b8';
  const courses = [-20, 10, 40, 70]
    .map((y, at) =>
      outline(
        line(`-80,${y} 80,${y}`) +
          line(`${at % 2 ? -30 : -10},${y} ${at % 2 ? -30 : -10},${y + 30}`) +
          line(`${at % 2 ? 34 : 50},${y} ${at % 2 ? 34 : 50},${y + 30}`),
        shade(wall, -0.12),
        4,
      ),
    )
    .join('');
  return (
    brush.cord(line('0,-70 0,-132'), '#e8c48a', 6) +
    brush.solid(curve('4,-130! 30,-138 54,-122 76,-130! 72,-104 50,-98 28,-108 4,-100!'), tone, {
      ink: 6,
      shadow: 6,
    }) +
    brush.solid('M-104,112V-6h18v16h16v-16h18V112Z', shade(wall, -0.05), { shadow: 12 }) +
    brush.solid('M104,112V-6h-18v16h-16v-16h-18V112Z', shade(wall, -0.08), { shadow: 12 }) +
    brush.solid('M-66,-36L-66,-84h26v22h22v-22h36v22h22v-22h26V-36L54,-16V112H-54V-16Z', wall, {
      shadow: 24,
      texture: courses,
    }) +
    brush.glow(0, 82, 44, '#ffd84a', 0.8) +
    brush.solid('M-26,114V66a26,26 0 0 1 52,0V114Z', '#3a1f14', {
      ink: 6,
      shadow: 8,
      texture: outline(
        line('-10,40 -10,114') + line('10,40 10,114') + line('-30,84 30,84'),
        '#e8a02e',
        5,
      ),
    }) +
    brush.solid(face('0,-40 22,-36 22,0 0,18!'), tone, { ink: 5, shadow: 8 }) +
    fill(star(5, 13, 6, 0, -16), '#fff') +
    [-78, 78].map((x) => fill(rect(x - 5, 30, 10, 24, 5), '#ffe27a')).join('')
  );
}

export const rigs: Family = {
  reticle: { tones: ['#ff4f6a', '#3fe0a8', '#ffb52e'], draw: reticle },
  katana: { tones: ['#f0404f', '#ff8a2e', '#b04fe0'], draw: katana },
  mouse: { tones: ['#3fe8c0', '#ff4fb0', '#ffb02e'], coat: '#3a3758', draw: mouse },
  visor: { tones: ['#e8ecf8', '#ff7a4f', '#5f7ff0'], draw: visor },
  processor: { tones: ['#ff6a3f', '#3fc8ff', '#8fe04a'], coat: '#4a4458', draw: processor },
  drone: { tones: ['#f0f2fa', '#e84f4f', '#3fa8a0'], draw: drone },
  keycaps: { tones: ['#f0506f', '#3f9ff0', '#f0a02e'], draw: keycaps },
  rank: { tones: ['#5a3fc8', '#c2303f', '#1f8a9a'], draw: rank },
  bastion: { tones: ['#e0404f', '#3f8fe0', '#8f4fd0'], coat: '#8f96b8', draw: bastion },
};
