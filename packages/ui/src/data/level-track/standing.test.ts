import { expect, it } from 'vitest';

import { standingOf } from './standing.ts';

const levels = [
  { name: 'Bronze', from: 0 },
  { name: 'Silver', from: 1000 },
  { name: 'Gold', from: 5000 },
];

it.each([
  [0, { index: 0, part: 0, missing: 1000 }],
  [999, { index: 0, part: 0.999, missing: 1 }],
  [1000, { index: 1, part: 0, missing: 4000 }],
  [3000, { index: 1, part: 0.5, missing: 2000 }],
  [5000, { index: 2, part: 1, missing: 0 }],
  [90_000, { index: 2, part: 1, missing: 0 }],
  [-20, { index: 0, part: 0, missing: 1020 }],
])('says where %i stands', (value, standing) => {
  expect(standingOf(levels, value)).toEqual(standing);
});

it('stands on the only level, and on none', () => {
  expect(standingOf([{ name: 'Member', from: 0 }], 7)).toEqual({ index: 0, part: 1, missing: 0 });
  expect(standingOf([], 7)).toEqual({ index: 0, part: 1, missing: 0 });
});
