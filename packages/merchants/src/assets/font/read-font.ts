import { axesIn, glyphsOf, tablesOf, type FontAxes } from './tables.ts';

/** What a font measures, in its own units, as capsize says it. */
export interface FontMeasures {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  readonly capHeight: number;
  readonly xHeight: number;
  readonly xWidthAvg: number;
}

/** What a font tells of itself. */
export interface ReadFont {
  readonly letters: ReadonlySet<number>;
  readonly axes: FontAxes;
  /** Of a font without an axis of weights. */
  readonly weight: number;
  readonly measures: FontMeasures;
  /** What its maker permits, as bits. */
  readonly permits: number;
  /** How far it moves on after each letter. */
  readonly advances: ReadonlyMap<number, number>;
}

/** How often each stands in a thousand letters of running text. */
const often: Readonly<Record<string, number>> = {
  ' ': 182,
  e: 104,
  t: 74,
  a: 67,
  o: 61,
  i: 57,
  n: 56,
  s: 52,
  r: 49,
  h: 49,
  d: 35,
  l: 33,
  u: 23,
  c: 22,
  m: 20,
  f: 19,
  w: 17,
  g: 16,
  y: 15,
  p: 15,
  b: 12,
  v: 8,
  k: 6,
};

function averageOf(advances: ReadonlyMap<number, number>, otherwise: number): number {
  let [sum, times] = [0, 0];
  for (const [letter, count] of Object.entries(often)) {
    const advance = advances.get(letter.codePointAt(0) ?? 0);
    if (advance === undefined) return otherwise;
    sum += advance * count;
    times += count;
  }
  return Math.round(sum / times);
}

function advancesOf(
  hmtx: Buffer,
  count: number,
  glyphs: ReadonlyMap<number, number>,
): ReadonlyMap<number, number> {
  if (count === 0) throw new RangeError('No glyph has a width');
  return new Map(
    [...glyphs].map(([letter, glyph]) => [
      letter,
      // All that stand behind the last one are as wide as that.
      hmtx.readUInt16BE(Math.min(glyph, count - 1) * 4),
    ]),
  );
}

/** What a font tells of itself; it throws where that cannot be read. */
export function readFont(font: Buffer): ReadFont {
  const tables = tablesOf(font);
  const table = (name: string): Buffer => {
    const found = tables.get(name);
    if (!found) throw new RangeError(`No table ${name}`);
    return found;
  };
  const [head, hhea, os2] = [table('head'), table('hhea'), table('OS/2')];
  if (!tables.has('glyf') && !tables.has('CFF ') && !tables.has('CFF2'))
    throw new RangeError('No outlines');
  const unitsPerEm = head.readUInt16BE(18);
  if (unitsPerEm < 16 || unitsPerEm > 16_384) throw new RangeError('No measure of an em');
  const glyphs = glyphsOf(table('cmap'), table('maxp').readUInt16BE(4));
  const advances = advancesOf(table('hmtx'), hhea.readUInt16BE(34), glyphs);
  const ascent = hhea.readInt16BE(4);
  const hasHeights = os2.readUInt16BE(0) >= 2;
  return {
    letters: new Set(glyphs.keys()),
    axes: axesIn(tables.get('fvar')),
    weight: os2.readUInt16BE(4),
    permits: os2.readUInt16BE(8),
    advances,
    measures: {
      unitsPerEm,
      ascent,
      descent: hhea.readInt16BE(6),
      lineGap: hhea.readInt16BE(8),
      capHeight: hasHeights ? os2.readInt16BE(88) : ascent,
      xHeight: hasHeights ? os2.readInt16BE(86) : Math.round(ascent / 2),
      xWidthAvg: averageOf(advances, os2.readInt16BE(2)),
    },
  };
}
