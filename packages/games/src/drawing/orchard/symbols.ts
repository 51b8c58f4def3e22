import {
  type Brush,
  curve,
  ellipse,
  face,
  fill,
  leaf,
  motif,
  outline,
  place,
  star,
  stroke,
} from '@livery/art/kit';
import type { Symbol } from '../../orchard/rules.ts';

const spots = (list: readonly (readonly [number, number, number])[]): string =>
  list.map(([x, y, r]) => ellipse(x, y, r)).join('');

const both = (x: number, y: number, rx: number, ry = rx): string =>
  ellipse(-x, y, rx, ry) + ellipse(x, y, rx, ry);

/** The wild: the only symbol with a face and a light of its own. */
function moon(brush: Brush): string {
  const disc = brush.gradient('cx=".35" cy=".3" r=".8"', [
    [0, '#fffdf0'],
    [0.6, '#ffe9a0'],
    [1, '#f0a83c'],
  ]);
  const craters = spots([
    [-44, 30, 17],
    [34, -40, 13],
    [40, 34, 22],
    [-24, -48, 9],
    [-6, 62, 10],
  ]);
  return (
    brush.glow(0, 0, 118, '#fff2b0', 0.8) +
    brush.solid(ellipse(0, 0, 92), '#ffd75a', {
      shadow: 30,
      fill: disc,
      texture: fill(craters, '#e8b048', 0.45),
      gloss: [-38, -52, 18, 8],
    }) +
    fill(both(26, -2, 8, 10), '#4a2a10') +
    fill(ellipse(-29, -6, 3) + ellipse(23, -6, 3), '#fff') +
    outline(stroke('-16,22 0,32 16,22'), '#4a2a10', 6) +
    fill(both(46, 18, 11, 7), '#ff9a5a', 0.6) +
    fill(star(4, 26, 5, 84, -78) + star(4, 17, 4, -92, -66), '#fff')
  );
}

function apple(brush: Brush): string {
  const freckles = spots([
    [30, 20, 3],
    [10, 50, 3],
    [50, -10, 3],
    [-20, 60, 3],
    [46, 44, 3],
  ]);
  return (
    brush.cord(stroke('0,-50 4,-78 18,-98'), '#7a4a2a', 9) +
    leaf(brush, 8, -72, -10, 0.95) +
    brush.solid(face('0,-52 30,-68 76,-58 96,-8 80,54 44,92 14,86 0,90'), '#e8303f', {
      round: true,
      shadow: 28,
      texture: fill(freckles, '#ffd0a0', 0.8),
      gloss: [-46, -22, 22, 12],
    }) +
    fill(curve('-20,-54! 0,-46 20,-54! 0,-38'), '#7a1020')
  );
}

function pear(brush: Brush): string {
  const freckles = spots([
    [-20, 50, 3],
    [10, 70, 3],
    [24, 30, 3],
    [-36, 30, 3],
    [0, 20, 3],
    [36, 66, 3],
  ]);
  return (
    brush.cord(stroke('2,-84 6,-102 18,-112'), '#7a4a2a', 9) +
    leaf(brush, 8, -88, 4, 0.9) +
    brush.solid(face('0,-90 26,-80 34,-46 54,-10 78,36 60,86 24,100 0,101'), '#c8d83a', {
      round: true,
      shadow: 28,
      texture:
        fill(curve('10,-90 60,-40 110,40 60,120 20,60'), '#f0a83c', 0.45) +
        fill(freckles, '#7a8a1a', 0.7),
      gloss: [-28, 14, 18, 26],
    })
  );
}

const borrowed = (name: string, tone: string, y: number, scale: number) => (brush: Brush) =>
  place(motif(name).draw(brush, tone), 0, y, scale);

export const symbolArt: Record<Symbol, (brush: Brush) => string> = {
  moon,
  owl: borrowed('owl', '#7a6ad0', -2, 0.98),
  lantern: borrowed('lantern', '#f07a1f', 0, 0.9),
  cherry: borrowed('cherry', '#e0263c', 2, 1.04),
  apple,
  plum: borrowed('plum', '#7a4fe0', 6, 1.08),
  pear,
};
