import type { Box } from '../lettering/title.ts';
import type { Brush } from '../lib/brush.ts';
import type { Dice } from '../lib/random.ts';
import type { Palette } from '../palettes.ts';

type Stamp = (transform: string) => string;

export interface Stage {
  brush: Brush;
  palette: Palette;
  dice: Dice;
  hero: Stamp;
  /** At least one; the hero itself where a game names no companion. */
  companions: readonly [Stamp, ...Stamp[]];
}

interface Composition {
  art: string;
  title: Box;
  /** Drawn over the title's ground, for example a ribbon. */
  straight?: boolean;
}

export type Layout = (stage: Stage) => Composition;

export function at(x: number, y: number, scale: number, turn = 0): string {
  return `translate(${x} ${y})${turn === 0 ? '' : ` rotate(${turn})`} scale(${scale})`;
}

export const usualTitle: Box = { x: 300, y: 656, width: 568, height: 246 };

/** Darkens the foot of the picture, so that lettering is legible on any scene. */
export function scrim({ brush, palette }: Stage, from = 430, strength = 0.92): string {
  const veil = brush.vertical([
    [0, palette.deep, 0],
    [0.6, palette.deep, strength * 0.7],
    [1, palette.deep, strength],
  ]);
  return `<rect y="${from}" width="600" height="${800 - from}" fill="${veil}"/>`;
}

export function contactShadow({ palette }: Stage, y: number, rx: number): string {
  return `<ellipse cx="300" cy="${y}" rx="${rx}" ry="22" fill="${palette.deep}" opacity=".55"/>`;
}
