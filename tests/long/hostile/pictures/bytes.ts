import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export const secret = 'N-35-53-E-14-30';

/** A PNG of one colour. */
export const png = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#808080' } })
    .png()
    .toBuffer();

/** A photograph that tells where it was taken. */
export const noted = (width = 96, height = 96) =>
  sharp({ create: { width, height, channels: 3, background: '#808080' } })
    .withExif({ IFD0: { Artist: secret } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${secret}</x:xmpmeta>`);

export function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG with more parts before its end. */
export const withChunks = (bytes: Buffer, ...more: readonly Buffer[]): Buffer =>
  Buffer.concat([bytes.subarray(0, -12), ...more, bytes.subarray(-12)]);

/** A PNG that says one measure and holds the pixels of another, as a bomb does. */
export function claiming(width: number, height: number, rows: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = Buffer.alloc((width * 3 + 1) * rows);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A JPEG with a segment behind its first mark. */
export function withSegment(jpg: Buffer, marker: number, content: string): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpg.subarray(0, 2), head, Buffer.from(content, 'latin1'), jpg.subarray(2)]);
}
