import { expect, it } from 'vitest';

import { stepTo } from './step-in.ts';

it('goes down and up, round the ends', () => {
  expect(stepTo('ArrowDown', 0, 3)).toBe(1);
  expect(stepTo('ArrowDown', 2, 3)).toBe(0);
  expect(stepTo('ArrowUp', 0, 3)).toBe(2);
});

it('knows the way to both ends', () => {
  expect(stepTo('Home', 2, 3)).toBe(0);
  expect(stepTo('End', 0, 3)).toBe(2);
});

it('leaves other keys, and a focus elsewhere, alone', () => {
  expect(stepTo('a', 0, 3)).toBeUndefined();
  expect(stepTo('ArrowDown', -1, 3)).toBeUndefined();
  expect(stepTo('End', 0, 0)).toBeUndefined();
});
