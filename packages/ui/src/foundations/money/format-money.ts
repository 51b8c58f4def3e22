import { parseDecimal } from './decimal.ts';
import { formatWhole } from './figures.ts';
import { formatPlaces } from './places.ts';

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

/** The same where there is little room: without places where they say nothing. */
export const formatShortMoney = (amount: string, { locale, symbol }: MoneyFormat): string =>
  /^\d+(?:\.0*)?$/.test(amount)
    ? symbol + formatWhole(BigInt(parseDecimal(amount).whole), locale)
    : formatMoney(amount, { locale, symbol });

const arabicDigits = /[\u0660-\u0669]/;

/**
 * An amount as it stands in a text. Beside Arabic digits a sign in Latin letters
 * would change sides and be read backwards: the two are held together, and a plus
 * or minus stands before them where reading starts, as `Intl` puts it.
 */
export function inText(money: string): string {
  if (!arabicDigits.test(money)) return money;
  const [, sign = '', amount = money] = /^([+\u2212]?)(.*)$/s.exec(money) ?? [];
  return `${sign ? `\u200F${sign}` : ''}\u2066${amount}\u2069`;
}

/** Every digit as an asterisk, in whatever script. */
export const maskDigits = (text: string): string => text.replaceAll(/\p{Nd}/gu, '*');
