import { describe, expect, it } from 'vitest';

import { addFiles, focusAfter } from './checks.ts';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpg = [0xff, 0xd8, 0xff, 0xe0];
const limits = { kinds: ['picture'], maxBytes: 64, maxFiles: 3 } as const;
const file = (name: string, head: number[], size = head.length) =>
  new File(
    [Uint8Array.from([...head, ...Array.from({ length: size - head.length }, () => 0)])],
    name,
    {
      lastModified: 1,
    },
  );
const names = (files: readonly File[]) => files.map(({ name }) => name);

describe('adding files', () => {
  it('takes pictures up to the limit', async () => {
    const { files, refusals } = await addFiles(
      [],
      [file('a.png', png, 64), file('b', jpg)],
      limits,
    );
    expect(names(files)).toEqual(['a.png', 'b']);
    expect(refusals).toEqual([]);
  });

  it('is not fooled by a name or a declared kind', async () => {
    const lie = new File(['<script>'], 'a.png', { type: 'image/png' });
    expect(await addFiles([], [lie], limits)).toEqual({ files: [], refusals: ['type'] });
  });

  it('says each reason once, and takes the rest', async () => {
    const { files, refusals } = await addFiles(
      [],
      [file('large', png, 65), file('good', jpg), file('larger', png, 80), file('no', [1, 2])],
      limits,
    );
    expect(names(files)).toEqual(['good']);
    expect(refusals).toEqual(['size', 'type']);
  });

  it('stops at so many', async () => {
    const four = ['a', 'b', 'c', 'd'].map((name) => file(name, jpg));
    const { files, refusals } = await addFiles([], four, limits);
    expect(names(files)).toEqual(['a', 'b', 'c']);
    expect(refusals).toEqual(['count']);
  });

  it('takes the same file once', async () => {
    const there = [file('a', jpg)];
    expect((await addFiles(there, [file('a', jpg)], limits)).files).toHaveLength(1);
  });
});

it('gives the focus of what went to its neighbour', () => {
  expect(focusAfter(0, 2)).toBe(0);
  expect(focusAfter(2, 2)).toBe(1);
  expect(focusAfter(0, 0)).toBeUndefined();
});
