import { fill, outline, place, type Brush } from '../../lib/brush.ts';
import { shade } from '../../lib/color.ts';
import {
  both,
  curve,
  ellipse,
  face,
  flip,
  line,
  poly,
  polar,
  rect,
  star,
  stroke,
  wedge,
} from '../../lib/path.ts';
import type { Family } from '../motif.ts';

const pupil = (brush: Brush, x: number, y: number, r: number): string =>
  brush.ball(x, y, r, '#fff8e8', { shadow: 5, gloss: [x, y, 0, 0] }) +
  fill(ellipse(x - r * 0.15, y, r * 0.58), '#140a12') +
  fill(ellipse(x - r * 0.35, y - r * 0.3, r * 0.24), '#fff');

// White bands edged in ink over the brightest orange there is.
function clown(brush: Brush, tone: string): string {
  const band = (spec: string) => fill(curve(spec), '#fff') + outline(curve(spec), brush.ink, 6);
  const fin = (spec: string) =>
    brush.solid(curve(spec), tone, { shadow: 10, texture: outline(curve(spec), brush.ink, 16) });
  return (
    fin('70,4! 94,-40 122,-48 130,-10 124,40 98,50!') +
    fin('-40,-52! -20,-92 40,-100 60,-70! 50,-40') +
    fin('-20,58! 0,96 44,98 52,60!') +
    brush.solid(
      curve('-112,8 -92,-40 -44,-64 20,-58 66,-26 84,6 62,40 14,66 -48,70 -96,48'),
      tone,
      {
        round: true,
        shadow: 28,
        texture:
          band('-44,-80 -20,-70 -30,-30 -22,10 -34,80 -64,80 -54,30 -62,-20') +
          band('26,-80 48,-70 42,-20 52,20 38,80 16,80 24,20 14,-30') +
          band('72,-50 96,-40 96,50 70,50 78,0'),
        gloss: [-78, -22, 14, 7],
      },
    ) +
    pupil(brush, -78, -4, 19) +
    outline(stroke('-108,24 -94,34 -80,30'), brush.ink, 6) +
    brush.solid(curve('-14,18! 14,10 32,28 26,46! 4,44'), shade(tone, 0.05), { ink: 6, shadow: 8 })
  );
}

// Claws up and open: larger than the body, as a threat should be.
function crab(brush: Brush, tone: string): string {
  const legs = ['56,40 96,44 112,76', '48,58 84,76 90,108', '36,70 58,96 56,122'];
  return (
    legs
      .flatMap((spec) => [spec, flip(spec)])
      .map((spec) => brush.cord(stroke(spec), shade(tone, -0.04), 12))
      .join('') +
    both((turn) => brush.cord(stroke(turn('60,16 96,2 96,-30')), tone, 18)) +
    both((turn) =>
      brush.solid(
        curve(
          turn('70,-34! 62,-78 84,-112 108,-122! 98,-92 104,-76! 126,-104 130,-70 120,-38 96,-24'),
        ),
        tone,
        {
          shadow: 14,
          gloss: turn === flip ? undefined : [80, -70, 5, 12],
        },
      ),
    ) +
    both((turn) => brush.cord(line(turn('26,-20 32,-54')), tone, 11)) +
    brush.solid(face('0,-34 50,-30 88,0 84,46 46,82 0,88'), tone, {
      round: true,
      shadow: 28,
      texture:
        fill(face('0,50 40,46 80,40 50,90 0,96'), shade(tone, 0.2, 20)) +
        [
          [-50, -2, 8],
          [-30, -16, 6],
          [52, 2, 9],
          [34, -14, 5],
          [0, -18, 6],
        ]
          .map(([x = 0, y = 0, r = 0]) => fill(ellipse(x, y, r), shade(tone, 0.14)))
          .join(''),
      gloss: [-48, -12, 16, 6],
    }) +
    pupil(brush, -34, -62, 20) +
    pupil(brush, 34, -62, 20) +
    brush.solid(curve('-30,22! 0,32 30,22! 20,46 0,52 -20,46'), '#6a0f1c', {
      ink: 5,
      shadow: 4,
      texture: fill(ellipse(0, 52, 16, 9), '#ff8a8a'),
    })
  );
}

// A smile along the whole head; the jet is what makes it a whale in one glance.
function whale(brush: Brush, tone: string): string {
  return (
    brush.cord(stroke('-34,-66 -34,-92 -60,-112 -84,-96'), '#bff0ff', 11) +
    brush.cord(stroke('-34,-66 -34,-96 -8,-118 16,-100'), '#bff0ff', 11) +
    brush.solid(
      curve('70,20! 84,-30 70,-74! 100,-62 112,-30! 120,-60 136,-56! 130,0 104,40 84,64!'),
      tone,
      { shadow: 14 },
    ) +
    brush.solid(
      curve('-120,18! -110,-34 -60,-66 0,-58 50,-20 92,24! 88,70 40,102 -40,108 -100,80'),
      tone,
      {
        shadow: 28,
        texture:
          fill(curve('-130,34! -70,40 0,40 60,52 110,50! 60,130 -110,120'), '#eaf6ff') +
          [56, 72, 88]
            .map((y) => outline(stroke(`-96,${y} -30,${y + 8} 50,${y}`), '#a8c8e0', 5))
            .join(''),
        gloss: [-66, -40, 24, 9],
      },
    ) +
    outline(stroke('-116,30 -70,40 -34,32'), brush.ink, 6) +
    fill(ellipse(-46, 8, 11, 13), '#140a12') +
    fill(ellipse(-50, 3, 4.5), '#fff') +
    fill(ellipse(-22, 24, 12, 7), '#ff9ab0', 0.7) +
    brush.solid(curve('-4,66! 34,62 50,96 26,118! 0,104'), shade(tone, -0.05), {
      ink: 6,
      shadow: 10,
    })
  );
}

// Armour rings follow the bend from crown to curl.
function seahorse(brush: Brush, tone: string): string {
  const spine = '-6,-66 20,-30 24,14 6,54 -14,84 -2,112 26,112 34,92 18,84';
  return place(
    brush.solid(curve('30,-30! 74,-40 92,0! 84,10 92,36! 60,42 30,30!'), shade(tone, 0.1, 50), {
      shadow: 10,
      texture: ['30,-10 84,-20', '30,4 88,8', '30,18 80,30']
        .map((spec) => outline(line(spec), shade(tone, -0.08, 50), 5))
        .join(''),
    }) +
      `<path d="${stroke(spine)}" fill="none" stroke="${brush.ink}" stroke-width="30" stroke-linecap="round"/><path d="${stroke(spine)}" fill="none" stroke="${tone}" stroke-width="21" stroke-linecap="round"/>` +
      brush.solid(
        curve('-26,-44! 30,-56 52,-14 46,30 20,66 -10,84! -22,70 -6,44 -28,30 -36,0'),
        tone,
        {
          shadow: 18,
          texture:
            fill(curve('-40,-40! -12,-20 -10,20 6,50 -16,90! -50,60'), '#ffe9a8', 0.85) +
            [-30, -10, 10, 30, 50]
              .map((y) =>
                outline(stroke(`-40,${y + 10} 4,${y} 60,${y - 8}`), shade(tone, -0.14), 5),
              )
              .join(''),
        },
      ) +
      brush.solid(
        curve(
          '-100,-62! -70,-74 -48,-84 -40,-112 -10,-124 26,-108 34,-70 14,-44 -20,-40 -44,-52 -72,-50 -98,-46!',
        ),
        tone,
        {
          shadow: 18,
          gloss: [-8, -104, 12, 6],
        },
      ) +
      brush.metal(poly('-22,-118 -24,-140 -8,-130 4,-144 12,-128 28,-132 24,-108'), 'gold', {
        ink: 6,
      }) +
      pupil(brush, -14, -82, 19) +
      fill(ellipse(-30, -56, 9, 5), '#ff8aa0', 0.7),
    4,
    8,
    1,
    0,
  );
}

// The weapon of the house: it points at whatever swims past.
function cannon(brush: Brush, tone: string): string {
  return (
    place(
      brush.solid(poly('-26,40 -34,-92 34,-92 26,40'), tone, {
        shadow: 20,
        texture:
          fill(rect(-50, -36, 100, 13), '#fff', 0.75) + fill(rect(-50, 4, 100, 10), '#fff', 0.5),
      }) +
        brush.metal(rect(-42, -112, 84, 28, 9), 'gold') +
        brush.solid(ellipse(0, -112, 28, 9), '#1c1030', { ink: 4, shadow: 0 }) +
        brush.metal(rect(-36, 26, 72, 22, 8), 'gold', { ink: 6 }),
      -2,
      0,
      1,
      28,
    ) +
    brush.glow(58, -104, 58, '#8ff0ff', 0.9) +
    brush.solid(star(8, 32, 14, 58, -104), '#fff0a0', { ink: 6, shadow: 4 }) +
    brush.ball(-12, 40, 56, shade(tone, -0.08), { shadow: 22 }) +
    brush.metal(ellipse(-12, 40, 32), 'gold') +
    brush.ball(-12, 40, 18, '#3fe0ff', { ink: 5 }) +
    brush.solid(face('0,74 70,78 104,116! 0,124'), '#4a3f78', { shadow: 14 }) +
    brush.metal(rect(-92, 104, 184, 22, 9), 'gold', { ink: 7 })
  );
}

// Ribs of the shell fan from its hinge; the pearl lies a little off the middle.
function pearl(brush: Brush, tone: string): string {
  const shell = Array.from({ length: 9 }, (_, at) => {
    const [from, to] = [-168 + at * 17.3, -150.7 + at * 17.3];
    return fill(wedge(from, to, 130, 0, 0, 52), shade(tone, at % 2 ? 0.05 : -0.05));
  }).join('');
  const scallop = Array.from({ length: 9 }, (_, at) => {
    const { x, y } = polar(-159 + at * 17.3, 112, 0, 44);
    return ellipse(x, y, 21);
  }).join('');
  return (
    brush.solid(`${scallop}${wedge(-178, -2, 112, 0, 0, 46)}`, tone, { shadow: 0 }) +
    brush.clipped(`${scallop}${wedge(-178, -2, 112, 0, 0, 46)}`, shell) +
    brush.solid(wedge(-172, -8, 84, 0, 0, 48), shade(tone, 0.16, 10), { ink: 0, shadow: 14 }) +
    brush.solid(
      curve('-116,42! -60,54 0,58 60,54 116,42! 100,86 50,112 0,118 -50,112 -100,86'),
      tone,
      {
        shadow: 22,
        texture: [-90, -60, -30, 0, 30, 60, 90]
          .map((x) =>
            outline(stroke(`${x},40 ${x * 0.7},90 ${x * 0.3},124`), shade(tone, -0.12), 5),
          )
          .join(''),
      },
    ) +
    brush.solid(curve('-104,46! -50,66 0,70 50,66 104,46! 60,84 0,90 -60,84'), '#ffe0e8', {
      ink: 5,
      shadow: 8,
    }) +
    brush.glow(-4, 14, 88, '#fff', 0.8) +
    brush.ball(-4, 22, 44, '#f6f0ff', { shadow: 18 }) +
    brush.glow(10, 38, 26, '#ffb8e0', 0.6) +
    fill(star(4, 30, 5, -26, -6) + star(4, 18, 4, 60, -56) + star(4, 14, 3, -76, -40), '#fff')
  );
}

export const reef: Family = {
  clown: { tones: ['#f5702a', '#e0304f', '#3f6fe0'], draw: clown },
  crab: { tones: ['#e8402f', '#f08a2e', '#5f5fd0'], draw: crab },
  whale: { tones: ['#2f7fd0', '#6a5ad0', '#1fa0a0'], draw: whale },
  seahorse: { tones: ['#f5a02e', '#e0508f', '#2fb8a0'], draw: seahorse },
  cannon: { tones: ['#d8303f', '#2f6fe0', '#7a3fc0'], draw: cannon },
  pearl: { tones: ['#f07a9a', '#8f7af0', '#3fb0c8'], draw: pearl },
};
