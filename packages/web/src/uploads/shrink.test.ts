import { describe, expect, it } from 'vitest';
import { sharesOf } from './shares.ts';
import { measureOf } from './shrink.ts';
import { withoutMetadata } from './strip-metadata.ts';

const letters = (text: string): number[] => [...text].map((one) => one.codePointAt(0) ?? 0);

const segment = (marker: number, ...body: number[]): number[] => [
  0xff,
  marker,
  (body.length + 2) >> 8,
  (body.length + 2) & 0xff,
  ...body,
];

/** As a camera writes it: where it was, and which way up it was held. */
const exif = (orientation: number, order: 'II' | 'MM'): number[] => {
  const two = (value: number) => (order === 'MM' ? [0, value] : [value, 0]);
  const four = (value: number) => (order === 'MM' ? [0, 0, 0, value] : [value, 0, 0, 0]);
  const tag = order === 'MM' ? [0x01, 0x12] : [0x12, 0x01];
  return segment(
    0xe1,
    ...letters('Exif'),
    0,
    0,
    ...letters(order),
    ...two(42),
    ...four(8),
    ...two(1),
    ...tag,
    ...two(3),
    ...four(1),
    ...two(orientation),
    0,
    0,
    ...four(0),
    ...letters('52.5200N 13.4050E'),
  );
};

const pixels = [0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56];
const tables = segment(0xdb, 1, 0xff, 0xd9, 2);
const scan = [...segment(0xda, 1, 2, 3), ...pixels];
const photoOf = (...notes: number[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([0xff, 0xd8, ...notes, ...tables, ...scan, 0xff, 0xd9, ...letters('hung on')]);

const join = (pieces: readonly Uint8Array[]): number[] => pieces.flatMap((piece) => [...piece]);
const textOf = (bytes: readonly number[]): string => String.fromCodePoint(...bytes);

describe('a picture without what its camera wrote', () => {
  it.each(['II', 'MM'] as const)('keeps a photo’s pixels and its side, no more [%s]', (order) => {
    const profile = segment(0xe2, ...letters('ICC_PROFILE'), 0);
    const notes = [...exif(6, order), ...segment(0xfe, ...letters('by Maria')), ...profile];
    const sent = photoOf(...notes);
    const left = join(withoutMetadata(sent));
    expect(textOf(left)).not.toMatch(/52\.52|Maria|hung on/);
    expect(textOf(left)).toContain('ICC_PROFILE');
    expect(left.slice(-2 - scan.length - tables.length)).toEqual([...tables, ...scan, 0xff, 0xd9]);
    expect(left.length).toBeLessThan(sent.length);
    // Read once more, it still lies on the same side.
    expect(join(withoutMetadata(Uint8Array.from(left)))).toEqual(left);
    expect(left[31]).toBe(6);
  });

  it.each([2, 3, 4, 5, 6, 7, 8])('keeps side %s of a camera that was held otherwise', (side) => {
    expect(join(withoutMetadata(photoOf(...exif(side, 'MM'))))[31]).toBe(side);
  });

  it('says nothing of a side where it is upright', () => {
    expect(join(withoutMetadata(photoOf(...exif(1, 'MM'))))).toEqual([
      0xff,
      0xd8,
      ...tables,
      ...scan,
      0xff,
      0xd9,
    ]);
  });

  it('keeps of a PNG what is drawn', () => {
    const chunk = (name: string, ...body: number[]): number[] => [
      0,
      0,
      0,
      body.length,
      ...letters(name),
      ...body,
      9,
      9,
      9,
      9,
    ];
    const head = [0x89, ...letters('PNG'), 13, 10, 26, 10];
    const drawn = [...chunk('IHDR', 1), ...chunk('tRNS', 2), ...chunk('IDAT', 3)];
    const notes = [...chunk('tEXt', ...letters('Maria')), ...chunk('eXIf', ...letters('52.52'))];
    const end = chunk('IEND');
    const sent = Uint8Array.from([...head, ...notes, ...drawn, ...end, ...letters('hung on')]);
    expect(join(withoutMetadata(sent))).toEqual([...head, ...drawn, ...end]);
  });

  it.each([
    ['was cut', photoOf(...exif(6, 'MM')).subarray(0, 60)],
    ['is none', Uint8Array.from(letters('GIF89a'))],
  ])('leaves alone what %s: the platform says what is wrong with it', (_, bytes) => {
    expect(join(withoutMetadata(bytes))).toEqual([...bytes]);
  });
});

describe('the measure a picture is sent in', () => {
  it.each([
    ['a photo of twelve megapixels', [4000, 3000], [2309, 1732]],
    ['a small one', [800, 600], [800, 600]],
    ['a page as long as a roll', [900, 9000], [409, 4096]],
    ['a line', [1, 40_000], [1, 4096]],
  ] as const)('of %s', (_, [width, height], [wide, high]) => {
    expect(measureOf({ width, height })).toEqual({ width: wide, height: high });
  });
});

it('tells of each file how much has left, one after the other', () => {
  expect(sharesOf([100, 300], 0, 450)).toEqual([0, 0]);
  expect(sharesOf([100, 300], 100, 450)).toEqual([50, 0]);
  expect(sharesOf([100, 300], 300, 450)).toEqual([100, 50]);
  expect(sharesOf([100, 300], 450, 450)).toEqual([100, 100]);
});
