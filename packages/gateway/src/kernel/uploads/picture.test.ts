import sharp from 'sharp';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { noiseOf, photoOf, pngOf } from '../../testing/made-files/pictures.ts';
import type { Refusal } from '../refusal.ts';
import { drawAnew, LONGEST_SIDE } from './picture.ts';

const MOST = 10 * 1024 * 1024;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);

const dot = { create: { width: 1, height: 1, channels: 3, background: '#000' } } as const;

/** The code of the refusal, or what it was drawn as. */
const outcome = (bytes: Buffer): Promise<string | undefined> =>
  drawAnew(bytes, MOST).then(
    ({ contentType }) => contentType,
    ({ code, details }: Refusal) => `${code} ${details.errors?.[0]?.code}`,
  );

/** A chunk as the format writes it; the sum at its end is of its kind and its content. */
function chunk(kind: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.byteLength);
  sum.writeUInt32BE(crc(named));
  return Buffer.concat([length, named, sum]);
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

/** A PNG that claims a size; a few bytes are enough to claim a billion pixels. */
function claiming(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(1024));
  const chunks = [chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([PNG, ...chunks]);
}

describe('a picture that a player sends', () => {
  it('is drawn anew: neither place nor words of the camera are in it', async () => {
    const sent = await photoOf(1);
    expect(sent.includes('Written by a camera')).toBe(true);
    const { bytes, contentType } = await drawAnew(sent, MOST);
    expect(contentType).toBe('image/jpeg');
    expect(bytes.includes('Written by a camera')).toBe(false);
    expect(await sharp(bytes).metadata()).not.toHaveProperty('exif');
  });

  it('stands the way up that its camera said', async () => {
    const { bytes, width, height } = await drawAnew(await photoOf(6), MOST);
    expect([width, height]).toEqual([16, 32]);
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const brightness = (row: number) => data[row * info.width * info.channels];
    expect(brightness(2)).toBeGreaterThan(200);
    expect(brightness(29)).toBeLessThan(50);
    expect((await sharp(bytes).metadata()).orientation).toBeUndefined();
  });

  it('keeps nothing that hangs on its end, stands between its chunks or follows as frames', async () => {
    const good = await pngOf();
    const head = good.subarray(0, 33);
    const note = chunk('tEXt', Buffer.from('Comment\0<script>alert(1)</script>'));
    const animation = chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));
    const page = Buffer.from('<?php system($_GET[0]); ?><script>alert(2)</script>');
    const sent = Buffer.concat([head, note, animation, good.subarray(33), page]);
    const { bytes, contentType } = await drawAnew(sent, MOST);
    expect(contentType).toBe('image/png');
    for (const trace of ['script', 'php', 'tEXt', 'acTL'])
      expect(bytes.includes(trace)).toBe(false);
    // What is kept is called after what is in it, and so is kept once.
    expect((await drawAnew(good, MOST)).hash).toEqual((await drawAnew(sent, MOST)).hash);
  });

  it('may be of the longest side, and not of one pixel more', async () => {
    expect(await outcome(await pngOf(LONGEST_SIDE, 2))).toBe('image/png');
    expect(await outcome(await pngOf(LONGEST_SIDE + 1, 2))).toBe('upload.invalid pixels');
    expect(await outcome(await pngOf(2, LONGEST_SIDE + 1))).toBe('upload.invalid pixels');
  });

  it('is refused for the size that it claims, before its pixels are read', async () => {
    expect(await outcome(claiming(30_000, 30_000))).toMatch(/^upload\.invalid (pixels|broken)$/);
    expect(await outcome(claiming(2 ** 31 - 1, 1))).toMatch(/^upload\.invalid (pixels|broken)$/);
  });

  it('is in the colours of a screen afterwards, whatever it was made for', async () => {
    const picture = () => sharp({ create: { ...dot.create, width: 8, height: 8 } });
    const sent = [
      picture().toColourspace('cmyk').jpeg(),
      picture().toColourspace('rgb16').png(),
      picture().toColourspace('b-w').png(),
      picture().png({ palette: true }),
    ];
    for (const one of sent) {
      const { bytes } = await drawAnew(await one.toBuffer(), MOST);
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 8, depth: 'uchar' });
      expect((await sharp(bytes).metadata()).space).toMatch(/^(srgb|b-w)$/);
    }
  });

  it('becomes a JPEG where a PNG would outgrow what may be kept', async () => {
    const noise = await noiseOf(200);
    const { contentType, bytes } = await drawAnew(noise, noise.byteLength - 20_000);
    expect(contentType).toBe('image/jpeg');
    expect(bytes.byteLength).toBeLessThan(noise.byteLength);
    await expect(drawAnew(noise, 1_000)).rejects.toMatchObject({ code: 'upload.invalid' });
  });
});

describe('what is no picture is refused', () => {
  it.each<[string, Buffer | Promise<Buffer>, string]>([
    ['nothing', Buffer.alloc(0), 'type'],
    ['the first eight bytes of a PNG', PNG, 'broken'],
    ['a PNG’s head and a script', Buffer.concat([PNG, Buffer.from('<script>')]), 'broken'],
    ['a JPEG’s head and a program', Buffer.concat([JPEG, Buffer.from('<?php ?>')]), 'broken'],
    ['a drawing of the web', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'type'],
    ['a GIF', Buffer.from('GIF89a'), 'type'],
    ['a WebP', sharp(dot).webp().toBuffer(), 'type'],
    ['a TIFF', sharp(dot).tiff().toBuffer(), 'type'],
    ['a PNG that was cut', pngOf(64, 64).then((bytes) => bytes.subarray(0, 60)), 'broken'],
    ['a JPEG that was cut', photoOf(1).then((b) => b.subarray(0, b.byteLength - 60)), 'broken'],
    ['a PNG of no width', claiming(0, 8), 'broken'],
    ['a PNG of too few rows', claiming(2_000, 2_000), 'broken'],
  ])('%s', async (_, bytes, why) => {
    expect(await outcome(await bytes)).toBe(`upload.invalid ${why}`);
  });
});
