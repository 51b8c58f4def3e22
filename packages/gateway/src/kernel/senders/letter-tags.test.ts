import { expect, it } from 'vitest';
import { letterTags } from './letter-tags.ts';

it('writes Arabic with its own digits, and days by the calendar of pages', () => {
  const day = new Intl.DateTimeFormat(letterTags.AR, { dateStyle: 'long', timeZone: 'UTC' });
  expect(new Intl.NumberFormat(letterTags.AR).format(1234.5)).toBe('١٬٢٣٤٫٥');
  expect(day.format(Date.UTC(2026, 10, 30))).toContain('نوفمبر ٢٠٢٦');
});
