/** The tables of a font, by their names; it throws where they do not lie in the file. */
export function tablesOf(font: Buffer): ReadonlyMap<string, Buffer> {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const at = 12 + index * 16;
      const [start, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)];
      if (start + length > font.length) throw new RangeError('A table ends behind the file');
      return [font.toString('latin1', at, at + 4), font.subarray(start, start + length)];
    }),
  );
}

/** Behind the last letter that there can be. */
const lettersEnd = 0x110000;
/** More than any font draws: a file that says so would keep the machine busy. */
const lettersAtMost = 0x30000;

function* inSegments(map: Buffer): Generator<readonly [letter: number, glyph: number]> {
  const segments = map.readUInt16BE(6) / 2;
  for (let segment = 0; segment < segments; segment++) {
    const end = map.readUInt16BE(14 + segment * 2);
    const start = map.readUInt16BE(16 + (segments + segment) * 2);
    const delta = map.readUInt16BE(16 + (2 * segments + segment) * 2);
    const rangeAt = 16 + (3 * segments + segment) * 2;
    const range = map.readUInt16BE(rangeAt);
    for (let letter = start; letter <= end && letter !== 0xffff; letter++) {
      if (range === 0) yield [letter, (letter + delta) % 0x10000];
      else {
        const glyph = map.readUInt16BE(rangeAt + range + (letter - start) * 2);
        yield [letter, glyph === 0 ? 0 : (glyph + delta) % 0x10000];
      }
    }
  }
}

function* inGroups(map: Buffer): Generator<readonly [letter: number, glyph: number]> {
  const groups = map.readUInt32BE(12);
  for (let group = 0; group < groups; group++) {
    const at = 16 + group * 12;
    const [start, end] = [map.readUInt32BE(at), map.readUInt32BE(at + 4)];
    const first = map.readUInt32BE(at + 8);
    if (end >= lettersEnd) throw new RangeError('A letter behind the last one');
    for (let letter = start; letter <= end; letter++) yield [letter, first + letter - start];
  }
}

/** The glyph of each letter that a font draws. */
export function glyphsOf(cmap: Buffer, glyphs: number): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  let read = 0;
  const count = cmap.readUInt16BE(2);
  for (let index = 0; index < count; index++) {
    const platform = cmap.readUInt16BE(4 + index * 8);
    const map = cmap.subarray(cmap.readUInt32BE(8 + index * 8));
    const format = map.readUInt16BE(0);
    // Those of old systems, and of variants of a letter, say nothing that these do not.
    if ((platform !== 0 && platform !== 3) || (format !== 4 && format !== 12)) continue;
    for (const [letter, glyph] of format === 4 ? inSegments(map) : inGroups(map)) {
      if ((read += 1) > lettersAtMost) throw new RangeError('More letters than there are');
      if (glyph > 0 && glyph < glyphs) found.set(letter, glyph);
    }
  }
  return found;
}

/** From the lightest weight of a variable font to the heaviest, and of its widths. */
export type FontAxes = ReadonlyMap<string, { readonly min: number; readonly max: number }>;

export function axesIn(fvar: Buffer | undefined): FontAxes {
  if (!fvar) return new Map();
  const [first, count, size] = [fvar.readUInt16BE(4), fvar.readUInt16BE(8), fvar.readUInt16BE(10)];
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const at = first + index * size;
      const fixed = (where: number): number => fvar.readInt32BE(at + where) / 65_536;
      return [fvar.toString('latin1', at, at + 4), { min: fixed(4), max: fixed(12) }];
    }),
  );
}
