import sharp from 'sharp';

import type { Box } from './survey.ts';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each pixel, row by row. */
  readonly data: Uint8Array;
}

export async function decode(png: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

export interface Rgb {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

export const pixelAt = ({ data }: Pixels, index: number): Rgb => ({
  red: data[index * 3] ?? 0,
  green: data[index * 3 + 1] ?? 0,
  blue: data[index * 3 + 2] ?? 0,
});

const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

const light = ({ red, green, blue }: Rgb): number =>
  0.2126 * (linear[Math.round(red)] ?? 0) +
  0.7152 * (linear[Math.round(green)] ?? 0) +
  0.0722 * (linear[Math.round(blue)] ?? 0);

/** As WCAG counts it, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [first, second] = [light(one), light(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** How far two colours are apart in the channel that differs most. */
export const distance = (one: Rgb, other: Rgb): number =>
  Math.max(
    Math.abs(one.red - other.red),
    Math.abs(one.green - other.green),
    Math.abs(one.blue - other.blue),
  );

/** Numbers of the pixels in a box, as far as the picture goes; of a large one not every one. */
export function* within(
  { width, height }: Pixels,
  box: Box,
  most = Number.POSITIVE_INFINITY,
): Generator<number> {
  const left = Math.max(0, Math.round(box.x));
  const top = Math.max(0, Math.round(box.y));
  const right = Math.min(width, Math.round(box.x + box.width));
  const bottom = Math.min(height, Math.round(box.y + box.height));
  const step = Math.max(1, Math.floor(Math.sqrt(((right - left) * (bottom - top)) / most)));
  for (let y = top; y < bottom; y += step)
    for (let x = left; x < right; x += step) yield y * width + x;
}

/** The value below which a part of them lies. */
export function quantile(values: readonly number[], part: number): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}
