import { expect, it } from 'vitest';

import { around } from './around.ts';

it('goes round at both ends', () => {
  expect(around(3, 3)).toBe(0);
  expect(around(-1, 3)).toBe(2);
  expect(around(1, 3)).toBe(1);
});

it('stays at the beginning of nothing', () => {
  expect(around(2, 0)).toBe(0);
});
