import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { currencySymbol, practiceCurrency, shownCurrency, toDecimal, toMinor } from './money.ts';

it('writes and reads minor units without loss', () => {
  const currency = fc.constantFrom('PHP', 'EUR', 'JPY', 'KWD', practiceCurrency('PHP'));
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }), currency, (minor, code) => {
      expect(toMinor(toDecimal(minor, code), code)).toBe(minor);
    }),
  );
});

it.each([
  ['12480.5', 'PHP', 1_248_050n],
  ['0.019', 'PHP', undefined],
  ['0.010', 'PHP', 1n],
  ['1.5', 'JPY', undefined],
  ['1.234', 'KWD', 1234n],
  ['1e3', 'PHP', undefined],
  ['', 'PHP', undefined],
  [' 1', 'PHP', undefined],
  ['1,000', 'PHP', undefined],
  ['1x', 'PHP', undefined],
  ['-1.50', 'PHP', -150n],
  ['0', 'PHP', 0n],
  ['7', 'JPY', 7n],
  ['7.0', 'JPY', 7n],
  ['7.', 'PHP', undefined],
  ['.5', 'PHP', undefined],
  ['999999999999999', 'PHP', 99_999_999_999_999_900n],
  ['1000000000000000', 'PHP', undefined],
  ['1.00000000', 'PHP', 100n],
  ['1.000000000', 'PHP', undefined],
  ['2.05', 'TRIAL-PHP', 205n],
])('reads %j of %s as %s', (text, currency, minor) => {
  expect(toMinor(text, currency)).toBe(minor);
});

it.each([
  [0n, 'PHP', '0.00'],
  [1n, 'PHP', '0.01'],
  [-1n, 'PHP', '-0.01'],
  [99n, 'PHP', '0.99'],
  [100n, 'PHP', '1.00'],
  [0n, 'JPY', '0'],
  [-120n, 'JPY', '-120'],
  [-1234n, 'KWD', '-1.234'],
])('writes %s of %s as %s', (minor, currency, text) => {
  expect(toDecimal(minor, currency)).toBe(text);
});

it('names practice money apart from the real, and shows the currency of both', () => {
  expect(practiceCurrency('PHP')).toBe('TRIAL-PHP');
  expect(shownCurrency('TRIAL-PHP')).toBe('PHP');
  expect(shownCurrency('PHP')).toBe('PHP');
});

it('shows practice money with the sign of the real', () => {
  expect(currencySymbol('TRIAL-PHP')).toBe('₱');
  expect(currencySymbol('EUR')).toBe('€');
  expect(currencySymbol('AUD')).toBe('$');
});
