import { fill, outline, place, type Brush } from '../lib/brush.ts';
import { shade } from '../lib/color.ts';
import {
  both,
  curve,
  ellipse,
  face,
  facePoly,
  hole,
  line,
  poly,
  rect,
  regular,
  star,
  stroke,
} from '../lib/path.ts';
import { cutGem } from './gems.ts';
import type { Family } from './motif.ts';

// A cloud holds the bolt; the bolt is the only bright thing.
function thunder(brush: Brush, tone: string): string {
  const cloud = (spec: string, light: number) =>
    brush.solid(curve(spec), shade(tone, light), { shadow: 20 });
  return (
    cloud(
      '-116,-20 -104,-62 -66,-74 -40,-112 14,-112 44,-82 92,-80 118,-40 100,-2 40,8 -60,8',
      -0.06,
    ) +
    brush.glow(4, 30, 96, '#ffe98a', 0.7) +
    brush.solid(poly('24,-56 -56,34 -10,34 -34,128 62,8 14,8 56,-56'), '#ffd84a', {
      shadow: 12,
      fill: brush.vertical([
        [0, '#fffbe0'],
        [0.5, '#ffe04a'],
        [1, '#ff9a1f'],
      ]),
    }) +
    fill(poly('30,-50 -38,28 -18,28 44,-50'), '#fff', 0.55) +
    cloud('-96,-18 -90,-44 -54,-54 -18,-44 10,-60 58,-52 86,-24 60,-4 -50,-2', 0.06) +
    brush.solid(poly('84,24 62,56 78,56 66,88 100,48 84,48 98,24'), '#ffe04a', {
      ink: 6,
      shadow: 5,
    }) +
    brush.solid(poly('-76,26 -98,58 -82,58 -92,84 -60,50 -76,50 -62,26'), '#ffe04a', {
      ink: 6,
      shadow: 5,
    })
  );
}

// The head is a box in metal; the glyph glows as if struck a moment ago.
function hammer(brush: Brush, tone: string): string {
  const glyph =
    line('-26,-72 -26,-28') + line('-26,-72 -4,-56 -26,-42') + line('10,-28 10,-72 30,-50 30,-28');
  return place(
    brush.solid(rect(-13, -20, 26, 132, 6), '#7a4a2a', {
      shadow: 10,
      texture: [20, 40, 60, 80]
        .map((y) => outline(line(`-16,${y} 16,${y - 14}`), tone, 8))
        .join(''),
    }) +
      brush.metal(ellipse(0, 112, 19), 'gold', { ink: 6 }) +
      brush.metal(
        poly('-104,-84 -84,-104 84,-104 104,-84 104,-22 84,-2 -84,-2 -104,-22'),
        'silver',
        {
          shadow: 18,
        },
      ) +
      brush.solid(poly('-62,-90 62,-90 62,-16 -62,-16'), shade(tone, -0.12), {
        ink: 5,
        shadow: 12,
      }) +
      [-83, 83].map((x) => brush.metal(rect(x - 9, -92, 18, 78, 5), 'gold', { ink: 5 })).join('') +
      brush.glow(2, -50, 62, '#8ff0ff', 0.8) +
      outline(glyph, '#3fc8ff', 13, 0.6) +
      outline(glyph, '#f4ffff', 6) +
      brush.metal(rect(-20, -4, 40, 18, 5), 'gold', { ink: 6 }),
    0,
    0,
    1,
    -18,
  );
}

// Before a disc of sea, so that three thin points carry at any size.
function trident(brush: Brush, tone: string): string {
  const waves = [-20, 24, 66]
    .map((y, at) =>
      fill(
        `${stroke(`-110,${y} -70,${y - 22} -30,${y} 10,${y + 18} 50,${y} 90,${y - 20} 120,${y}`)}V130H-110Z`,
        shade(tone, 0.08 - at * 0.08),
      ),
    )
    .join('');
  return (
    brush.metal(ellipse(0, 6, 98), 'silver') +
    brush.solid(ellipse(0, 6, 82), shade(tone, 0.16), {
      round: true,
      ink: 5,
      shadow: 22,
      texture: waves,
    }) +
    place(
      brush.metal(rect(-8, -40, 16, 166, 5), 'gold', { ink: 7 }) +
        brush.metal(
          'M-64,-96L-46,-66L-50,-44C-44,-26 -20,-24 -10,-34L-12,-92L0,-134L12,-92L10,-34C20,-24 44,-26 50,-44L46,-66L64,-96C80,-56 72,-2 12,0L-12,0C-72,-2 -80,-56 -64,-96Z',
          'gold',
          { ink: 8, shadow: 10 },
        ) +
        place(cutGem(brush, '#ff5a6a', 6, 17), 0, -6),
      0,
      0,
      1,
      16,
    )
  );
}

// Velvet between the points, fur below: gold alone would be a paper crown.
function crown(brush: Brush, tone: string): string {
  return (
    brush.solid(face('0,-84 40,-78 74,-40 84,30 0,44'), tone, { shadow: 20 }) +
    brush.metal(facePoly('0,-104 26,-30 62,-86 70,-26 112,-62 90,54 0,66'), 'gold', {
      shadow: 16,
      texture: outline(stroke('-92,34 0,46 92,34'), '#fff6c9', 5),
    }) +
    [
      [0, -112, 15],
      [-64, -94, 13],
      [64, -94, 13],
      [-112, -68, 12],
      [112, -68, 12],
    ]
      .map(([x = 0, y = 0, r = 0]) => brush.ball(x, y, r, '#ff5a6a', { ink: 6 }))
      .join('') +
    brush.solid(face('0,58 90,46! 104,62 98,86! 0,104'), '#fff8ee', {
      shadow: 12,
      texture: [-74, -44, -14, 16, 46, 76]
        .map((x) => fill(ellipse(x, 78 - Math.abs(x) / 9, 4, 8), '#3a2a38'))
        .join(''),
    }) +
    place(cutGem(brush, '#3fc8ff', 8, 24), 0, 4) +
    place(cutGem(brush, '#3fd07a', 6, 16), -54, 2) +
    place(cutGem(brush, '#3fd07a', 6, 16), 54, 2)
  );
}

// The loop is cut out: what lies behind shows, as in a real one.
function ankh(brush: Brush, tone: string): string {
  const shape = `M-14,12C-40,-8 -58,-40 -54,-76C-50,-112 -26,-128 0,-128C26,-128 50,-112 54,-76C58,-40 40,-8 14,12L100,2L100,46L18,38L30,128L-30,128L-18,38L-100,46L-100,2Z${'M0,-8C18,-26 30,-50 28,-76C26,-94 14,-102 0,-102C-14,-102 -26,-94 -28,-76C-30,-50 -18,-26 0,-8Z'}`;
  return (
    [30, 90, 150, 210, 270, 330]
      .map(
        (turn) =>
          `<g transform="translate(0 16) rotate(${turn})">${fill(poly('-6,0 6,0 15,-128 -15,-128'), '#fff4b0', 0.28)}</g>`,
      )
      .join('') +
    brush.metal(shape, 'gold', {
      shadow: 14,
      texture: outline(line('-92,24 92,24') + line('0,40 0,124'), tone, 12),
    }) +
    brush.solid(ellipse(0, 24, 30), tone, { ink: 6, shadow: 10 }) +
    place(cutGem(brush, '#ff5a4f', 8, 21), 0, 24) +
    [-82, 82].map((x) => brush.ball(x, 24, 9, '#fff0b0', { ink: 4 })).join('') +
    brush.ball(0, 112, 9, '#fff0b0', { ink: 4 })
  );
}

function chalice(brush: Brush, tone: string): string {
  return (
    brush.glow(0, -88, 84, shade(tone, 0.2), 0.8) +
    brush.metal(face('0,30 12,34 16,70 44,92 60,112! 0,122'), 'gold', { shadow: 12 }) +
    brush.metal(ellipse(0, 52, 26, 14), 'gold', { ink: 6 }) +
    brush.metal(face('0,-88 84,-88! 84,-36 58,12 22,38 0,40'), 'gold', {
      shadow: 24,
      texture:
        outline(stroke('-90,-58 0,-46 90,-58'), '#a85a0c', 5) +
        both((turn) => outline(stroke(turn('78,-30 50,14 10,34')), '#a85a0c', 5)),
      gloss: [-56, -34, 8, 22],
    }) +
    brush.metal(ellipse(0, -88, 84, 20), 'gold', { ink: 6, shadow: 0 }) +
    brush.solid(ellipse(0, -87, 68, 13), tone, { ink: 4, shadow: 6, gloss: [-26, -90, 16, 3] }) +
    place(cutGem(brush, tone, 8, 25), 0, -12) +
    both((turn) => {
      const x = turn('50,-22').startsWith('-') ? -50 : 50;
      return place(cutGem(brush, shade(tone, 0.04, 120), 6, 14), x, -24);
    }) +
    [
      [-30, -116, 14],
      [26, -126, 10],
      [52, -108, 8],
    ]
      .map(([x = 0, y = 0, r = 0]) => fill(star(4, r, r * 0.22, x, y), '#fff'))
      .join('')
  );
}

// Columns are lit one by one, as round things; the fire says the house is lived in.
function temple(brush: Brush, tone: string): string {
  const stone = '#f0e4d0';
  const column = (x: number) =>
    brush.solid(rect(x - 12, -38, 24, 104), stone, {
      ink: 6,
      shadow: 10,
      texture: outline(
        line(`${x - 3},-40 ${x - 3},70`) + line(`${x + 5},-40 ${x + 5},70`),
        '#c8b494',
        3,
      ),
    }) + brush.solid(rect(x - 17, -48, 34, 13, 3), stone, { ink: 5, shadow: 4 });
  return (
    brush.solid(rect(-84, -40, 168, 108), shade(tone, -0.3), { shadow: 0 }) +
    brush.glow(0, 30, 70, '#ffb84a') +
    brush.solid(curve('0,-24! 26,18 24,54 0,66 -24,54 -26,18'), '#ff7a1f', { ink: 5, shadow: 8 }) +
    fill(curve('0,8! 12,34 10,54 0,60 -10,54 -12,34'), '#fff2a0') +
    [-82, -46, 46, 82].map(column).join('') +
    brush.solid(rect(-106, -66, 212, 22, 4), stone, { shadow: 6 }) +
    brush.solid(facePoly('0,-126 120,-64 0,-64'), tone, { shadow: 12 }) +
    brush.solid(facePoly('0,-108 84,-68 0,-68'), stone, { ink: 4, shadow: 8 }) +
    brush.metal(star(5, 16, 7, 0, -82), 'gold', { ink: 4 }) +
    brush.solid(rect(-104, 66, 208, 18, 3), stone, { shadow: 6 }) +
    brush.solid(rect(-120, 84, 240, 20, 3), shade(stone, -0.05), { shadow: 6 })
  );
}

// The same line three times: a wide glow, the colour, the white heart of it.
function runestone(brush: Brush, tone: string): string {
  const glyph = `${line('0,-62 0,70')}${line('0,-62 38,-30')}${line('0,-20 38,12')}${line('0,28 -34,4')}`;
  return (
    brush.solid(
      curve('-66,112! -84,40 -72,-50 -40,-108 10,-122 58,-96 80,-24 74,60 70,112!'),
      '#7a8098',
      {
        shadow: 28,
        texture:
          outline(
            line('-60,-20 -40,-4 -52,20') + line('56,60 40,74 48,96') + line('44,-84 32,-66'),
            '#545a74',
            5,
          ) + outline(stroke('-58,90 -62,10 -44,-74 0,-104 46,-78 60,0 56,90'), '#a8aec4', 4, 0.7),
      },
    ) +
    brush.glow(2, 0, 88, tone, 0.7) +
    outline(glyph, tone, 20, 0.55) +
    outline(glyph, tone, 12) +
    outline(glyph, '#fff', 5) +
    brush.solid(curve('-110,116! -84,84 -40,94 0,84 50,96 92,86 112,116!'), '#4f9a4a', {
      shadow: 8,
    }) +
    brush.ball(-86, 96, 17, '#6a7088', { ink: 6 }) +
    brush.ball(88, 102, 13, '#6a7088', { ink: 6 })
  );
}

// A whole sky inside the ball; the stand is only there to hold it.
function oracle(brush: Brush, tone: string): string {
  return (
    brush.metal(face('0,72 46,70 56,88 78,116! 0,124'), 'gold', { shadow: 12 }) +
    brush.glow(0, -18, 132, tone, 0.6) +
    brush.solid(ellipse(0, -18, 94), tone, {
      round: true,
      shadow: 30,
      texture:
        brush.glow(-10, 0, 84, '#ffd8ff', 0.8) +
        fill(curve('-90,20 -40,-6 10,24 60,0 96,30 60,80 -60,80'), shade(tone, -0.16), 0.55) +
        fill(ellipse(2, -18, 52, 30), '#fff8e0', 0.95) +
        fill(ellipse(2, -18, 27), shade(tone, -0.08)) +
        fill(ellipse(2, -18, 12), '#140a24') +
        fill(ellipse(-6, -28, 6), '#fff'),
      gloss: [-44, -66, 26, 12],
    }) +
    brush.metal(`${ellipse(0, 66, 62, 18)}${hole(0, 60, 46, 10)}`, 'gold', { ink: 6, shadow: 6 }) +
    fill(star(4, 22, 4, 54, -72) + star(4, 13, 3, -50, 30) + star(4, 12, 2.5, 48, 24), '#fff') +
    place(fill(regular(6, 9), '#ff5a6a'), 0, 96)
  );
}

export const relics: Family = {
  thunder: { tones: ['#5a6aa8', '#7a4fa8', '#3f8a9a'], draw: thunder },
  hammer: { tones: ['#2f5fb8', '#a82a3a', '#1f8a6a'], coat: '#8a98b4', draw: hammer },
  trident: { tones: ['#1f8ad0', '#12a08a'], draw: trident },
  crown: { tones: ['#c2204a', '#3f3fc0', '#1f8a5a'], coat: '#e7a52c', draw: crown },
  ankh: { tones: ['#1f8ac0', '#c2303f', '#1f9a6a'], coat: '#e7a52c', draw: ankh },
  chalice: { tones: ['#c2203f', '#3f6fe0', '#2fae6a'], coat: '#e7a52c', draw: chalice },
  temple: { tones: ['#c2583a', '#2f7fb8', '#6a5ac0'], coat: '#e0d0b8', draw: temple },
  runestone: { tones: ['#3fe0ff', '#ff8a3f', '#a8ff5f'], coat: '#7a8098', draw: runestone },
  oracle: { tones: ['#7a4fe0', '#2f9ab8'], draw: oracle },
};
