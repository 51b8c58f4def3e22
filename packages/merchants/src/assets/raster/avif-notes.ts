import { boxesIn, boxInside, type Box } from './boxes.ts';

const drawn = new Set(['ftyp', 'meta', 'mdat']);
const filling = new Set(['free', 'skip']);

/** The kind of an item: `av01` is a picture, `Exif` and `mime` are words about one. */
function itemKinds(bytes: Buffer, { from, to }: Box): readonly string[] {
  const version = bytes[from] ?? 0;
  const items = boxesIn(bytes, from + (version === 0 ? 6 : 8), to) ?? [];
  return items.map((item) => {
    const wide = bytes[item.from] === 3;
    const at = item.from + (wide ? 10 : 8);
    return bytes.toString('latin1', at, at + 4);
  });
}

/** Whether an AVIF carries words beside its picture. */
export function avifHasNotes(bytes: Buffer): boolean {
  const boxes = boxesIn(bytes, 0, bytes.length) ?? [];
  const isFilled = ({ type, from, to }: Box): boolean =>
    !drawn.has(type) &&
    !(filling.has(type) && bytes.subarray(from, to).every((byte) => byte === 0));
  if (boxes.some(isFilled)) return true;
  const list = boxInside(bytes, boxes, [
    ['meta', 4],
    ['iinf', 0],
  ]);
  return (
    list !== undefined && itemKinds(bytes, list).some((kind) => /^(Exif|mime|uri )$/.test(kind))
  );
}
