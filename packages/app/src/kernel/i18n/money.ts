import { useTranslation } from './use-translation.ts';
import { formatMoney, inText, type MoneyFormat } from '@livery/ui/money';

/** The currency's short sign: `₱`, `€`. */
const signOf = (currency: string, locale: string): string =>
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
