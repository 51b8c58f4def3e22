import type { LogoPalette } from '@livery/themes';
import { pixelsAtMost } from './raster/check.ts';

// Large enough that a thin stroke keeps its colour, small enough to take no time.
const drawn = 96;

const hex = (byte: number): string => Math.min(255, Math.round(byte)).toString(16).padStart(2, '0');
/** Five bits a channel: neighbours of an edge fall together, and two brand colours never do. */
const step = (byte: number): number => byte >> 3;

/** Bytes that were read already: while a merchant is worked on its pictures stay the same. */
const known = new WeakMap<Buffer, Promise<LogoPalette>>();

interface Sum {
  weight: number;
  r: number;
  g: number;
  b: number;
  a: number;
}

/**
 * The colours of a logo by their share of what can be seen. A pixel weighs as
 * much as it covers, so that smooth edges do not count as colours of their own.
 */
export function paletteOf(picture: Buffer): Promise<LogoPalette> {
  const palette = known.get(picture) ?? readPalette(picture);
  known.set(picture, palette);
  return palette;
}

async function readPalette(picture: Buffer): Promise<LogoPalette> {
  const { default: sharp } = await import('sharp');
  const { data } = await sharp(picture, { limitInputPixels: pixelsAtMost, density: 144 })
    .resize(drawn, drawn, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const sums = new Map<number, Sum>();
  let total = 0;
  for (let at = 0; at + 3 < data.length; at += 4) {
    const [r = 0, g = 0, b = 0, a = 0] = data.subarray(at, at + 4);
    if (a < 16) continue;
    const key = (step(r) << 13) | (step(g) << 8) | (step(b) << 3) | (a >> 5);
    const sum = sums.get(key) ?? { weight: 0, r: 0, g: 0, b: 0, a: 0 };
    const weight = a / 255;
    sum.weight += weight;
    sum.r += r * weight;
    sum.g += g * weight;
    sum.b += b * weight;
    sum.a += a * weight;
    total += weight;
    sums.set(key, sum);
  }
  return [...sums.values()]
    .map(({ weight, r, g, b, a }): LogoPalette[number] => {
      const alpha = a / weight > 247 ? '' : hex(a / weight);
      return {
        color: `#${hex(r / weight)}${hex(g / weight)}${hex(b / weight)}${alpha}`,
        share: weight / total,
      };
    })
    .toSorted((one, other) => other.share - one.share);
}
