import { expect, it } from 'vitest';
import { formatPercent, writeDigits } from './numbers.ts';

it('writes a percentage in the figures, and with the sign where, the language has it', () => {
  expect(formatPercent('96.4', 'en')).toBe('96.40%');
  expect(formatPercent('96.4', 'ar-EG')).toMatch(/^٩٦٫٤٠٪/);
  expect(formatPercent('100', 'de')).toBe('100,00 %'.replace(' ', '\u00a0'));
});

it('writes a number that is a name with all its digits', () => {
  expect(writeDigits('0412', 'en')).toBe('0412');
  expect(writeDigits('0412', 'ar-EG')).toBe('٠٤١٢');
  expect(writeDigits('A-07', 'ar-EG')).toBe('A-٠٧');
});
