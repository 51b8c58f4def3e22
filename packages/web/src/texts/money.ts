import { useTranslation } from './use-translation.ts';
import {
  compareDecimals,
  formatMoney,
  formatShortMoney,
  inText,
  type MoneyFormat,
} from '@livery/ui/money';

/** Signs that English writes as everybody does, so that a browser need not be asked. */
const english: ReadonlyMap<string, string> = new Map(
  'PHP ₱,EUR €,GBP £,USD $,INR ₹,BDT ৳,NPR Rs,THB ฿,VND ₫,IDR Rp,MYR RM,JPY ¥,CNY ¥,KRW ₩,BRL R$,TRY ₺,NGN ₦'
    .split(',')
    .map((one): [string, string] => [one.slice(0, 3), one.slice(4)]),
);

const asked = new Map<string, string>();

/** The currency's short sign: `₱`, `€`. */
export function signOf(currency: string, locale: string): string {
  const known = locale === 'en' ? english.get(currency) : undefined;
  const key = `${locale} ${currency}`;
  const sign = known ?? asked.get(key) ?? askSign(currency, locale);
  asked.set(key, sign);
  return sign;
}

const askSign = (currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** How money of a currency is written in the page's language. */
export function useMoneyFormat(currency: string): MoneyFormat {
  const { language } = useTranslation();
  return { locale: language, symbol: signOf(currency, language) };
}

/** Money as it stands among words. */
export function useMoney(currency: string): (amount: string) => string {
  const format = useMoneyFormat(currency);
  return (amount) => inText(formatMoney(amount, format));
}

/** Money on a badge or in a name. */
export function useShortMoney(currency: string): (amount: string) => string {
  const format = useMoneyFormat(currency);
  return (amount) => inText(formatShortMoney(amount, format));
}

/** Money that came or went: what came says so by a sign as well, which stays on the side of the amount. */
export function useSignedMoney(currency: string): (amount: string) => string {
  const format = useMoneyFormat(currency);
  return (amount) => {
    const sign = compareDecimals(amount, '0') > 0 ? '+' : '';
    return inText(sign + formatMoney(amount, format));
  };
}
