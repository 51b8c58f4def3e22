import { fill } from '../lib/brush.ts';
import { mix } from '../lib/color.ts';
import { ellipse, facePoly, poly, star } from '../lib/path.ts';
import { backdrop, type Scene } from './scene.ts';

type Cell = (x: number, y: number, at: number) => string;

/** One sign repeated in offset rows, brightest behind the hero. */
function paper(draw: Cell, stepX: number, stepY: number, lit = 0.3): Scene {
  return (brush, { light, mid, deep, glow }) => {
    let [plain, bright] = ['', ''];
    for (let row = 0; row * stepY < 720; row += 1) {
      for (let column = 0; column * stepX < 660; column += 1) {
        const at = row * 7 + column;
        const cell = draw(column * stepX + (row % 2) * (stepX / 2), row * stepY, at);
        if (at % 3 === 0) bright += cell;
        else plain += cell;
      }
    }
    const fade = brush.vertical([
      [0, deep, 0],
      [0.5, deep, 0.15],
      [1, deep, 0.95],
    ]);
    return (
      backdrop(brush, mix(mid, light, 0.3), mid, deep) +
      fill(plain, light, lit * 0.7) +
      fill(bright, glow, lit) +
      `<rect width="600" height="800" fill="${fade}"/>` +
      brush.glow(300, 310, 330, glow, 0.85)
    );
  };
}

const shift = (spec: string, x: number, y: number): string =>
  spec.replaceAll(
    /(-?\d+),(-?\d+)/g,
    (_, dx: string, dy: string) => `${Number(dx) + x},${Number(dy) + y}`,
  );

const chevron: Cell = (x, y) =>
  poly(shift('-50,0 0,-40 50,0 50,28 0,-12 -50,28', Math.round(x), Math.round(y)));
const diamond: Cell = (x, y) => poly(shift('0,-58 44,0 0,58 -44,0', Math.round(x), Math.round(y)));
const starlet: Cell = (x, y, at) => star(5, at % 2 ? 34 : 24, at % 2 ? 15 : 10, x, y);
const dot: Cell = (x, y, at) => ellipse(x, y, [26, 16, 34][at % 3] ?? 20);

const signs = [
  facePoly('0,-34 26,0 0,34'),
  'M0,30C-40,2 -30,-30 -8,-26C-2,-24 0,-18 0,-14C0,-18 2,-24 8,-26C30,-30 40,2 0,30Z',
  'M0,-32C34,-2 34,20 14,20C8,20 4,16 2,12L10,32L-10,32L-2,12C-4,16 -8,20 -14,20C-34,20 -34,-2 0,-32Z',
];
const suit: Cell = (x, y, at) => shift(signs[at % 3] ?? '', Math.round(x), Math.round(y));

export const paperScenes = {
  chevrons: paper(chevron, 120, 76),
  diamonds: paper(diamond, 120, 72),
  starlets: paper(starlet, 130, 96, 0.36),
  dots: paper(dot, 120, 90, 0.34),
  suits: paper(suit, 120, 96, 0.28),
};
