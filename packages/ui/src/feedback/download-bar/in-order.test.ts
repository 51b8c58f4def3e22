import { expect, it } from 'vitest';

import { inOrder, type DownloadKind } from './in-order.ts';

const kinds = (...given: DownloadKind[]): DownloadKind[] =>
  inOrder(given.map((kind) => ({ kind }))).map(({ kind }) => kind);

it('lists Android, the profile and the iOS app, whatever of them is there (part of HM-32)', () => {
  expect(kinds('ios', 'android', 'profile')).toEqual(['android', 'profile', 'ios']);
  expect(kinds('ios', 'ios')).toEqual(['ios']);
  expect(kinds()).toEqual([]);
});
