import { describe, expect, it } from 'vitest';

import { read, write } from './dates/days.ts';
import { dayAfter, optionAfter } from './keys.ts';

/** A Wednesday. */
const start = read('2026-04-15') ?? { year: 0, month: 0, day: 0 };
const press = (key: string, more: { shift?: boolean; first?: number; rtl?: boolean } = {}) => {
  const day = dayAfter(start, { key, shift: false, first: 1, rtl: false, ...more });
  return day && write(day);
};

describe('keys of the calendar', () => {
  it.each([
    ['ArrowRight', '2026-04-16'],
    ['ArrowLeft', '2026-04-14'],
    ['ArrowDown', '2026-04-22'],
    ['ArrowUp', '2026-04-08'],
    ['Home', '2026-04-13'],
    ['End', '2026-04-19'],
    ['PageDown', '2026-05-15'],
    ['PageUp', '2026-03-15'],
  ])('%s leads to %s', (key, to) => {
    expect(press(key)).toBe(to);
  });

  it('goes by years with the shift key', () => {
    expect(press('PageDown', { shift: true })).toBe('2027-04-15');
    expect(press('PageUp', { shift: true })).toBe('2025-04-15');
  });

  it('knows where a week begins', () => {
    expect(press('Home', { first: 0 })).toBe('2026-04-12');
    expect(press('End', { first: 6 })).toBe('2026-04-17');
  });

  it('mirrors', () => {
    expect(press('ArrowRight', { rtl: true })).toBe('2026-04-14');
    expect(press('ArrowDown', { rtl: true })).toBe('2026-04-22');
  });

  it('leaves other keys alone', () => {
    expect(press('Enter')).toBeUndefined();
    expect(press('a')).toBeUndefined();
  });
});

describe('keys of a list in columns', () => {
  const go = (key: string, at: number, rtl = false) =>
    optionAfter(at, { key, rtl, columns: 3, count: 12 });

  it('moves by one, by a row, and to the ends', () => {
    expect(go('ArrowRight', 4)).toBe(5);
    expect(go('ArrowRight', 4, true)).toBe(3);
    expect(go('ArrowDown', 4)).toBe(7);
    expect(go('Home', 4)).toBe(0);
    expect(go('End', 4)).toBe(11);
  });

  it('stays inside', () => {
    expect(go('ArrowUp', 1)).toBe(0);
    expect(go('PageDown', 8)).toBe(11);
    expect(go('x', 8)).toBeUndefined();
  });
});
