import { fill, type Brush } from '../lib/brush.ts';
import { shade } from '../lib/color.ts';
import { mirrored, num, points, poly, polar, regular, star, type Point } from '../lib/path.ts';
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

/** A cut of any outline that can be seen whole from its middle: the right half, from top to bottom. */
const cut = (spec: string) => (brush: Brush, tone: string) =>
  facets(brush, tone, points(mirrored(spec)));

const spark = (x: number, y: number, r: number): string => fill(star(4, r, r * 0.18, x, y), '#fff');

const emerald = cut('56,-106 84,-78 84,78 56,106');
const amethyst = cut('0,-122 36,-66 72,-8 80,44 54,88 0,108');
const citrine = cut('0,-122 46,-74 66,-20 66,20 46,74 0,122');
const heart = cut('0,-58 30,-94 72,-98 106,-58 100,-8 62,54 0,112');
const opal = cut('0,-108 40,-100 70,-74 86,-38 90,0 86,38 70,74 40,100 0,108');

export const gems: Family = {
  emerald: {
    tones: ['#1fae6a', '#3fb84a'],
    draw: (brush, tone) => emerald(brush, tone) + spark(-44, -64, 28) + spark(52, 58, 18),
  },
  amethyst: {
    tones: ['#9a4fe0', '#c05ae8'],
    draw: (brush, tone) => amethyst(brush, tone) + spark(-34, 4, 28) + spark(40, 62, 16),
  },
  citrine: {
    tones: ['#f5b52e', '#f08a2e'],
    draw: (brush, tone) => citrine(brush, tone) + spark(-28, -50, 26) + spark(30, 60, 16),
  },
  heartstone: {
    tones: ['#f03f7a', '#8f5af0'],
    draw: (brush, tone) => heart(brush, tone) + spark(-58, -54, 30) + spark(58, -10, 16),
  },
  opal: {
    tones: ['#8fd8e8', '#f0a8d0'],
    draw: (brush, tone) =>
      opal(brush, tone) +
      brush.glow(-26, 30, 46, '#ff8fd0', 0.7) +
      brush.glow(34, -30, 44, '#8fffb0', 0.7) +
      spark(-44, -52, 28),
  },
  sapphire: {
    tones: ['#2f7fe8', '#3f5fe0'],
    draw: (brush, tone) =>
      cutGem(brush, tone, 8, 104, 0.94) + spark(-58, -62, 30) + spark(66, 40, 18),
  },
  ruby: {
    tones: ['#e0263c', '#f03f6f'],
    draw: (brush, tone) => cutGem(brush, tone, 6, 104, 0.9) + spark(-50, -60, 28),
  },
  core: {
    tones: ['#3fe0c0', '#f05a8f', '#8f6af0'],
    draw: (brush, tone) =>
      brush.solid(regular(6, 112), '#2a2f4a') + cutGem(brush, tone, 6, 84) + spark(-34, -44, 24),
  },
};
