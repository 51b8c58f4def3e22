import { parseDecimal } from './decimal.ts';
import { formatPlaces, formatWhole } from './figures.ts';

export interface MoneyFormat {
  /** BCP 47 language of the page. */
  readonly locale: string;
  /** The currency's sign as the merchant writes it. */
  readonly symbol: string;
}

/**
 * A decimal string with two places, cut and never rounded up, grouped as the
 * language does. The whole part goes through BigInt, so no amount is too long.
 */
export function formatMoney(amount: string, { locale, symbol }: MoneyFormat): string {
  const { negative, whole, fraction } = parseDecimal(amount);
  const places = fraction.slice(0, 2).padEnd(2, '0');
  const integer = formatWhole(BigInt(whole), locale);
  const isZero = /^0+$/.test(whole + places);
  const sign = negative && !isZero ? '\u2212' : '';
  return `${sign}${symbol}${integer}${formatPlaces(places, locale)}`;
}

const arabicDigits = /[\u0660-\u0669]/;

/**
 * An amount as it stands in a text. Beside Arabic digits a sign in Latin letters
 * would change sides and be read backwards: the two are held together.
 */
export const inText = (money: string): string =>
  arabicDigits.test(money) ? `\u2066${money}\u2069` : money;

/** Every digit as an asterisk, in whatever script. */
export const maskDigits = (text: string): string => text.replaceAll(/\p{Nd}/gu, '*');
