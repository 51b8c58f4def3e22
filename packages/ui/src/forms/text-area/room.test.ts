import { expect, it } from 'vitest';

import { toldLeft } from './room.ts';

it('says nothing while there is plenty of room', () => {
  expect(toldLeft(500, 500)).toBeUndefined();
  expect(toldLeft(51, 500)).toBeUndefined();
});

it('says the last tenth by tens', () => {
  expect([50, 49, 41, 40, 11, 10].map((left) => toldLeft(left, 500))).toEqual([
    50, 50, 50, 40, 20, 10,
  ]);
});

it('says the last few one by one', () => {
  expect([9, 1, 0].map((left) => toldLeft(left, 500))).toEqual([9, 1, 0]);
  expect(toldLeft(10, 30)).toBe(10);
});

it('says by tens how much is too much', () => {
  expect([-1, -10, -11].map((left) => toldLeft(left, 500))).toEqual([-10, -10, -20]);
});
