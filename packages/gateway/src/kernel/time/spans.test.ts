import { expect, it } from 'vitest';
import { addSpan } from './spans.ts';

it.each([
  ['Asia/Manila', '2026-11-29T16:00:00.000Z', '24h', '2026-11-30T16:00:00.000Z'],
  ['Asia/Manila', '2026-08-31T04:00:00.000Z', '6m', '2027-02-28T04:00:00.000Z'],
  ['Asia/Manila', '2027-08-31T04:00:00.000Z', '6m', '2028-02-29T04:00:00.000Z'],
  ['Asia/Manila', '2028-02-29T04:00:00.000Z', '1y', '2029-02-28T04:00:00.000Z'],
  ['Asia/Manila', '2028-02-29T04:00:00.000Z', '5y', '2033-02-28T04:00:00.000Z'],
  // A day from the evening before clocks are moved has 23 or 25 hours; 24 hours have 24.
  ['Europe/Berlin', '2026-03-28T20:00:00.123Z', '1d', '2026-03-29T19:00:00.123Z'],
  ['Europe/Berlin', '2026-03-28T20:00:00.123Z', '24h', '2026-03-29T20:00:00.123Z'],
  ['Europe/Berlin', '2026-10-24T20:00:00.000Z', '1d', '2026-10-25T21:00:00.000Z'],
  ['Europe/London', '2026-03-27T12:00:00.000Z', '7d', '2026-04-03T11:00:00.000Z'],
  ['Europe/London', '2026-10-01T11:00:00.000Z', '6w', '2026-11-12T12:00:00.000Z'],
  ['Europe/London', '2026-12-31T12:00:00.000Z', '2m', '2027-02-28T12:00:00.000Z'],
  // Half past two is not there on that day: it is an hour later.
  ['America/New_York', '2026-03-07T07:30:00.000Z', '1d', '2026-03-08T07:30:00.000Z'],
  ['America/Toronto', '2026-10-31T05:30:00.000Z', '1d', '2026-11-01T05:30:00.000Z'],
  ['America/Toronto', '2026-01-31T17:00:00.000Z', '3m', '2026-04-30T16:00:00.000Z'],
  ['America/Sao_Paulo', '2026-11-30T03:00:00.000Z', '72h', '2026-12-03T03:00:00.000Z'],
  ['America/Sao_Paulo', '2018-11-03T03:00:00.000Z', '1d', '2018-11-04T03:00:00.000Z'],
])('in %s from %s the span %s is over at %s', (zone, from, span, until) => {
  const end = addSpan(zone, Date.parse(from), span);
  expect(new Date(end ?? 0).toISOString()).toBe(until);
});

it('has no end for what is open', () => {
  expect(addSpan('Asia/Manila', 0, 'open')).toBeUndefined();
});

it.each(['', 'h', '24', '24s', '-1d', '1.5d', '99999d', '1toString', '1 d'])(
  'takes "%s" for no span',
  (span) => {
    expect(() => addSpan('Asia/Manila', 0, span)).toThrow('Not a span of time');
  },
);
