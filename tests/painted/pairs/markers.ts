import { cssName, tokenByPath } from '../../../packages/themes/src/contract/index.ts';
import type { Rgb } from '../pixels.ts';

/** What paints: colours, and gradients, which are made flat so that a pixel of them has a name. */
const paints = [...tokenByPath].filter(([, { type }]) => type === 'color' || type === 'gradient');

/**
 * Far enough from every other, and nowhere on the way between two of them that
 * anything is likely to mix: a pixel is a token's only where it is exactly its colour.
 */
const markerAt = (index: number): Rgb => ({
  red: (index * 67 + 29) % 251,
  green: (index * 151 + 83) % 241,
  blue: (index * 199 + 7) % 239,
});

const keyOf = ({ red, green, blue }: Rgb): number => (red << 16) | (green << 8) | blue;

const byKey = new Map(paints.map(([path], index) => [keyOf(markerAt(index)), path]));

/** The token whose marker this is; nothing for a colour that is mixed, drawn or a picture's. */
export const tokenOf = (colour: Rgb): string | undefined => byKey.get(keyOf(colour));

export const markerOf = (path: string): Rgb => {
  const index = paints.findIndex(([name]) => name === path);
  if (index < 0) throw new Error(`${path} paints nothing`);
  return markerAt(index);
};

/** Every custom property that could lay something over a ground, and what it is set to. */
export function markerStyles(): ReadonlyMap<string, string> {
  const styles = new Map<string, string>();
  for (const [index, [path, { type }]] of paints.entries()) {
    const { red, green, blue } = markerAt(index);
    const colour = `rgb(${red} ${green} ${blue})`;
    styles.set(cssName(path), type === 'color' ? colour : `${colour} 0%, ${colour} 100%`);
  }
  for (const [path, { type }] of tokenByPath)
    if (type === 'shadow') styles.set(cssName(path), '0 0 0 0 transparent');
  for (const path of ['effect.scrimBlur', 'effect.barBlur', 'effect.tileBlur'])
    styles.set(cssName(path), '0px');
  for (const path of ['effect.tileGlow', 'effect.stars']) styles.set(cssName(path), '0');
  return styles;
}
