import { expect, it } from 'vitest';
import { daysIn, usualDays } from '#kernel/time/record-days.ts';
import { betFilterOf, transactionFilterOf } from './record-filter.ts';

it('reads what an address asks for', () => {
  const params = {
    startDate: '2026-01-05',
    endDate: '2026-02-01',
    gameCategory: 'LIVE',
    vendor: 'NPL',
    status: 'won',
    page: '7',
  };
  const { page: _page, ...asked } = params;
  expect(betFilterOf(params)).toEqual(asked);
});

it.each([
  { gameCategory: 'ALL', status: 'all' },
  { vendor: '<b>', gameCategory: 'x'.repeat(41) },
  { startDate: '2026-02-30', endDate: '2026-03-01' },
  { startDate: '2026-03-02', endDate: '2026-03-01' },
  { startDate: '2026-03-02' },
  { startDate: '1999-01-01', endDate: '2026-03-01' },
])('leaves out what no list could be asked for: %j', (params) => {
  expect(betFilterOf(params as unknown as Record<string, string>)).toEqual({});
});

it('reads kinds of transactions, and an agent’s own', () => {
  expect(transactionFilterOf({ types: 'bet,win' })).toEqual({ types: 'bet,win' });
  expect(transactionFilterOf({ types: 'A' })).toEqual({ types: 'A' });
  expect(transactionFilterOf({ types: 'ALL' })).toEqual({});
  expect(transactionFilterOf({ types: 'bet;drop' })).toEqual({});
});

it('looks at a week before anybody chose', () => {
  expect(usualDays('2026-03-03')).toEqual({ startDate: '2026-02-25', endDate: '2026-03-03' });
  expect(daysIn(usualDays('2026-03-03') as unknown as Record<string, string>)).toEqual(
    usualDays('2026-03-03'),
  );
});
