import { expect, it } from 'vitest';

import { inSections, near, parts, sectionSize } from './sections.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

it('puts a list into sections, the last with what is left', () => {
  const sections = inSections(numbers(sectionSize * 2 + 5));
  expect(sections.map(({ start, items }) => [start, items.length])).toEqual([
    [0, sectionSize],
    [sectionSize, sectionSize],
    [sectionSize * 2, 5],
  ]);
  expect(inSections([])).toEqual([]);
});

it('keeps the sections that did not change, so that only the end is drawn anew', () => {
  const before = inSections(numbers(sectionSize + 3));
  const after = inSections(numbers(sectionSize + 9), before);
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
  expect(after[1]?.items).toHaveLength(9);
});

it('keeps what is near the sight, at the start, in the middle and at the end', () => {
  const sight = { height: 800, pitch: 1000, count: 50 };
  expect(near({ ...sight, top: -300 })).toEqual({ first: 0, last: 1 });
  expect(near({ ...sight, top: 20_000 })).toEqual({ first: 18, last: 22 });
  expect(near({ ...sight, top: 999_999 })).toEqual({ first: 49, last: 49 });
});

it('leaves gaps for what is not drawn', () => {
  expect(parts(10, { first: 3, last: 4 })).toEqual([
    { gap: 3, after: 0 },
    { section: 3 },
    { section: 4 },
    { gap: 5, after: 5 },
  ]);
  expect(parts(2, { first: 0, last: 5 })).toEqual([{ section: 0 }, { section: 1 }]);
});

it('keeps the section that has the focus, however far away it is', () => {
  expect(parts(10, { first: 7, last: 9 }, 1)).toEqual([
    { gap: 1, after: 0 },
    { section: 1 },
    { gap: 5, after: 2 },
    { section: 7 },
    { section: 8 },
    { section: 9 },
  ]);
});
