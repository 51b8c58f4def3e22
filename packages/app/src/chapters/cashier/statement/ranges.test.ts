import { describe, expect, it } from 'vitest';
import { isTooLong, monthsBefore, rangeOf, ranges } from './ranges.ts';

describe('months before a day', () => {
  it.each([
    ['2026-11-29', 3, '2026-08-29'],
    ['2026-05-31', 3, '2026-02-28'],
    ['2024-05-31', 3, '2024-02-29'],
    ['2026-02-15', 3, '2025-11-15'],
    ['2024-02-29', 12, '2023-02-28'],
    ['2026-01-31', 1, '2025-12-31'],
  ])('of %s, %i are %s', (day, months, earlier) => {
    expect(monthsBefore(day, months)).toBe(earlier);
  });
});

it('knows which days are usual, and which are too many', () => {
  const today = '2026-11-29';
  expect(rangeOf(ranges.month(today), today)).toBe('month');
  expect(ranges.month(today)).toEqual({ startDate: '2026-10-31', endDate: today });
  expect(rangeOf({ startDate: '2026-11-01', endDate: today }, today)).toBeUndefined();
  expect(isTooLong(ranges.year(today))).toBe(false);
  expect(isTooLong({ startDate: '2025-11-28', endDate: today })).toBe(true);
});
