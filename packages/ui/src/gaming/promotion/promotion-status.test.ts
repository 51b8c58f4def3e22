import { expect, it } from 'vitest';

import { lookOfStatus, type PromotionStatus } from './promotion-status.ts';

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

it('lets a player act where there is something to join or to claim (part of PR-06)', () => {
  expect(lookOfStatus('join').open).toBe(true);
  expect(lookOfStatus('claim').open).toBe(true);
});

it('tells by a glyph how the rest stands (part of PR-06)', () => {
  expect(closed.filter((status) => lookOfStatus(status).open)).toEqual([]);
  expect(lookOfStatus('claimed')).toMatchObject({ icon: 'check' });
  expect(lookOfStatus('applying')).toMatchObject({ icon: 'clock' });
  expect(lookOfStatus('rejected')).toMatchObject({ icon: 'ban' });
});
