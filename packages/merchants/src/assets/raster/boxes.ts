/** A part of a file that is made of named parts with their length. */
export interface Box {
  readonly type: string;
  readonly from: number;
  readonly to: number;
}

/** Boxes one after the other, which fill the room to its last byte; nothing where they do not. */
export function boxesIn(bytes: Buffer, from: number, to: number): readonly Box[] | undefined {
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
export function boxInside(
  bytes: Buffer,
  within: readonly Box[],
  path: readonly (readonly [type: string, skipped: number])[],
): Box | undefined {
  const [[type, skipped] = ['', 0], ...rest] = path;
  const box = within.find((one) => one.type === type);
  if (!box || rest.length === 0) return box;
  return boxInside(bytes, boxesIn(bytes, box.from + skipped, box.to) ?? [], rest);
}
