import { afterEach, expect, it, vi } from 'vitest';
import { dayIn, dayWriter, inFigures } from './day-in.ts';

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

it.each(['en', 'fil-PH', 'ar-EG'])('writes a day as Intl does in %s', (language) => {
  const year = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 3 * month + 1, 20));
  for (const timeZone of zones) {
    const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone });
    const write = dayWriter(language, timeZone);
    for (const moment of [...moments, ...year]) expect(write(moment)).toBe(format.format(moment));
  }
});

it('asks a browser that knows dates for no format in English', () => {
  const asked = vi.spyOn(Intl, 'DateTimeFormat');
  expect(dayWriter('en', 'Asia/Manila')(Date.UTC(2026, 0, 5, 16))).toBe('Jan 6, 2026');
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});

it('writes the figures of a day as the language does, in their order', () => {
  expect(inFigures('2026-11-28', 'en')).toBe('2026-11-28');
  expect(inFigures('2026/11/28 - 2026/12/05', 'ar-EG')).toBe('\u2066٢٠٢٦/١١/٢٨ - ٢٠٢٦/١٢/٠٥\u2069');
});
