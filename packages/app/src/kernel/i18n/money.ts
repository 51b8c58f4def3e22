import { useTranslation } from 'react-i18next';
import { formatMoney, inText, type MoneyFormat } from '@livery/ui/money';

/** The currency's short sign: `₱`, `€`. */
const signOf = (currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** How money of a currency is written in the page's language. */
export function useMoneyFormat(currency: string): MoneyFormat {
  const { i18n } = useTranslation();
  return { locale: i18n.language, symbol: signOf(currency, i18n.language) };
}

/** Money as it stands among words. */
export function useMoney(currency: string): (amount: string) => string {
  const format = useMoneyFormat(currency);
  return (amount) => inText(formatMoney(amount, format));
}
