import { expect, it } from 'vitest';

import { addDecimals, compareDecimals, lessDecimals } from './decimal.ts';
import { formatMoney, formatShortMoney, inText, maskDigits } from './format-money.ts';

const peso = { locale: 'en', symbol: '₱' };

it('shows the sign and two places of a decimal string (part of HM-26)', () => {
  expect(formatMoney('12480.5', peso)).toBe('₱12,480.50');
  expect(formatMoney('7', peso)).toBe('₱7.00');
  expect(formatMoney('.5', peso)).toBe('₱0.50');
  expect(formatMoney('', peso)).toBe('₱0.00');
});

it('cuts and never rounds up', () => {
  expect(formatMoney('0.999', peso)).toBe('₱0.99');
  expect(formatMoney('1.005', peso)).toBe('₱1.00');
  expect(formatMoney('99999.999999', peso)).toBe('₱99,999.99');
});

it('keeps every digit of an amount that no floating number holds', () => {
  expect(formatMoney('9007199254740993.07', peso)).toBe('₱9,007,199,254,740,993.07');
});

it('has a sign only where there is something to owe', () => {
  expect(formatMoney('-3.456', peso)).toBe('\u2212₱3.45');
  expect(formatMoney('-0.001', peso)).toBe('₱0.00');
});

it.each([
  ['258.00', '₱258'],
  ['12500', '₱12,500'],
  ['0.00', '₱0'],
  ['5.16', '₱5.16'],
  ['5.1', '₱5.10'],
  ['-7.00', '\u2212₱7.00'],
])('is short where its places say nothing: %s is %s', (amount, short) => {
  expect(formatShortMoney(amount, peso)).toBe(short);
});

it('groups and points as the language does', () => {
  expect(formatMoney('1234567.8', { locale: 'de-DE', symbol: '€' })).toBe('€1.234.567,80');
  expect(formatMoney('1234567.8', { locale: 'hi-IN', symbol: '₹' })).toBe('₹12,34,567.80');
  expect(formatMoney('1.05', { locale: 'ar-EG', symbol: '€' })).toBe('€١٫٠٥');
});

it('is held together among words where its digits would part it from its sign', () => {
  const text = inText(formatMoney('1.05', { locale: 'ar-EG', symbol: 'UK£' }));
  expect(text).toBe('\u2066UK£١٫٠٥\u2069');
  expect(inText('₱1.05')).toBe('₱1.05');
});

it('has its plus or minus where Arabic begins to read, as Intl puts it', () => {
  const text = inText(formatMoney('-1.05', { locale: 'ar-EG', symbol: '€' }));
  expect(text).toBe('\u200F\u2212\u2066€١٫٠٥\u2069');
  expect(inText('+€١٫٠٥')).toBe('\u200F+\u2066€١٫٠٥\u2069');
  expect(inText('\u2212₱1.05')).toBe('\u2212₱1.05');
});

it('puts an asterisk for every digit and for nothing else', () => {
  expect(maskDigits('₱12,480.50')).toBe('₱**,***.**');
  expect(maskDigits('€١٫٠٥')).toBe('€*٫**');
});

it('compares decimals of any length', () => {
  expect(compareDecimals('10', '9.99')).toBe(1);
  expect(compareDecimals('1.50', '1.5')).toBe(0);
  expect(compareDecimals('-2', '-1')).toBe(-1);
  expect(compareDecimals('9007199254740993', '9007199254740992.9')).toBe(1);
});

it('adds decimals and takes one from another, of any length and either sign', () => {
  expect(addDecimals('0.1', '0.20')).toBe('0.30');
  expect(addDecimals('-5.00', '4.99')).toBe('-0.01');
  expect(lessDecimals('12480.50', '10')).toBe('12470.50');
  expect(lessDecimals('4', '-6')).toBe('10');
  expect(addDecimals('9007199254740993.01', '0.01')).toBe('9007199254740993.02');
});
