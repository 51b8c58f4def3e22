import { expect, it } from 'vitest';

import { spotsOf } from './spots.ts';

it('fills the box from the least to the most', () => {
  expect(spotsOf([0, 5, 10])).toEqual([
    { x: 2, y: 29 },
    { x: 50, y: 16 },
    { x: 98, y: 3 },
  ]);
  expect(spotsOf([-10, 10]).map(({ y }) => y)).toEqual([29, 3]);
});

it('lies in the middle where nothing changes, and where there is only one', () => {
  expect(spotsOf([4, 4]).map(({ y }) => y)).toEqual([16, 16]);
  expect(spotsOf([4])).toEqual([{ x: 50, y: 16 }]);
  expect(spotsOf([])).toEqual([]);
});

it('keeps the place of what is not known', () => {
  expect(spotsOf([1, null, 3])[1]).toEqual({ x: 50, y: null });
});
