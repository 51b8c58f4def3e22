import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

export type Verdict = 'same' | 'changed' | 'new';

export interface Difference {
  readonly pixels: number;
  /** What differs, marked. */
  readonly picture: Uint8Array;
}

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** The picture in the upper corner of an empty one. */
async function within(picture: Uint8Array, width: number, height: number): Promise<Pixels> {
  const own = await sharp(picture).metadata();
  const data = await sharp(picture)
    .ensureAlpha()
    .extend({ right: width - own.width, bottom: height - own.height, background: '#ff00ff' })
    .raw()
    .toBuffer();
  return { data, width, height };
}

/** Nothing where two shots look alike; else how much differs, and where. */
export async function differ(
  before: Uint8Array,
  after: Uint8Array,
): Promise<Difference | undefined> {
  if (Buffer.compare(before, after) === 0) return undefined;
  const sizes = await Promise.all([sharp(before).metadata(), sharp(after).metadata()]);
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [one, other] = await Promise.all([
    within(before, width, height),
    within(after, width, height),
  ]);
  const marked = Buffer.alloc(width * height * 4);
  const pixels = pixelmatch(one.data, other.data, marked, width, height, { threshold: 0.15 });
  if (pixels === 0) return undefined;
  const picture = await sharp(marked, { raw: { width, height, channels: 4 } })
    .webp()
    .toBuffer();
  return { pixels, picture };
}
