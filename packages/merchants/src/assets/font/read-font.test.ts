import figtreeMetrics from '@capsizecss/metrics/figtree';
import { expect, it } from 'vitest';
import { readFont } from './read-font.ts';
import { tablesOf } from './tables.ts';
import { figtree, packagedFont } from './testing.ts';
import { unpacked } from './woff2.ts';

const read = async (file: Buffer) => {
  const tables = await unpacked(file);
  if (!tables) throw new Error('It is a font');
  return readFont(tables);
};

it('measures a font as others have measured it', async () => {
  const { measures } = await read(figtree());
  const { unitsPerEm, ascent, descent, lineGap, capHeight, xHeight, xWidthAvg } = figtreeMetrics;
  expect(measures).toMatchObject({ unitsPerEm, ascent, descent, lineGap, capHeight, xHeight });
  // Theirs is of the regular weight, this one of the lightest that the file holds.
  expect(Math.abs(measures.xWidthAvg / xWidthAvg - 1)).toBeLessThan(0.06);
});

it('knows the letters, the weights and the widths of a font', async () => {
  const { letters, axes, permits } = await read(figtree());
  for (const letter of 'Azé€') expect(letters.has(letter.codePointAt(0) ?? 0)).toBe(true);
  for (const letter of 'ăЖع') expect(letters.has(letter.codePointAt(0) ?? 0)).toBe(false);
  expect(axes.get('wght')).toEqual({ min: 300, max: 900 });
  expect(permits).toBe(0);
  const wide = await read(packagedFont('archivo', 'archivo-latin-wdth-normal'));
  expect(wide.axes.get('wdth')).toEqual({ min: 62, max: 125 });
});

it('unpacks nothing but WOFF2, and no more than a phone holds', async () => {
  const font = figtree();
  expect(await unpacked(Buffer.alloc(0))).toBeUndefined();
  expect(await unpacked(Buffer.from('wOF2'))).toBeUndefined();
  expect(await unpacked(font.subarray(0, 2000))).toBeUndefined();
  expect(await unpacked(Buffer.concat([font, Buffer.alloc(1)]))).toBeUndefined();
  const swollen = Buffer.from(font);
  // The first table says that it has four gigabytes.
  swollen.set([0x3f, 0x8f, 0xff, 0xff, 0xff, 0x7f], 48);
  expect(await unpacked(swollen)).toBeUndefined();
  const collection = Buffer.from(font);
  collection.write('ttcf', 4, 'latin1');
  expect(await unpacked(collection)).toBeUndefined();
  const boastful = Buffer.from(font);
  // All of its tables together, as it says.
  boastful.writeUInt32BE(0x7fffffff, 16);
  expect(await unpacked(boastful)).toBeUndefined();
  const noise = Buffer.from(font);
  noise.fill(0x55, 200);
  expect(await unpacked(noise)).toBeUndefined();
});

it('reads no table that does not lie in the file', () => {
  const head = Buffer.alloc(28);
  head.writeUInt16BE(1, 4);
  head.write('head', 12, 'latin1');
  head.writeUInt32BE(20, 20);
  head.writeUInt32BE(4000, 24);
  expect(() => tablesOf(head)).toThrow(RangeError);
});
