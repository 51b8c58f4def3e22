import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A photo of twelve megapixels as a phone takes it lying on its side, with the place in it. */
export async function photo(name = 'IMG_4211.jpg'): Promise<ChosenFile> {
  const spots = { width: 400, height: 300, channels: 3, background: '#888' } as const;
  const grain = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const buffer = await sharp({ create: { ...spots, noise: grain } })
    .resize(4000, 3000)
    .withExif({
      IFD0: { Copyright: 'Written by a camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '14/1 35/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Hardly to be made smaller: a megabyte of it stays one. */
export async function noise(name: string): Promise<ChosenFile> {
  const raw = { width: 1500, height: 1100, channels: 3 } as const;
  const buffer = await sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
    .jpeg({ quality: 80 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** A picture of a screen. */
export async function screenshot(name: string): Promise<ChosenFile> {
  const buffer = await sharp({
    create: { width: 300, height: 600, channels: 3, background: '#345' },
  })
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

/** So many bytes that begin as a picture. */
export const ofSize = (name: string, bytes: number): ChosenFile => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0])], bytes),
});
