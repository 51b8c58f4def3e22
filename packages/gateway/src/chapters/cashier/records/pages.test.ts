import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { pagesIn, partsOf } from './pages.ts';

const counts = fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 12 });

it('takes every row of every day once, the newest first, however large a page is', () => {
  fc.assert(
    fc.property(counts, fc.integer({ min: 1, max: 50 }), (rows, pageSize) => {
      const days = rows.map((count, index) => ({ day: `day-${index}`, rows: count }));
      const all = days.flatMap(({ day, rows: own }) =>
        Array.from({ length: own }, (_, place) => `${day} ${place}`),
      );
      const pages = pagesIn(days, { pageNo: 1, pageSize });
      const walked = Array.from({ length: pages }, (_, index) =>
        partsOf(days, { pageNo: index + 1, pageSize }).flatMap(({ day, skip, take }) =>
          Array.from({ length: take }, (__, place) => `${day} ${skip + place}`),
        ),
      );
      expect(walked.flat()).toEqual(all);
      expect(walked.slice(0, -1).every((page) => page.length === pageSize)).toBe(true);
    }),
  );
});

it('has nothing on a page beyond the last', () => {
  const days = [{ day: '2026-01-01', rows: 3 }];
  expect(partsOf(days, { pageNo: 2, pageSize: 3 })).toEqual([]);
  expect(partsOf([], { pageNo: 1, pageSize: 3 })).toEqual([]);
});
