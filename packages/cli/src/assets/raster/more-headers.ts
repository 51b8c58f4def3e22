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

interface Box {
  readonly type: string;
  readonly from: number;
  readonly to: number;
}

/** Boxes one after the other, which fill the room to its last byte; nothing where they do not. */
function boxesIn(bytes: Buffer, from: number, to: number): readonly Box[] | undefined {
  const boxes: Box[] = [];
  let at = from;
  while (at + 8 <= to) {
    const size = bytes.readUInt32BE(at);
    if (size < 8 || at + size > to) return undefined;
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), from: at + 8, to: at + size });
    at += size;
  }
  return at === to ? boxes : undefined;
}

/** The box at the end of a path; those that carry a version begin four bytes later. */
function inside(
  bytes: Buffer,
  within: readonly Box[],
  path: readonly (readonly [type: string, skipped: number])[],
): Box | undefined {
  const [[type, skipped] = ['', 0], ...rest] = path;
  const box = within.find((one) => one.type === type);
  if (!box || rest.length === 0) return box;
  return inside(bytes, boxesIn(bytes, box.from + skipped, box.to) ?? [], rest);
}

/** An AVIF by its boxes: what it is, and the measure of what it shows. */
export function avifHeader(bytes: Buffer): RasterHeader | undefined {
  const boxes = boxesIn(bytes, 0, bytes.length);
  const [first] = boxes ?? [];
  if (!boxes || first?.type !== 'ftyp') return undefined;
  const brand = bytes.toString('latin1', first.from, first.from + 4);
  if (brand !== 'avif' && brand !== 'avis') return undefined;
  const size = inside(bytes, boxes, [
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
