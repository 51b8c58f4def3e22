import type { Merchant } from '@livery/themes';
import { pixelsAtMost } from '../assets/raster/check.ts';
import { monogramLetter, styleOf } from './monogram.ts';
import type { BrandColors } from './colors.ts';
import type { Plate } from './plates.ts';

/** What every picture of a merchant is composed from. */
export interface Brand {
  readonly merchant: Pick<Merchant['manifest'], 'name' | 'code' | 'minAge'>;
  readonly colors: BrandColors;
  /** The bytes of the mark, SVG or PNG. */
  readonly mark: Buffer;
  /** The mark is the drawn monogram, so its letter may stand without the plate. */
  readonly drawn: boolean;
  /** What the mark can be seen on. */
  readonly ground: string;
}

export const plateOf = ({ merchant }: Brand): Plate => styleOf(merchant.code).plate;

export const letterOf = ({ merchant, colors }: Brand, size: number, height: number): string =>
  monogramLetter(merchant.name, merchant.code, colors, size, height);

export const svg = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

/** Any picture as a PNG, the mark set into it where one is wanted. */
export async function png(
  picture: string,
  mark?: { bytes: Buffer; left: number; top: number; width: number; height: number },
): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const layers = mark
    ? [
        {
          input: await fitted(mark.bytes, mark.width, mark.height),
          left: Math.round(mark.left),
          top: Math.round(mark.top),
        },
      ]
    : [];
  return sharp(Buffer.from(picture)).composite(layers).png({ compressionLevel: 9 }).toBuffer();
}

/** The mark, whole, in the middle of a box; drawn at the size it is shown in. */
async function fitted(bytes: Buffer, width: number, height: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const box = { width: Math.round(width), height: Math.round(height) };
  const natural = await sharp(bytes, { limitInputPixels: pixelsAtMost }).metadata();
  const grow = Math.max(box.width / natural.width, box.height / natural.height);
  const density = natural.format === 'svg' ? Math.min(2400, Math.max(1, 72 * grow)) : 72;
  return sharp(bytes, { limitInputPixels: pixelsAtMost * 2, density })
    .resize({ ...box, fit: 'contain', background: '#00000000' })
    .png()
    .toBuffer();
}
