import { foregrounds } from '../foregrounds.ts';
import { at } from '../layouts/layout.ts';
import { Brush, place } from '../lib/brush.ts';
import { mix } from '../lib/color.ts';
import { diceFor } from '../lib/random.ts';
import { drawWord } from '../motifs/all.ts';
import { palette as paletteOf } from '../palettes.ts';
import { scenes } from '../scenes/all.ts';
import type { Banner } from './banners.ts';

const middle = { x: 876, y: 254 };
const zoom = 1.3;

// From the lower left round to the lower right; the hero overlaps all of them.
const seats = [
  at(640, 366, 0.98, -10),
  at(662, 132, 0.82, -12),
  at(1092, 130, 0.86, 12),
  at(1106, 362, 1.02, 10),
];

/** A scene is made for a tall picture; mirrored at its own edge it carries on without a seam. */
function ground(brush: Brush, scene: string): string {
  const [x, y] = [middle.x - 300 * zoom, middle.y - 310 * zoom];
  const stamp = brush.stamp(scene);
  return (
    stamp(`matrix(${-zoom} 0 0 ${zoom} ${x + 1} ${y})`) +
    stamp(`matrix(${zoom} 0 0 ${zoom} ${x} ${y})`)
  );
}

/** Art at the right, calm and dark at the left, where a page sets its own words. 1200×500. */
export function drawBanner(banner: Banner): string {
  const palette = paletteOf(banner.palette);
  const { deep, glow } = palette;
  const dice = diceFor(`${banner.id} banner`);
  const brush = new Brush(mix(deep, '#0a0410', 0.4));
  const stamp = (word: string) => brush.stamp(drawWord(brush, word));
  const veil = brush.gradient('x2="1" y2="0"', [
    [0, deep, 0.97],
    [0.26, deep, 0.92],
    [0.42, deep, 0.5],
    [0.6, deep, 0],
  ]);
  const foot = brush.vertical([
    [0, deep, 0],
    [0.6, deep, 0],
    [1, deep, 0.75],
  ]);
  const art =
    ground(brush, scenes[banner.scene](brush, palette, dice)) +
    `<rect width="1200" height="500" fill="${foot}"/><rect width="1200" height="500" fill="${veil}"/>` +
    brush.glow(middle.x, middle.y, 300, glow, 0.55) +
    place(foregrounds[banner.foreground](brush, palette, dice), middle.x - 300, -70, 1) +
    banner.companions.map((word, seat) => stamp(word)(seats[seat] ?? at(900, 250, 0.8))).join('') +
    stamp(banner.hero)(at(middle.x, middle.y + 4, 1.78));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 500">${brush.definitions}${art}</svg>`;
}
