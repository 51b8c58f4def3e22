import { expect, it, vi } from 'vitest';
import { signOf } from './money.ts';

const currencies =
  'PHP EUR GBP USD INR BDT NPR THB VND IDR MYR JPY CNY KRW BRL TRY NGN CHF AED'.split(' ');

const signOfBrowser = (currency: string, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value;

it.each(['en', 'fil-PH', 'ar-SA', 'th-TH'])(
  'has the sign of a currency as Intl has it in %s',
  (locale) => {
    for (const currency of currencies)
      expect(signOf(currency, locale)).toBe(signOfBrowser(currency, locale));
  },
);

it('asks the browser for a sign once, and for those that it knows never', () => {
  const intl = vi.spyOn(Intl, 'NumberFormat');
  signOf('PHP', 'en');
  expect(intl).not.toHaveBeenCalled();
  signOf('PHP', 'de-DE');
  signOf('PHP', 'de-DE');
  expect(intl).toHaveBeenCalledTimes(1);
  intl.mockRestore();
});
