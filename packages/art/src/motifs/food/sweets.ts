import { fill, place, outline, type Brush } from '../../lib/brush.ts';
import { shade } from '../../lib/color.ts';
import { curve, ellipse, face, hole, line, polar, poly, stroke, write } from '../../lib/path.ts';
import type { Family } from '../motif.ts';

const sprinkleTones = ['#fff', '#ffe04a', '#5fe0ff', '#8f5aff', '#7fe05a'];

// Sprinkles by the golden angle: even, yet never in rows.
function doughnut(brush: Brush, tone: string): string {
  const wave = Array.from({ length: 16 }, (_, at) => ({
    ...polar(at * 22.5, at % 2 ? 96 : 84),
    sharp: false,
  }));
  const icing = `${curve(write(wave))}${hole(0, 0, 36)}`;
  const sprinkles = Array.from({ length: 22 }, (_, at) => {
    const { x, y } = polar(at * 137.5, 48 + ((at * 37) % 36));
    return `<g transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${(at * 67) % 180})">${outline(line('-6,0 6,0'), sprinkleTones[at % 5] ?? '#fff', 7)}</g>`;
  }).join('');
  return (
    brush.solid(`${ellipse(0, 0, 106)}${hole(0, 0, 28)}`, '#e0a05a', { round: true, shadow: 22 }) +
    brush.solid(icing, tone, {
      round: true,
      ink: 5,
      shadow: 18,
      texture: sprinkles,
      gloss: [-52, -52, 20, 8],
    })
  );
}

// Four clouds of cream, each a little lighter and smaller.
function cupcake(brush: Brush, tone: string): string {
  const cloud = (y: number, wide: number, tall: number, light: number) =>
    brush.solid(
      curve(
        `${-wide},${y} ${-wide * 0.6},${y - tall} 0,${y - tall * 1.15} ${wide * 0.6},${y - tall} ${wide},${y} ${wide * 0.5},${y + tall * 0.6} 0,${y + tall * 0.5} ${-wide * 0.5},${y + tall * 0.6}`,
      ),
      shade(tone, light),
      { shadow: 16 },
    );
  const dots = [
    [-50, 4],
    [-10, 14],
    [40, 2],
    [-30, -28],
    [24, -30],
    [0, -56],
  ]
    .map(([x = 0, y = 0], at) =>
      place(outline(line('-5,0 5,0'), sprinkleTones[(at + 1) % 5] ?? '#fff', 7), x, y, 1, at * 50),
    )
    .join('');
  return (
    brush.solid(poly('-76,24 76,24 54,112 -54,112'), '#8f5aff', {
      shadow: 20,
      texture: [-60, -36, -12, 12, 36, 60]
        .map((x) =>
          fill(poly(`${x - 7},20 ${x + 7},20 ${x * 0.72 + 5},116 ${x * 0.72 - 5},116`), '#b894ff'),
        )
        .join(''),
    }) +
    cloud(14, 94, 34, 0) +
    cloud(-22, 72, 30, 0.03) +
    cloud(-54, 48, 26, 0.05) +
    cloud(-80, 24, 20, 0.07) +
    dots +
    brush.cord(stroke('0,-110 8,-124 26,-130'), '#6fae2f', 5, 5) +
    brush.ball(0, -100, 19, '#e0263c')
  );
}

// Curved wedges; straight ones would make a wheel.
function lolly(brush: Brush, tone: string): string {
  const swirl = Array.from(
    { length: 12 },
    (_, at) =>
      `<g transform="translate(0 -30) rotate(${at * 30})">${fill('M0,0C30,-10 60,-50 48,-90L92,-66C84,-20 40,8 0,0Z', at % 2 ? '#fff4fa' : tone)}</g>`,
  ).join('');
  return (
    brush.cord(line('0,40 0,124'), '#fff4e0', 13) +
    brush.solid(ellipse(0, -30, 88), tone, {
      round: true,
      shadow: 24,
      texture: swirl,
      gloss: [-34, -72, 24, 10],
    }) +
    brush.solid(curve('0,66! 30,44 50,62 30,80 0,70! -30,88 -50,72 -30,52'), '#5fe0ff', {
      ink: 6,
      shadow: 8,
    }) +
    brush.ball(0, 68, 10, '#3fb0f0', { ink: 5 })
  );
}

// Three scoops in three hues, the front one with sauce.
function sundae(brush: Brush, tone: string): string {
  return (
    brush.solid(poly('-52,10 52,10 0,126'), '#e0a05a', {
      shadow: 14,
      texture: [-60, -30, 0, 30, 60]
        .map((x) =>
          outline(
            line(`${x - 60},0 ${x + 30},130`) + line(`${x + 60},0 ${x - 30},130`),
            '#a8682a',
            4,
          ),
        )
        .join(''),
    }) +
    brush.ball(-34, -12, 42, '#fff0c8') +
    brush.ball(36, -12, 42, '#a8e8c0') +
    brush.ball(0, -62, 44, tone) +
    brush.solid(face('0,-104 30,-94 42,-66 32,-48 20,-62 8,-44 0,-50'), '#6a3420', {
      ink: 5,
      shadow: 8,
      gloss: [-16, -86, 9, 5],
    }) +
    brush.ball(2, -112, 16, '#e0263c')
  );
}

export const sweets: Family = {
  doughnut: { tones: ['#ff6fb0', '#7a4a34'], draw: doughnut },
  cupcake: { tones: ['#ff9ac8', '#8fe0d0'], coat: '#e0a8d8', draw: cupcake },
  lolly: { tones: ['#f0406f', '#2fa8d8', '#8f4fd0'], draw: lolly },
  sundae: { tones: ['#ff8ab0', '#8fd86a', '#b07af0'], coat: '#f0d0b8', draw: sundae },
};
