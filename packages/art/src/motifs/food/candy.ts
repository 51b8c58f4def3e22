import { fill, outline, place, type Brush } from '../../lib/brush.ts';
import { shade } from '../../lib/color.ts';
import {
  both,
  curve,
  ellipse,
  face,
  line,
  polar,
  poly,
  rect,
  star,
  stroke,
  write,
} from '../../lib/path.ts';
import { leaf } from './fruit.ts';
import type { Family } from '../motif.ts';

// Twisted ends like two fans; stripes on the body bend with it.
function toffee(brush: Brush, tone: string): string {
  return place(
    both((turn) =>
      brush.solid(
        poly(turn('52,-14 118,-60 104,-24 132,-8 110,12 126,46 84,42 52,14')),
        shade(tone, 0.1),
        {
          shadow: 12,
          texture: ['52,0 120,-40', '52,0 128,6', '52,0 110,40']
            .map((spec) => outline(line(turn(spec)), shade(tone, -0.1), 5))
            .join(''),
        },
      ),
    ) +
      brush.solid(ellipse(0, 0, 76, 66), tone, {
        round: true,
        shadow: 26,
        texture: [-70, -36, 0, 36, 70]
          .map((x) =>
            outline(stroke(`${x - 22},-72 ${x + 10},-20 ${x - 8},20 ${x + 22},72`), '#fff6e8', 13),
          )
          .join(''),
        gloss: [-32, -34, 20, 9],
      }) +
      [-56, 56]
        .map((x) => brush.metal(ellipse(x, 0, 9, 22), 'gold', { ink: 5, shadow: 4 }))
        .join(''),
    0,
    0,
    1.02,
    -24,
  );
}

// Soft edges and light from within: jelly, not plush.
function jellybear(brush: Brush, tone: string): string {
  const part = (path: string, round = true) => brush.solid(path, tone, { round, shadow: 16 });
  return (
    part(ellipse(-46, -86, 25)) +
    part(ellipse(46, -86, 25)) +
    part(ellipse(-48, 94, 32, 28)) +
    part(ellipse(48, 94, 32, 28)) +
    part(ellipse(-72, 26, 24, 32)) +
    part(ellipse(72, 26, 24, 32)) +
    brush.solid(face('0,-6 44,4 66,48 56,92 0,106'), tone, {
      round: true,
      shadow: 26,
      texture: brush.glow(-4, 44, 52, '#fff', 0.5),
    }) +
    brush.solid(face('0,-104 46,-94 70,-54 56,-14 0,2'), tone, {
      round: true,
      shadow: 26,
      gloss: [-34, -80, 16, 8],
    }) +
    fill(ellipse(-24, -56, 8, 10) + ellipse(24, -56, 8, 10), '#2a1030') +
    fill(ellipse(-27, -60, 3) + ellipse(21, -60, 3), '#fff') +
    brush.solid(ellipse(0, -30, 22, 17), shade(tone, 0.14), { ink: 0, shadow: 6 }) +
    fill(ellipse(0, -37, 8, 6), '#2a1030') +
    outline(stroke('-10,-26 0,-20 10,-26'), '#2a1030', 4) +
    [
      [-22, 34],
      [-14, 58],
      [-62, 14],
      [62, 14],
      [-52, 88],
    ]
      .map(([x = 0, y = 0]) => fill(ellipse(x, y, 7, 4), '#fff', 0.6))
      .join('')
  );
}

// A jar: glass in front of the fruit, cloth on top, a label without words.
function compote(brush: Brush, tone: string): string {
  const lumps = [
    [-40, 30],
    [0, 60],
    [44, 24],
    [-34, 84],
    [36, 84],
    [2, 8],
    [-58, 64],
    [60, 60],
  ]
    .map(([x = 0, y = 0], at) =>
      brush.ball(x, y, 22, shade(tone, at % 2 ? 0.05 : -0.06), { ink: 0, shadow: 8 }),
    )
    .join('');
  return (
    brush.solid(
      'M-70,-50H70C92,-40 96,-20 96,0V84a30,30 0 0 1 -30,30H-66a30,30 0 0 1 -30,-30V0C-96,-20 -92,-40 -70,-50Z',
      tone,
      {
        shadow: 26,
        texture: lumps + fill(rect(-100, -60, 200, 34), '#fff', 0.55),
      },
    ) +
    brush.solid(ellipse(0, 42, 46, 40), '#fff8ec', { ink: 5, shadow: 8 }) +
    place(
      brush.ball(-9, 8, 17, tone, { ink: 4 }) +
        brush.ball(14, 12, 15, shade(tone, 0.04), { ink: 4 }) +
        leaf(brush, 2, -10, -30, 0.34),
      0,
      36,
    ) +
    brush.gloss(-72, 8, 9, 30, 0.6) +
    brush.solid(
      curve(
        '-84,-58! -92,-88 -70,-112 0,-122 70,-112 92,-88 84,-58! 66,-40 50,-58 28,-38 0,-58 -28,-38 -50,-58 -66,-40',
      ),
      '#fff2ea',
      {
        shadow: 14,
        texture:
          [-80, -48, -16, 16, 48, 80]
            .map((x) => outline(line(`${x},-130 ${x},-30`), '#e0506f', 9, 0.8))
            .join('') +
          [-110, -84, -58]
            .map((y) => outline(line(`-100,${y} 100,${y}`), '#e0506f', 9, 0.45))
            .join(''),
      },
    ) +
    brush.cord(stroke('-80,-62 0,-52 80,-62'), '#e0a02e', 8) +
    brush.solid(curve('0,-54! 22,-76 36,-60 20,-46! 34,-30 18,-22'), '#e0a02e', {
      ink: 5,
      shadow: 5,
    })
  );
}

// Baked, then iced: the icing follows the edge a little inside it.
function cookie(brush: Brush, tone: string): string {
  const biscuit = curve(
    '0,-122 36,-110 44,-74 36,-54! 76,-58 116,-44 112,-12 60,-2! 64,30 92,84 74,116 38,110 12,70 0,62 -12,70 -38,110 -74,116 -92,84 -64,30 -60,-2! -112,-12 -116,-44 -76,-58 -36,-54! -44,-74 -36,-110',
  );
  return (
    brush.solid(biscuit, '#c27a3a', { shadow: 22 }) +
    both((turn) =>
      outline(
        stroke(turn('108,-40 98,-28 106,-18')) + stroke(turn('84,102 70,98 58,108')),
        '#fff6ea',
        6,
      ),
    ) +
    outline(stroke('-26,-104 0,-112 26,-104'), '#fff6ea', 6) +
    fill(ellipse(-16, -84, 6, 8) + ellipse(16, -84, 6, 8), '#3a1a10') +
    outline(stroke('-20,-66 0,-56 20,-66'), '#e0304f', 6) +
    fill(ellipse(-32, -70, 8, 5) + ellipse(32, -70, 8, 5), '#ff9a8a', 0.8) +
    brush.solid(poly('0,-38 -30,-52 -30,-24 0,-38 30,-24 30,-52'), tone, { ink: 5, shadow: 5 }) +
    [-6, 24].map((y) => brush.ball(0, y, 11, tone, { ink: 5 })).join('')
  );
}

// Seen from the side: sponge, cream, sponge, and a berry on top.
function cake(brush: Brush, tone: string): string {
  const drip = Array.from({ length: 9 }, (_, at) => ({
    ...polar(0, 0, -84 + at * 21, at % 2 ? -2 : -26),
    sharp: false,
  }));
  return (
    brush.solid(ellipse(0, 102, 118, 20), '#e8ecf6', { shadow: 8 }) +
    brush.solid('M-88,-24V92A88,16 0 0 0 88,92V-24Z', '#e8b070', {
      shadow: 22,
      texture:
        fill(rect(-100, 22, 200, 16), '#fff6ea') +
        fill(rect(-100, 62, 200, 14), '#fff6ea') +
        [-60, -20, 30, 66]
          .map((x, at) => fill(ellipse(x, 10 + (at % 2) * 40, 5, 3), '#b87a3a'))
          .join(''),
    }) +
    brush.solid(`${curve(`${write(drip)} 92,-30 88,-52 0,-66 -88,-52 -92,-30`)}`, tone, {
      shadow: 14,
      gloss: [-50, -44, 20, 5],
    }) +
    [-58, 0, 58]
      .map(
        (x) =>
          brush.solid(
            curve(`${x - 22},-50 ${x - 12},-74 ${x},-84! ${x + 12},-74 ${x + 22},-50 ${x},-42`),
            '#fff8f0',
            { ink: 6, shadow: 8 },
          ) + brush.ball(x, -92, 15, '#e0263c', { ink: 5 }),
      )
      .join('') +
    [-66, -30, 8, 44, 70]
      .map((x, at) =>
        place(
          fill(rect(-6, -2, 12, 5, 2), ['#fff', '#ffe04a', '#5fe0ff'][at % 3] ?? '#fff'),
          x,
          -38 + (at % 2) * 8,
          1,
          at * 40,
        ),
      )
      .join('') +
    fill(star(4, 16, 3, -92, -84) + star(4, 14, 3, 96, -66), '#fff')
  );
}

export const candy: Family = {
  toffee: { tones: ['#e8902e', '#e0407a', '#2fa8c0'], draw: toffee },
  jellybear: { tones: ['#e8304f', '#3fc06a', '#f0a02e', '#5f7ff0'], draw: jellybear },
  compote: { tones: ['#c2204f', '#7a3fa8', '#e8802e'], draw: compote },
  cookie: { tones: ['#2fa85f', '#3f8fe0'], coat: '#c27a3a', draw: cookie },
  cake: { tones: ['#ff8ac0', '#7a4a34', '#8fd0e8'], draw: cake },
};
