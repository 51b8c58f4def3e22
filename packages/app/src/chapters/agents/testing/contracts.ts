import type { Reply } from '@livery/contract/client';

type ContractStanding = Reply<'contract'>;
type Version = NonNullable<ContractStanding['current']>;
type DownlineContract = Reply<'downlineContract'>;
type Pay = NonNullable<Reply<'dividend'>>['list'][number];

/** One in the afternoon of a Sunday in Manila. */
const offeredAt = Date.UTC(2026, 10, 29, 5);

export const versionOf = (more: Partial<Version> = {}): Version => ({
  id: '501',
  version: 1,
  state: 'active',
  steps: [
    { from: '10000.00', active: 0, rate: '0.1000' },
    { from: '50000.00', active: 5, rate: '0.1200' },
  ],
  startsOn: '2026-11-01',
  periods: 'day',
  activeFrom: { valid: '100.00' },
  offeredAt,
  ...more,
});

export const offerOf = (more: Partial<Version> = {}): Version =>
  versionOf({
    id: '502',
    version: 2,
    state: 'offered',
    startsOn: '2026-12-01',
    note: 'Thank you for a good year.',
    openUntil: offeredAt + 72 * 3_600_000,
    ...more,
  });

export const payOf = (more: Partial<Pay> = {}): Pay => ({
  from: '2026-11-29',
  to: '2026-11-29',
  estimate: false,
  base: '55000.00',
  active: 6,
  step: { from: '50000.00', active: 5, rate: '0.1200' },
  gross: '66.00',
  given: '9.50',
  carried: '0.00',
  amount: '56.50',
  carry: '0.00',
  ...more,
});

export const standingOf = (more: Partial<ContractStanding> = {}): ContractStanding => ({
  kind: 'salary',
  state: 'active',
  current: versionOf(),
  history: [
    versionOf({ id: '500', version: 1, state: 'superseded', answeredAt: Date.UTC(2026, 8, 30) }),
  ],
  estimate: payOf({ from: '2026-11-30', to: '2026-11-30', estimate: true }),
  ...more,
});

export const offeredOf = (more: Partial<ContractStanding> = {}): ContractStanding => ({
  kind: 'salary',
  state: 'offered',
  offer: offerOf(),
  history: [],
  ...more,
});

/** A share of what the line lost, half a month each: in the first of them it lost less than nothing. */
export const dividendsOf = (): NonNullable<Reply<'dividend'>> => ({
  current: payOf({ from: '2026-11-16', to: '2026-11-30', estimate: true, amount: '2100.00' }),
  list: [
    payOf({
      from: '2026-11-01',
      to: '2026-11-15',
      base: '55000.00',
      gross: '6600.00',
      given: '9500.00',
      amount: '0.00',
      carry: '-2900.00',
      basis: {
        staked: '900000.00',
        won: '838000.00',
        rebates: '4000.00',
        bonuses: '1500.00',
        salaries: '500.00',
        fee: '1000.00',
      },
    }),
    payOf({ from: '2026-10-16', to: '2026-10-31', amount: '1234.50' }),
  ],
  footer: { amount: '1234.50' },
  pageNum: 1,
  totalPages: 1,
});

export const nothingWaits = {
  salary: { dailysalreqtype: '', contracthoursalreq: '' },
  dividend: { divtypecompperiodreq: '' },
} as const;

export const grantedOf = (more: Partial<DownlineContract> = {}): DownlineContract => ({
  kind: 'salary',
  state: 'none',
  history: [],
  own: versionOf().steps,
  ...more,
});
