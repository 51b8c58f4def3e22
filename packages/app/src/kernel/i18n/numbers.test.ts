import { expect, it } from 'vitest';
import { formatPercent } from './numbers.ts';

it('writes a percentage in the figures, and with the sign where, the language has it', () => {
  expect(formatPercent('96.4', 'en')).toBe('96.40%');
  expect(formatPercent('96.4', 'ar-EG')).toMatch(/^٩٦٫٤٠٪/);
  expect(formatPercent('100', 'de')).toBe('100,00 %'.replace(' ', '\u00a0'));
});
