import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

const grey = { r: 128, g: 96, b: 64 };

/** A real picture, as a phone or a screen would make it. */
export const pngOf = (width = 8, height = 8): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: grey } })
    .png()
    .toBuffer();

/** The left half white and the right half black, with words and a place of its camera's in it. */
export async function photoOf(orientation: number): Promise<Buffer> {
  const white = { create: { width: 16, height: 16, channels: 3, background: '#fff' } } as const;
  return sharp({ create: { width: 32, height: 16, channels: 3, background: '#000' } })
    .composite([{ input: white, left: 0, top: 0 }])
    .withExif({
      IFD0: { Copyright: 'Written by a camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '14/1 35/1 0/1' },
    })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
}

/** Hardly to be made smaller: three random bytes a pixel. */
export const noiseOf = (side: number): Promise<Buffer> =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();
