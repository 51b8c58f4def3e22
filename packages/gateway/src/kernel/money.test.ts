import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { currencySymbol, practiceCurrency, toDecimal, toMinor } from './money.ts';

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
])('reads %j of %s as %s', (text, currency, minor) => {
  expect(toMinor(text, currency)).toBe(minor);
});

it('shows practice money with the sign of the real', () => {
  expect(currencySymbol('TRIAL-PHP')).toBe('₱');
  expect(toDecimal(5n, 'EUR')).toBe('0.05');
});
