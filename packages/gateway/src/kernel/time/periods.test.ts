import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayIn, nextDay, startOfDay } from './days.ts';
import { startOfMonth, startOfWeek, windowOf, type LimitPeriod } from './periods.ts';

const HOUR = 3_600_000;
const at = (text: string): number => Date.parse(text);

/** Midnights there, worked out by hand from each zone's offset on that day. */
it.each<[zone: string, period: LimitPeriod, moment: string, firstDay: string, resetAt: string]>([
  ['Asia/Manila', '24h', '2026-11-29T15:59:59.999Z', '2026-11-29', '2026-11-29T16:00:00.000Z'],
  ['Asia/Manila', '24h', '2026-11-29T16:00:00.000Z', '2026-11-30', '2026-11-30T16:00:00.000Z'],
  ['Asia/Manila', '7d', '2026-11-29T15:59:59.999Z', '2026-11-23', '2026-11-29T16:00:00.000Z'],
  ['Asia/Manila', '7d', '2026-11-29T16:00:00.000Z', '2026-11-30', '2026-12-06T16:00:00.000Z'],
  ['Asia/Manila', '1m', '2026-11-30T15:59:59.999Z', '2026-11-01', '2026-11-30T16:00:00.000Z'],
  ['Europe/London', '24h', '2026-03-29T00:30:00.000Z', '2026-03-29', '2026-03-29T23:00:00.000Z'],
  ['Europe/London', '24h', '2026-10-25T12:00:00.000Z', '2026-10-25', '2026-10-26T00:00:00.000Z'],
  ['Europe/London', '7d', '2026-03-29T22:59:59.999Z', '2026-03-23', '2026-03-29T23:00:00.000Z'],
  ['Europe/London', '1m', '2026-03-31T22:59:59.999Z', '2026-03-01', '2026-03-31T23:00:00.000Z'],
  ['Europe/Berlin', '24h', '2026-10-24T22:00:00.000Z', '2026-10-25', '2026-10-25T23:00:00.000Z'],
  ['Europe/Berlin', '1m', '2028-02-29T12:00:00.000Z', '2028-02-01', '2028-02-29T23:00:00.000Z'],
  ['Europe/Berlin', '1m', '2026-02-28T22:59:59.999Z', '2026-02-01', '2026-02-28T23:00:00.000Z'],
  ['America/Toronto', '24h', '2026-03-08T05:00:00.000Z', '2026-03-08', '2026-03-09T04:00:00.000Z'],
  ['America/Toronto', '7d', '2026-11-02T04:59:59.999Z', '2026-10-26', '2026-11-02T05:00:00.000Z'],
  ['America/New_York', '24h', '2026-11-01T04:00:00.000Z', '2026-11-01', '2026-11-02T05:00:00.000Z'],
  ['America/New_York', '1m', '2027-01-01T04:59:59.999Z', '2026-12-01', '2027-01-01T05:00:00.000Z'],
  ['America/Sao_Paulo', '7d', '2026-11-30T02:59:59.999Z', '2026-11-23', '2026-11-30T03:00:00.000Z'],
  // Clocks there went from midnight to one, so that the day began at one.
  [
    'America/Sao_Paulo',
    '24h',
    '2018-11-04T02:59:59.999Z',
    '2018-11-03',
    '2018-11-04T03:00:00.000Z',
  ],
  [
    'America/Sao_Paulo',
    '24h',
    '2018-11-04T03:00:00.000Z',
    '2018-11-04',
    '2018-11-05T02:00:00.000Z',
  ],
])('counts in %s over %s at %s', (zone, period, moment, firstDay, resetAt) => {
  const window = windowOf(zone, period, at(moment));
  expect(window.firstDay).toBe(firstDay);
  expect(new Date(window.resetAt).toISOString()).toBe(resetAt);
});

it.each([
  ['Europe/Berlin', '2026-03-29', 23],
  ['Europe/Berlin', '2026-10-25', 25],
  ['America/New_York', '2026-03-08', 23],
  ['America/New_York', '2026-11-01', 25],
  ['Asia/Manila', '2026-03-29', 24],
] as const)('has in %s on %s a day of %i hours', (zone, day, hours) => {
  const { resetAt } = windowOf(zone, '24h', startOfDay(zone, day));
  expect(resetAt - startOfDay(zone, day)).toBe(hours * HOUR);
});

const zones = [
  'Asia/Manila',
  'Europe/London',
  'Europe/Berlin',
  'America/Toronto',
  'America/New_York',
  'America/Sao_Paulo',
];

it('leaves no moment out and counts none twice', () => {
  const moment = fc.integer({ min: at('2015-01-01T00:00:00Z'), max: at('2035-01-01T00:00:00Z') });
  const period = fc.constantFrom<LimitPeriod>('24h', '7d', '1m');
  fc.assert(
    fc.property(fc.constantFrom(...zones), period, moment, (zone, length, now) => {
      const { firstDay, lastDay, resetAt } = windowOf(zone, length, now);
      const begun = startOfDay(zone, firstDay);
      expect(begun).toBeLessThanOrEqual(now);
      expect(resetAt).toBeGreaterThan(now);
      expect(windowOf(zone, length, begun)).toEqual({ firstDay, lastDay, resetAt });
      expect(windowOf(zone, length, resetAt - 1)).toEqual({ firstDay, lastDay, resetAt });
      expect(windowOf(zone, length, resetAt).firstDay).toBe(nextDay(lastDay));
      expect(dayIn(zone, resetAt - 1)).toBe(lastDay);
    }),
  );
});

it('begins weeks on Monday and months on the first', () => {
  const days = ['2026-11-29', '2026-11-30', '2026-12-06', '2027-01-01'];
  expect(days.map(startOfWeek)).toEqual(['2026-11-23', '2026-11-30', '2026-11-30', '2026-12-28']);
  expect(days.map(startOfMonth)).toEqual(['2026-11-01', '2026-11-01', '2026-12-01', '2027-01-01']);
});
