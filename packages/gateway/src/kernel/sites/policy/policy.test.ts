import type { PlayPolicy } from '@livery/contract/merchants';
import { expect, it } from 'vitest';
import { policyWith } from '../../../testing/sites.ts';
import {
  balanceBackAt,
  barUntil,
  ceilingOf,
  raiseOf,
  returnFrom,
  reviewAt,
  unverifiedTotal,
  type PolicyOwner,
} from './policy.ts';

const merchant = (
  change: Partial<PlayPolicy> = {},
  place: Partial<PolicyOwner> = { currency: 'EUR', timeZone: 'Europe/Berlin' },
): PolicyOwner => ({ policy: policyWith(change), currency: 'EUR', timeZone: 'UTC', ...place });

const at = (text: string): number => Date.parse(text);
const said = (moment: number | undefined | 'none') =>
  typeof moment === 'number' ? new Date(moment).toISOString() : moment;

it('gives ceilings in the smallest unit, and nothing at all in a currency that is not named', () => {
  const law = { depositCeilingMonth: { EUR: 1000, JPY: 160_000 } };
  expect(ceilingOf(merchant(law), 'depositCeilingMonth')).toBe(100_000n);
  expect(ceilingOf(merchant(law, { currency: 'JPY' }), 'depositCeilingMonth')).toBe(160_000n);
  expect(ceilingOf(merchant(law, { currency: 'USD' }), 'depositCeilingMonth')).toBe(0n);
  expect(ceilingOf(merchant(law), 'singleStakeAtMost')).toBeUndefined();
});

it('lets nothing be deposited before an identity where it is asked for before', () => {
  const unverifiedDepositTotal = { EUR: 2000 };
  expect(unverifiedTotal(merchant({ unverifiedDepositTotal }))).toBe(200_000n);
  expect(unverifiedTotal(merchant({ unverifiedDepositTotal }, { currency: 'USD' }))).toBe(0n);
  for (const kycGate of ['beforeDeposit', 'beforePlay'] as const)
    expect(unverifiedTotal(merchant({ unverifiedDepositTotal, kycGate }))).toBe(0n);
});

it('has a raise wait and then lapse', () => {
  const { from, until } = raiseOf(merchant(), '24h', at('2026-11-29T10:00:00Z'));
  expect([said(from), said(until)]).toEqual([
    '2026-11-30T10:00:00.000Z',
    '2026-12-07T10:00:00.000Z',
  ]);
});

it.each([
  // At least a day, though the period is over sooner.
  ['24h', '2026-11-29T10:00:00Z', '2026-11-30T10:00:00.000Z'],
  ['7d', '2026-11-24T10:00:00Z', '2026-11-30T05:00:00.000Z'],
  ['1m', '2026-11-24T10:00:00Z', '2026-12-01T05:00:00.000Z'],
  ['session', '2026-11-24T10:00:00Z', '2026-11-25T10:00:00.000Z'],
] as const)('has a raise of %s wait for its period, too, where the law says so', (...row) => {
  const [period, asked, from] = row;
  const place = { timeZone: 'America/New_York', currency: 'USD' };
  expect(said(raiseOf(merchant({ raiseAfterPeriod: true }, place), period, at(asked)).from)).toBe(
    from,
  );
});

it('bars for what is offered alone, and without an end where it is open', () => {
  const noon = at('2026-08-31T10:00:00Z');
  expect(said(barUntil(merchant(), 'exclusions', '6m', noon))).toBe('2027-02-28T11:00:00.000Z');
  expect(barUntil(merchant(), 'exclusions', 'open', noon)).toBeUndefined();
  expect(barUntil(merchant(), 'exclusions', '7d', noon)).toBe('none');
  expect(said(barUntil(merchant(), 'timeOuts', '7d', noon))).toBe('2026-09-07T10:00:00.000Z');
  expect(barUntil(merchant(), 'timeOuts', 'open', noon)).toBe('none');
});

it.each([
  [{ exclusionReturn: 'clock' }, 'ending', '2026-11-29T10:00:00.000Z'],
  [{ exclusionReturn: 'ask24h' }, 'ending', '2026-11-30T10:00:00.000Z'],
  [{ openExclusionReturn: 'ask7d' }, 'open', '2026-12-06T10:00:00.000Z'],
  [{ openExclusionReturn: 'never' }, 'open', undefined],
] as const)('lets somebody back who asks: %o', (rules, kind, from) => {
  expect(said(returnFrom(merchant(rules), kind, at('2026-11-29T10:00:00Z')))).toBe(from);
});

it('says when to look at limits again, and when a balance goes back', () => {
  const noon = at('2026-11-29T10:00:00Z');
  expect(said(reviewAt(merchant(), noon))).toBe('2027-05-29T09:00:00.000Z');
  expect(balanceBackAt(merchant(), noon)).toBeUndefined();
  expect(said(balanceBackAt(merchant({ returnBalanceAfter: '2d' }), noon))).toBe(
    '2026-12-01T10:00:00.000Z',
  );
});
