import { describe, expect, it } from 'vitest';

import { pageSlots } from './pages.ts';

const say = (current: number, count: number, places?: number): string =>
  pageSlots(current, count, places)
    .map((place) => (typeof place === 'number' ? place : '…'))
    .join(' ');

describe('places of pages', () => {
  it.each([
    [1, 0, ''],
    [1, 1, '1'],
    [2, 5, '1 2 3 4 5'],
    [1, 6, '1 2 3 … 6'],
    [3, 6, '1 2 3 … 6'],
    [4, 6, '1 … 4 5 6'],
    [6, 6, '1 … 4 5 6'],
    [10, 20, '1 … 10 … 20'],
    [99, 20, '1 … 18 19 20'],
    [0, 20, '1 2 3 … 20'],
  ])('%i of %i: %s', (current, count, words) => {
    expect(say(current, count)).toBe(words);
  });

  it('are more on a wider page', () => {
    expect(say(10, 20, 7)).toBe('1 … 9 10 11 … 20');
    expect(say(5, 20, 7)).toBe('1 2 3 4 5 … 20');
    expect(say(6, 20, 7)).toBe('1 … 5 6 7 … 20');
  });

  it('are always as many, and always hold the current one', () => {
    for (let page = 1; page <= 40; page += 1) {
      const places = pageSlots(page, 40);
      expect(places).toHaveLength(5);
      expect(places).toContain(page);
      expect(new Set(places).size).toBe(5);
    }
  });
});
