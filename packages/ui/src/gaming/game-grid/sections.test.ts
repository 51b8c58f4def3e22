import { expect, it } from 'vitest';

import {
  inSections,
  isReached,
  near,
  parts,
  sectionSize,
  inView,
  towards,
  type Range,
} from './sections.ts';

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
  expect(near({ ...sight, top: -300 })).toEqual({ first: 0, last: 3 });
  expect(near({ ...sight, top: 20_000 })).toEqual({ first: 37, last: 44 });
  expect(near({ ...sight, top: 999_999 })).toEqual({ first: 99, last: 99 });
});

it('knows what is in sight of what is near', () => {
  const sight = { height: 800, pitch: 1000, count: 50 };
  expect(inView({ ...sight, top: 20_300 })).toEqual({ first: 40, last: 42 });
  expect(inView({ ...sight, top: -5000 })).toEqual({ first: 0, last: 0 });
});

const all = (wanted: Range, sight: Range, drawn: Range): Range[] => {
  const steps = [drawn];
  for (let step = drawn; steps.length < 100; steps.push(step)) {
    const next = towards(step, wanted, sight);
    if (next.first === step.first && next.last === step.last) break;
    step = next;
  }
  return steps;
};
const size = ({ first, last }: Range): number => last - first + 1;

it('comes from what is drawn to what is near in steps of half a section, what is in sight first', () => {
  const wanted = { first: 18, last: 22 };
  const sight = { first: 20, last: 21 };
  expect(all(wanted, sight, { first: 14, last: 19 })).toEqual([
    { first: 14, last: 19 },
    { first: 14, last: 20 },
    { first: 14, last: 21 },
    { first: 15, last: 21 },
    { first: 16, last: 21 },
    { first: 16, last: 22 },
    { first: 17, last: 22 },
    { first: 18, last: 22 },
  ]);
  expect(all(wanted, sight, { first: 21, last: 30 }).slice(0, 4)).toEqual([
    { first: 21, last: 30 },
    { first: 20, last: 30 },
    { first: 20, last: 29 },
    { first: 20, last: 28 },
  ]);
});

it('begins anew with what is in sight where nothing near is drawn', () => {
  const steps = all({ first: 18, last: 22 }, { first: 20, last: 21 }, { first: 0, last: 5 });
  expect(steps.slice(1, 4)).toEqual([
    { first: 20, last: 20 },
    { first: 20, last: 21 },
    { first: 20, last: 22 },
  ]);
  expect(steps.at(-1)).toEqual({ first: 18, last: 22 });
});

it('comes to its end from everywhere, and never by more than half a section, which comes or goes', () => {
  for (let first = 0; first < 12; first++)
    for (let last = first; last < 12; last++)
      for (let at = 0; at < 8; at++) {
        const wanted = { first: at, last: at + 4 };
        const steps = all(wanted, { first: at + 1, last: at + 2 }, { first, last });
        expect(steps.at(-1)).toEqual(wanted);
        const grown = steps
          .slice(2)
          .map((step, place) => size(step) - size(steps[place + 1] ?? step));
        expect(Math.max(0, ...grown.map(Math.abs))).toBeLessThanOrEqual(1);
        // In no step one comes at one end and one goes at the other.
        for (const [place, step] of steps.slice(2).entries())
          expect(
            step.first === steps[place + 1]?.first || step.last === steps[place + 1]?.last,
          ).toBe(true);
      }
});

it('leaves gaps for what is not drawn, and draws halves of what is near in part', () => {
  expect(parts(10, { first: 6, last: 8 })).toEqual([
    { gap: 3, after: 0 },
    { section: 3, half: 'both' },
    { section: 4, half: 'first' },
    { gap: 5, after: 5 },
  ]);
  expect(parts(2, { first: 1, last: 9 })).toEqual([
    { section: 0, half: 'second' },
    { section: 1, half: 'both' },
  ]);
});

it('keeps the section that has the focus, however far away it is', () => {
  expect(parts(10, { first: 16, last: 19 }, 1)).toEqual([
    { gap: 1, after: 0 },
    { section: 1, half: 'both' },
    { gap: 6, after: 2 },
    { section: 8, half: 'both' },
    { section: 9, half: 'both' },
  ]);
});

it('knows which sections somebody came to', () => {
  const reached = { first: 3, last: 4 };
  expect([0, 1, 2, 3].map((section) => isReached(section, reached))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
