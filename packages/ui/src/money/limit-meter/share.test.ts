import { expect, it } from 'vitest';

import { shareOf } from './share.ts';

it.each([
  ['0', '2000', 'calm', '2000', 0],
  ['500', '2000', 'calm', '1500', 250],
  ['1599.99', '2000', 'calm', '400.01', 799],
  ['1600', '2000', 'near', '400', 800],
  ['1999.99', '2000.00', 'near', '0.01', 999],
  ['2000', '2000.00', 'reached', '0', 1000],
  ['2400', '2000', 'reached', '0', 1000],
  ['0', '0', 'reached', '0', 1000],
  // Won more than lost: nothing of the limit is used.
  ['-40', '100', 'calm', '100', 0],
  ['7205759403792794', '9007199254740993.07', 'calm', '1801439850948199.07', 799],
] as const)('%s of %s is %s, and %s is left', (used, limit, state, room, part) => {
  expect(shareOf(used, limit)).toEqual({ state, room, part });
});
