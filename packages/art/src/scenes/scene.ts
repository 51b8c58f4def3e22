import type { Brush } from '../lib/brush.ts';
import type { Dice } from '../lib/random.ts';
import type { Palette } from '../palettes.ts';

/** A backdrop on 600×800; its brightest glow lies behind the hero at about 300,310. */
export type Scene = (brush: Brush, palette: Palette, dice: Dice) => string;

export function backdrop(brush: Brush, from: string, through: string, to: string): string {
  const sky = brush.vertical([
    [0, from],
    [0.45, through],
    [1, to],
  ]);
  return `<rect width="600" height="800" fill="${sky}"/>`;
}
