import { expect, it } from 'vitest';

import { mannerOf, type PromotionStatus } from './promotion-status.ts';

const closed: readonly PromotionStatus[] = [
  'applying',
  'close',
  'rejected',
  'issued',
  'claimed',
  'process',
  'joined',
  'coming-soon',
];

it('lets a player act where there is something to join or to claim [PR-06]', () => {
  expect(mannerOf('join').open).toBe(true);
  expect(mannerOf('claim').open).toBe(true);
});

it('tells by a glyph how the rest stands [PR-06]', () => {
  expect(closed.filter((status) => mannerOf(status).open)).toEqual([]);
  expect(mannerOf('claimed').icon).toBe('check');
  expect(mannerOf('applying').icon).toBe('clock');
  expect(mannerOf('rejected').icon).toBe('ban');
});
