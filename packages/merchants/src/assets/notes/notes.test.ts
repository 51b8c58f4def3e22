import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import type { AssetKind } from '../kind.ts';
import { rasterFaults } from '../raster/check.ts';
import { withoutNotes } from './notes.ts';

const secret = 'N 35 53 E 14 30';
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="${secret}"/></rdf:RDF></x:xmpmeta>`;

/** A photograph that tells where it was taken. */
const photograph = (): Sharp =>
  sharp({ create: { width: 40, height: 24, channels: 3, background: '#c01818' } })
    .composite([{ input: Buffer.from('<svg width="9" height="9"><path d="M0 0H9V9Z"/></svg>') }])
    .keepIccProfile()
    .withExif({ IFD0: { Artist: secret, Copyright: secret } })
    .withXmp(xmp);

const chunk = (type: string, content: string): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), Buffer.from(content, 'latin1')]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

/** Segments of a JPEG behind its first mark. */
const withSegment = (jpg: Buffer, marker: number, content: string): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpg.subarray(0, 2), head, Buffer.from(content, 'latin1'), jpg.subarray(2)]);
};

const pixels = (bytes: Buffer): Promise<Buffer> => sharp(bytes).raw().toBuffer();

/** What is left of a picture, which has to look as it did and to tell nothing. */
async function plain(bytes: Buffer, kind: Exclude<AssetKind, 'svg'>): Promise<Buffer> {
  expect(bytes.toString('latin1')).toContain(secret);
  const clean = withoutNotes(bytes, kind);
  expect(clean.toString('latin1')).not.toContain(secret);
  expect((await pixels(clean)).equals(await pixels(bytes))).toBe(true);
  expect(await rasterFaults(clean, kind)).toEqual([]);
  const { exif, xmp: left } = await sharp(clean).metadata();
  expect([exif, left]).toEqual([undefined, undefined]);
  return clean;
}

describe('notes of a picture stay behind, and its pixels go', () => {
  it('of a PNG: EXIF, XMP, texts, dates, and what programs keep', async () => {
    const png = await photograph().png().toBuffer();
    const end = png.length - 12;
    const more = ['tEXt', 'zTXt', 'iTXt', 'tIME', 'prVW'].map((type) => chunk(type, secret));
    const noted = Buffer.concat([png.subarray(0, end), ...more, png.subarray(end)]);
    expect((await plain(noted, 'png')).length).toBeLessThan(noted.length);
  });

  it('of a PNG, but not what is seen through and the colours that are meant', async () => {
    const through = sharp({
      create: { width: 8, height: 8, channels: 4, background: '#ff000080' },
    });
    const png = await through.png({ palette: true }).toBuffer();
    const clean = withoutNotes(
      Buffer.concat([png.subarray(0, 33), chunk('gAMA', '\0\0\xb1\x8f'), png.subarray(33)]),
      'png',
    ).toString('latin1');
    expect(clean).toContain('tRNS');
    expect(clean).toContain('gAMA');
  });

  it('of a JPEG: EXIF, XMP, IPTC, comments, and the picture before it was cropped', async () => {
    for (const progressive of [false, true]) {
      const jpg = await photograph().jpeg({ progressive }).toBuffer();
      const noted = [0xed, 0xfe, 0xe5].reduce<Buffer>(
        (bytes, marker) => withSegment(bytes, marker, secret),
        jpg,
      );
      await plain(noted, 'jpg');
    }
    const jpg = await sharp(await photograph().png().toBuffer())
      .jpeg()
      .toBuffer();
    const small = `JFIF\0\x01\x01\0\0\x01\0\x01\x04\x01${secret.padEnd(12)}`;
    const clean = await plain(withSegment(jpg, 0xe0, small), 'jpg');
    expect(clean.toString('latin1')).toContain('JFIF');
  });

  it('of a JPEG what hides behind its end', async () => {
    const jpg = await photograph().jpeg().toBuffer();
    const doubled = Buffer.concat([jpg, Buffer.from(secret), Buffer.from([0xff, 0xd9])]);
    expect((await plain(doubled, 'jpg')).length).toBeLessThan(jpg.length);
  });

  it('of a WebP of either form', async () => {
    for (const options of [{ lossless: true }, { quality: 60 }]) {
      const webp = await photograph().webp(options).toBuffer();
      expect((await plain(webp, 'webp')).length).toBeLessThan(webp.length);
    }
  });

  it('of an SVG its comments', () => {
    const svg = `<!-- ${secret} --><svg xmlns="http://www.w3.org/2000/svg"><!--x--><path d="M0 0"/></svg>`;
    expect(withoutNotes(Buffer.from(svg), 'svg').toString()).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>',
    );
  });
});

it('refuses an AVIF with notes, and none without', async () => {
  const noted = await photograph().avif({ effort: 0 }).toBuffer();
  expect((await rasterFaults(noted, 'avif')).map(({ code }) => code)).toEqual(['asset.notes']);
  const clean = await sharp(await photograph().png().toBuffer())
    .avif({ effort: 0 })
    .toBuffer();
  expect(await rasterFaults(clean, 'avif')).toEqual([]);
  const hidden = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`free${secret} `)]);
  const filled = Buffer.concat([clean, hidden]);
  expect((await rasterFaults(filled, 'avif')).map(({ code }) => code)).toContain('asset.notes');
});

it.each(['jpg', 'webp', 'png'] as const)('refuses a %s that only a note turns', async (kind) => {
  const format = kind === 'jpg' ? 'jpeg' : kind;
  const lying = await photograph().withMetadata({ orientation: 6 })[format]().toBuffer();
  expect((await rasterFaults(lying, kind)).map(({ code }) => code)).toEqual(['asset.turned']);
});
