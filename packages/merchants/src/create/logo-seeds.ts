import { lch, type Hex, type LogoPalette } from '@livery/themes';

/** Colours of a logo that a brand may grow from. */
export interface LogoSeeds {
  readonly action: Hex;
  /** Another colour that the logo has enough of to be known by. */
  readonly second?: Hex;
}

/** Under this a colour is a grey with a tint, and no brand is known by it. */
const leastChroma = 0.05;
/** Degrees within which colours are shades of one. */
const oneHue = 25;
const leastShare = 0.02;
const leastSecond = 0.08;

interface Family {
  readonly hue: number;
  readonly color: Hex;
  share: number;
}

const apart = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

/**
 * The colour that a logo shows most of, and a second of another hue. Black,
 * white and greys are what a logo is drawn with and not what it is known by;
 * a logo of nothing else has no seed.
 */
export function logoSeeds(palette: LogoPalette): LogoSeeds | undefined {
  const families: Family[] = [];
  // The commonest first, so that a family is called by its commonest shade.
  for (const { color, share } of palette) {
    const bare = color.slice(0, 7) as Hex;
    const { c, h } = lch(bare);
    if (c < leastChroma) continue;
    const family = families.find(({ hue }) => apart(hue, h) <= oneHue);
    if (family) family.share += share;
    else families.push({ hue: h, color: bare, share });
  }
  const [first, ...others] = families.toSorted((a, b) => b.share - a.share);
  if (!first || first.share < leastShare) return undefined;
  const second = others.find(
    ({ hue, share }) => share >= leastSecond && apart(hue, first.hue) > oneHue,
  );
  return { action: first.color, ...(second ? { second: second.color } : {}) };
}
