import type { Hex } from '@livery/themes';
import { pixelsAtMost } from '../raster/check.ts';

/** So many samples a side: about as wide apart as the strokes of a letter. */
const side = 96;

const hex = (byte = 0): string => byte.toString(16).padStart(2, '0');

/** Bytes that were sampled already. */
const known = new WeakMap<Buffer, Promise<readonly Hex[]>>();

/** Colours of a picture all over it, each once. */
export function samplesOf(picture: Buffer): Promise<readonly Hex[]> {
  const samples = known.get(picture) ?? readSamples(picture);
  known.set(picture, samples);
  return samples;
}

async function readSamples(picture: Buffer): Promise<readonly Hex[]> {
  const { default: sharp } = await import('sharp');
  const data = await sharp(picture, { limitInputPixels: pixelsAtMost })
    .resize(side, side, { fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
  const colors = new Set<Hex>();
  for (let at = 0; at + 3 < data.length; at += 4) {
    const [r, g, b, a] = data.subarray(at, at + 4);
    colors.add(`#${hex(r)}${hex(g)}${hex(b)}${a === 255 ? '' : hex(a)}`);
  }
  return [...colors];
}
