import { boxesIn, boxInside } from './boxes.ts';
import type { RasterHeader } from './header.ts';

/** Markers that carry the measure: every way of compressing but the tables between them. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** A JPEG as a chain of segments up to its picture, with its end mark as the last bytes. */
export function jpgHeader(bytes: Buffer): RasterHeader | undefined {
  const isWhole =
    bytes.length > 20 &&
    bytes.readUInt16BE(0) === 0xffd8 &&
    bytes.readUInt16BE(bytes.length - 2) === 0xffd9;
  if (!isWhole) return undefined;
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0;
    if (isFrame(marker)) {
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
      return { width, height, moves: false };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

/** An AVIF by its boxes: what it is, and the measure of what it shows. */
export function avifHeader(bytes: Buffer): RasterHeader | undefined {
  const boxes = boxesIn(bytes, 0, bytes.length);
  const [first] = boxes ?? [];
  if (!boxes || first?.type !== 'ftyp') return undefined;
  const brand = bytes.toString('latin1', first.from, first.from + 4);
  if (brand !== 'avif' && brand !== 'avis') return undefined;
  const size = boxInside(bytes, boxes, [
    ['meta', 4],
    ['iprp', 0],
    ['ipco', 0],
    ['ispe', 0],
  ]);
  if (!size || size.to - size.from < 12) return undefined;
  return {
    width: bytes.readUInt32BE(size.from + 4),
    height: bytes.readUInt32BE(size.from + 8),
    moves: brand === 'avis',
  };
}
