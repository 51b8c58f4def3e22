import { foregrounds, type ForegroundName } from '../foregrounds.ts';
import { at } from '../layouts/layout.ts';
import type { FaceName } from '../lettering/faces.ts';
import { drawLettering, type Lettering } from '../lettering/styles.ts';
import { setTitle } from '../lettering/title.ts';
import type { Warp } from '../lettering/warp.ts';
import { Brush, place } from '../lib/brush.ts';
import { mix } from '../lib/color.ts';
import { diceFor } from '../lib/random.ts';
import { drawWord } from '../motifs/all.ts';
import type { Palette } from '../palettes.ts';
import { scenes, type SceneName } from '../scenes/all.ts';

export interface Promotion {
  /** The merchant whose file it is. */
  readonly merchant: string;
  readonly name: string;
  /** As high as the banners of the brand are, in parts of 900. */
  readonly height: number;
  /** Drawn as outlines. */
  readonly title: string;
  readonly face: FaceName;
  readonly warp: Warp;
  readonly lettering: Lettering;
  readonly hero: string;
  /** In front of the hero's upper and lower end. */
  readonly companions: readonly [string, string];
  readonly scene: SceneName;
  readonly foreground: ForegroundName;
  readonly palette: Palette;
  /** Kept free at the foot, for a pager that lies there. */
  readonly foot: number;
}

const width = 900;

/** Lettering on a calm side and a hero on the other; one picture for both modes. */
export function drawPromotion(promotion: Promotion): string {
  const { name, height, palette, foot } = promotion;
  const { deep, glow } = palette;
  const dice = diceFor(`${name} promotion`);
  const brush = new Brush(mix(deep, '#05060a', 0.5));
  const stamp = (word: string) => brush.stamp(drawWord(brush, word));
  const middle = { x: 690, y: (height - foot) / 2 + 6 };
  const zoom = Math.max(1.1, height / 560);
  const side = brush.gradient('x2="1" y2="0"', [
    [0, deep, 0.94],
    [0.38, deep, 0.8],
    [0.62, deep, 0.1],
    [1, deep, 0],
  ]);
  const shade = brush.vertical([
    [0, deep, 0],
    [0.62, deep, 0],
    [1, deep, 0.9],
  ]);
  const [x, y] = [middle.x - 300 * zoom, middle.y - 320 * zoom];
  const ground = brush.stamp(scenes[promotion.scene](brush, palette, dice));
  const scale = Math.min(1.7, (height - foot) / 250);
  const [upper, lower] = promotion.companions;
  const lines = setTitle(promotion.title, promotion.face, promotion.warp, {
    x: 258,
    y: middle.y,
    width: 456,
    height: height - foot - 70,
  });
  const art =
    ground(`matrix(${-zoom} 0 0 ${zoom} ${x + 1} ${y})`) +
    ground(`matrix(${zoom} 0 0 ${zoom} ${x} ${y})`) +
    `<rect width="${width}" height="${height}" fill="${shade}"/><rect width="${width}" height="${height}" fill="${side}"/>` +
    brush.glow(middle.x, middle.y, 260, glow, 0.5) +
    place(foregrounds[promotion.foreground](brush, palette, dice), middle.x - 300, -90, 1) +
    stamp(upper)(at(middle.x + 140, middle.y - 90 * (scale / 1.4), 0.7, 12)) +
    stamp(promotion.hero)(at(middle.x, middle.y, scale)) +
    stamp(lower)(at(middle.x - 130, middle.y + 84 * (scale / 1.4), 0.72, -10)) +
    drawLettering(brush, lines, promotion.lettering, palette);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${brush.definitions}${art}</svg>\n`;
}
