import { afterEach, expect, it, vi } from 'vitest';
import { dayIn } from './day-in.ts';

afterEach(() => vi.unstubAllGlobals());

/** Ahead and behind, by halves and quarters of an hour, with summers of their own. */
const zones = [
  'UTC',
  'Asia/Manila',
  'Europe/London',
  'Europe/Malta',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Africa/Casablanca',
];

const moments = [
  '1970-01-01T00:00:00Z',
  '2024-02-29T16:00:00Z',
  '2026-03-29T00:59:59.999Z',
  '2026-03-29T01:00:00Z',
  '2026-10-25T00:30:00Z',
  '2026-12-31T15:59:59.999Z',
  '2026-12-31T23:59:59.999Z',
].map((text) => Date.parse(text));

it('is the merchant’s day and not the one of the device', () => {
  const evening = Date.parse('2026-01-05T16:00:00Z');
  expect(dayIn('Asia/Manila', evening)).toBe('2026-01-06');
  expect(dayIn('Europe/Malta', evening)).toBe('2026-01-05');
});

it.each(zones)('is the same day in %s, whether or not a browser knows dates', (zone) => {
  expect('Temporal' in globalThis, 'what is compared').toBe(true);
  const days = moments.map((moment) => dayIn(zone, moment));
  vi.stubGlobal('Temporal', undefined);
  expect(moments.map((moment) => dayIn(zone, moment))).toEqual(days);
});
