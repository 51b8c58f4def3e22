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

// Two faces, one lit and one in shade; courses of stone on the lit one only.
function pyramid(brush: Brush, tone: string): string {
  const courses = [-30, 0, 30, 60]
    .map((y) => outline(line(`-130,${y + 12} 20,${y + 12}`), shade(tone, -0.1), 4))
    .join('');
  return (
    brush.glow(0, -76, 92, '#fff2a0', 0.9) +
    brush.solid(poly('0,-70 118,92 26,108'), shade(tone, -0.17, -10), { shadow: 18 }) +
    brush.solid(poly('0,-70 26,108 -118,92'), shade(tone, 0.04), { shadow: 12, texture: courses }) +
    brush.solid(poly('-14,108 -18,72 8,72 14,112'), '#3a1a10', { ink: 5, shadow: 6 }) +
    brush.metal(poly('0,-124 34,-62 8,-56'), 'bronze', { ink: 6 }) +
    brush.metal(poly('0,-124 8,-56 -36,-64'), 'gold', { ink: 6 }) +
    fill(curve('-20,-74! -10,-84 2,-76! -8,-68'), '#fff8e0') +
    fill(ellipse(-9, -76, 4), '#1f5fc0') +
    brush.solid(
      curve('-130,104! -70,92 -10,106 60,96 130,106! 120,124 0,128 -120,124'),
      shade(tone, 0.1),
      { shadow: 8 },
    )
  );
}

// The dotted way ends in a cross: everyone has followed one.
function chart(brush: Brush, tone: string): string {
  const paper = '#f6e2b4';
  return place(
    brush.solid(poly('-92,-84 92,-84 86,-30 94,20 86,84 -94,84 -86,20 -94,-30'), paper, {
      shadow: 22,
      texture:
        fill(curve('-96,20! -60,0 -30,30 -50,60 -96,70!'), '#8fc8c0', 0.8) +
        fill(curve('30,-90! 40,-50 70,-40 100,-50! 100,-90!'), '#8fc8c0', 0.8) +
        `<path d="${stroke('-70,-44 -40,-58 -14,-30 8,-14 10,22 40,38')}" fill="none" stroke="${tone}" stroke-width="8" stroke-dasharray="2 15" stroke-linecap="round"/>` +
        fill(poly('-36,-4 -22,-30 -8,-4') + poly('-14,-4 -2,-22 10,-4'), '#b08a4a'),
    }) +
      outline(line('42,26 74,58') + line('74,26 42,58'), brush.ink, 22) +
      outline(line('42,26 74,58') + line('74,26 42,58'), '#e0263c', 13) +
      brush.solid(rect(-110, -106, 220, 28, 14), shade(paper, -0.06), { shadow: 10 }) +
      brush.solid(rect(-110, 78, 220, 28, 14), shade(paper, -0.06), { shadow: 10 }) +
      [-92, 92]
        .map((y) =>
          [-110, 110].map((x) => brush.metal(ellipse(x, y, 11, 15), 'gold', { ink: 5 })).join(''),
        )
        .join('') +
      place(
        brush.metal(star(4, 34, 9), 'gold', { ink: 5 }) + brush.ball(0, 0, 7, tone, { ink: 3 }),
        52,
        -42,
      ),
    0,
    0,
    1,
    -9,
  );
}

// The smoke is the story; the lamp stays low to leave it room.
function lamp(brush: Brush, tone: string): string {
  return (
    brush.glow(-60, -50, 84, shade(tone, 0.2), 0.8) +
    brush.solid(
      curve(
        '-86,2! -112,-40 -74,-62 -84,-96 -44,-128 -12,-112 -2,-84 -24,-76 -36,-88! -44,-60 -14,-40 -40,-16 -66,-14',
      ),
      tone,
      { shadow: 14 },
    ) +
    fill(star(4, 22, 4, 6, -110) + star(4, 14, 3, -112, -84), '#fff') +
    outline(stroke('74,16 112,0 114,44 66,58'), brush.ink, 25) +
    outline(stroke('74,16 112,0 114,44 66,58'), '#e79a1c', 13) +
    outline(stroke('76,12 110,-2 112,24'), '#fff0b0', 4) +
    brush.metal(face('0,78 16,82 22,98 50,112! 0,120'), 'gold', { shadow: 8 }) +
    brush.metal(
      curve('-122,-6! -96,2 -72,22 -44,18 40,10 82,22 78,60 34,86 -34,86 -74,62 -92,28 -116,8!'),
      'gold',
      {
        shadow: 22,
        texture: outline(stroke('-80,44 -20,60 40,56 84,40'), '#a85a0c', 5),
        gloss: [-34, 34, 20, 8],
      },
    ) +
    brush.metal(face('0,-16 26,-8 44,12 0,20'), 'gold', { ink: 6 }) +
    brush.ball(0, -24, 11, tone, { ink: 5 }) +
    place(cutGem(brush, tone, 6, 17), 6, 52)
  );
}

// Hat, star and neckerchief: the wearer can be imagined.
function ranger(brush: Brush, tone: string): string {
  const felt = '#a8682f';
  return (
    brush.solid(face('0,44 60,30 96,52! 60,84 26,104 0,126!'), tone, {
      shadow: 16,
      texture: [
        [-50, 58],
        [-20, 72],
        [20, 72],
        [50, 58],
        [0, 96],
        [-26, 100],
        [26, 100],
      ]
        .map(([x = 0, y = 0]) => fill(ellipse(x, y, 6), '#fff', 0.85))
        .join(''),
    }) +
    brush.solid(
      curve('-130,6! -100,-22 -40,-2 0,2 40,-2 100,-22 130,6! 92,44 40,54 0,56 -40,54 -92,44'),
      felt,
      { shadow: 20 },
    ) +
    brush.solid(
      curve('-62,14! -72,-40 -56,-98 -24,-104 0,-84 24,-104 56,-98 72,-40 62,14! 0,28'),
      felt,
      {
        shadow: 24,
        texture: outline(stroke('0,-86 -6,-50 0,-24'), shade(felt, -0.14), 8),
      },
    ) +
    brush.solid(curve('-66,-20! 0,-6 66,-20! 64,14! 0,28 -64,14!'), tone, { ink: 6, shadow: 8 }) +
    brush.metal(star(5, 36, 17, 0, 2), 'gold') +
    brush.metal(ellipse(0, 2, 11), 'gold', { ink: 3, shadow: 3 })
  );
}

// Feathers as a fan behind a face made of plain shapes.
function idol(brush: Brush, tone: string): string {
  const feathers = Array.from({ length: 9 }, (_, at) => {
    const turn = (at - 4) * 21;
    const colour = at % 2 ? tone : shade(tone, 0.05, 130);
    return `<g transform="translate(0 -6) rotate(${turn})">${brush.solid(curve('-13,-40! -20,-96 0,-126! 20,-96 13,-40!'), colour, { ink: 6, shadow: 8, texture: outline(line('0,-40 0,-118'), shade(colour, 0.18), 4) })}</g>`;
  }).join('');
  return (
    feathers +
    brush.metal(face('0,-66 60,-60 74,-30 70,40 48,92 0,112'), 'gold', {
      shadow: 20,
      texture: both((turn) =>
        outline(line(turn('74,44 36,36')) + line(turn('70,62 34,50')), tone, 9),
      ),
    }) +
    both(
      (turn) =>
        brush.solid(poly(turn('72,-22 98,-22 98,26 72,26')), tone, { ink: 6, shadow: 6 }) +
        brush.metal(ellipse(turn === flip ? -86 : 86, 36, 13), 'gold', { ink: 5 }),
    ) +
    brush.solid(facePoly('0,-58 54,-52 60,-34 0,-34'), shade(tone, -0.04), { ink: 5, shadow: 8 }) +
    both((turn) => {
      const x = turn === flip ? -30 : 30;
      return (
        brush.solid(rect(x - 19, -24, 38, 26, 6), '#3a1a10', { ink: 4, shadow: 0 }) +
        brush.glow(x, -11, 20, '#5fffd0', 0.8) +
        fill(rect(x - 11, -17, 22, 11, 4), '#b8ffe8')
      );
    }) +
    brush.metal(facePoly('0,-30 10,-28 18,26 0,32'), 'gold', { ink: 5 }) +
    brush.solid(rect(-36, 44, 72, 32, 8), '#3a1a10', { ink: 5, shadow: 5 }) +
    [-26, -9, 8, 25]
      .map((x) => fill(rect(x - 6, 45, 13, 13, 2) + rect(x - 6, 62, 13, 13, 2), '#fff4d8'))
      .join('') +
    place(cutGem(brush, '#e0263c', 8, 13), 0, -46)
  );
}

// A sack too full to close, its overflow around it.
function bounty(brush: Brush, tone: string): string {
  const coin = (x: number, y: number, squash = 0.72) =>
    brush.metal(ellipse(x, y, 24, 24 * squash), 'gold', { ink: 5 }) +
    fill(star(5, 10 * squash + 2, 5, x, y), '#fff0b0');
  const linen = '#d8b070';
  return (
    coin(-92, 90) +
    coin(94, 94) +
    brush.solid(
      curve('-26,-62! -60,-96 -34,-118 0,-104 34,-118 60,-96 26,-62!'),
      shade(linen, 0.04),
      { shadow: 12 },
    ) +
    brush.solid(face('0,-66 26,-64 74,-12 96,52 78,100 30,112 0,114'), linen, {
      shadow: 30,
      texture: ['-20,-60 -50,-20 -60,10', '20,-60 50,-20 62,14', '6,-58 16,-34']
        .map((spec) => outline(stroke(spec), shade(linen, -0.14), 5))
        .join(''),
    }) +
    brush.cord(stroke('-32,-62 0,-54 32,-62'), tone, 13) +
    brush.cord(stroke('24,-58 52,-46 58,-24'), tone, 8) +
    brush.ball(58, -18, 9, tone, { ink: 5 }) +
    brush.metal(ellipse(0, 36, 46), 'gold') +
    brush.solid(ellipse(0, 36, 34), tone, { ink: 4, shadow: 8 }) +
    brush.metal(star(5, 24, 11, 0, 36), 'gold', { ink: 4 }) +
    coin(-58, 106) +
    coin(0, 116) +
    coin(56, 108)
  );
}

// Twin arms of unlike height; the flower gives the colour.
function cactus(brush: Brush, tone: string): string {
  const flesh = '#4fa84a';
  const ribs = (x: number, top: number, foot: number) =>
    [-12, 0, 12]
      .map((dx) => outline(line(`${x + dx},${top} ${x + dx},${foot}`), shade(flesh, -0.14), 4))
      .join('');
  return (
    brush.ball(0, -10, 104, '#ffb84a', { shadow: 16, gloss: [0, 0, 0, 0] }) +
    brush.solid(
      'M-96,-30a19,19 0 0 1 38,0V12a12,12 0 0 0 12,12H-10V58H-50a46,46 0 0 1 -46,-46Z',
      flesh,
      { shadow: 12 },
    ) +
    brush.solid(
      'M98,-54a19,19 0 0 0 -38,0V0a12,12 0 0 1 -12,12H10V46H52a46,46 0 0 0 46,-46Z',
      flesh,
      { shadow: 12 },
    ) +
    brush.solid('M-34,108V-82a34,34 0 0 1 68,0V108Z', shade(flesh, 0.03), {
      shadow: 20,
      texture: ribs(0, -110, 112),
    }) +
    [
      [0, -118, 1],
      [-77, -52, 0.7],
      [79, -76, 0.7],
    ]
      .map(([x = 0, y = 0, size = 1]) =>
        place(
          brush.solid(star(8, 24, 14), tone, { ink: 6, shadow: 5 }) +
            brush.ball(0, 0, 8, '#ffe04a', { ink: 3 }),
          x,
          y,
          size,
        ),
      )
      .join('') +
    brush.solid(curve('-120,106! -60,92 0,100 60,90 122,106! 80,122 -80,122'), '#e0b070', {
      shadow: 8,
    })
  );
}

export const expedition: Family = {
  pyramid: { tones: ['#e0a84a', '#c27a4a', '#8f8ac0'], draw: pyramid },
  chart: { tones: ['#a8582a', '#2f6fb8', '#7a2f8a'], coat: '#e8cc94', draw: chart },
  lamp: { tones: ['#7a4fe0', '#2fb8c0', '#e0507a'], coat: '#e7a52c', draw: lamp },
  ranger: { tones: ['#c2303f', '#2f6fb8', '#2f8a5a'], coat: '#a8682f', draw: ranger },
  idol: { tones: ['#1f9a8a', '#d8402f', '#7a4fc0'], draw: idol },
  bounty: { tones: ['#c2303f', '#2f7a4a', '#2f4fa8'], coat: '#d8b070', draw: bounty },
  cactus: { tones: ['#f0508a', '#ff7a2f', '#fff0c0'], coat: '#4fa84a', draw: cactus },
};
