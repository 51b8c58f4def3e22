import { expect, it } from 'vitest';

import { guideOf, type IosVersion } from './guide-of.ts';

it.each<[IosVersion | undefined, 'legacy' | 'generic']>([
  [[9, 3], 'legacy'],
  [[11, 4], 'legacy'],
  [[12, 0], 'legacy'],
  [[12, 1], 'legacy'],
  [[12, 2], 'generic'],
  [[12, 5], 'generic'],
  [[13, 0], 'generic'],
  [[18, 1], 'generic'],
  [undefined, 'generic'],
])('tells iOS %s the %s tip (part of HM-33)', (version, tip) => {
  expect(guideOf(version).tip).toBe(tip);
});

it.each<[IosVersion | undefined, boolean]>([
  [[11, 4], true],
  [[12, 3], true],
  [[12, 4], false],
  [[17, 0], false],
  [undefined, false],
])('wants iOS 12.4 or later: %s (part of HM-35)', (version, outdated) => {
  expect(guideOf(version).outdated).toBe(outdated);
});
