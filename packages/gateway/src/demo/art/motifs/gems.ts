import { fill, type Brush } from '../lib/brush.ts';
import { shade } from '../lib/color.ts';
import { num, poly, polar, regular, star, type Point } from '../lib/path.ts';
import type { Family } from './motif.ts';

const at = ({ x, y }: Point) => `${num(x)},${num(y)}`;
const between = (a: Point, b: Point, share = 0.5): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
  sharp: true,
});

// Crown facets around a table; only their lightness differs, by where they face.
function facets(brush: Brush, tone: string, corners: readonly Point[]): string {
  const table = corners.map((corner) => between({ x: 0, y: 0, sharp: true }, corner, 0.56));
  const outlinePath = poly(corners.map(at).join(' '));
  let crown = '';
  for (const [index, corner] of corners.entries()) {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const [inner, innerNext] = [
      table[index] ?? corner,
      table[(index + 1) % table.length] ?? corner,
    ];
    const middle = between(corner, next);
    const length = Math.hypot(middle.x, middle.y) || 1;
    // The light falls from the upper left: a facet is as bright as its normal faces that way.
    const facing = (middle.x * -0.55 + middle.y * -0.83) / length;
    crown += fill(
      poly([corner, next, innerNext, inner].map(at).join(' ')),
      shade(tone, facing * 0.2, facing * 8),
    );
    crown += fill(
      poly([between(corner, next), innerNext, inner].map(at).join(' ')),
      shade(tone, facing * 0.2 + 0.07, facing * 10),
    );
  }
  const top = poly(table.map(at).join(' '));
  const tableFill = brush.gradient('x2="1" y2="1"', [
    [0, shade(tone, 0.28, 6, 0.8)],
    [0.5, shade(tone, 0.1)],
    [1, shade(tone, -0.06, -10)],
  ]);
  const [a, b, c] = [table[0], table[1], table[table.length - 1]];
  const sliver =
    a && b && c
      ? fill(poly([c, a, between(a, b, 0.4), between(c, a, 0.3)].map(at).join(' ')), '#fff', 0.55)
      : '';
  return brush.solid(outlinePath, tone, {
    texture: crown + fill(top, tableFill) + sliver,
    shadow: 10,
  });
}

export function cutGem(
  brush: Brush,
  tone: string,
  sides: number,
  radius: number,
  squash = 1,
): string {
  const corners = Array.from({ length: sides }, (_, index) => {
    const corner = polar(-90 + ((index + (sides % 2 ? 0 : 0.5)) * 360) / sides, radius);
    return { ...corner, x: corner.x * squash };
  });
  return facets(brush, tone, corners);
}

const spark = (x: number, y: number, r: number): string => fill(star(4, r, r * 0.18, x, y), '#fff');

export const gems: Family = {
  sapphire: {
    tones: ['#2f7fe8'],
    draw: (brush, tone) =>
      cutGem(brush, tone, 8, 104, 0.94) + spark(-58, -62, 30) + spark(66, 40, 18),
  },
  ruby: {
    tones: ['#e0263c'],
    draw: (brush, tone) => cutGem(brush, tone, 6, 104, 0.9) + spark(-50, -60, 28),
  },
  core: {
    tones: ['#3fe0c0'],
    draw: (brush, tone) =>
      brush.solid(regular(6, 112), '#2a2f4a') + cutGem(brush, tone, 6, 84) + spark(-34, -44, 24),
  },
};
