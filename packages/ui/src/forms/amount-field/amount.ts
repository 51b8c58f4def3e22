import { compareDecimals } from '../../foundations/money/index.ts';
import { digitsOf } from '../text-field/digits.ts';

export interface AmountFormat {
  /** BCP 47 language of the page. */
  readonly locale: string;
  /** ISO 4217 code of the money. */
  readonly currency: string;
}

/** How a kind of money is written in a language. */
export interface Notation {
  /** How many digits its smaller unit has: 2 for euros, none for yen. */
  readonly places: number;
  readonly symbol: string;
  /** Whether the sign stands before the figures. */
  readonly before: boolean;
  /** What parts the smaller unit from the larger. */
  readonly point: string;
}

export function notationOf({ locale, currency }: AmountFormat): Notation {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  const parts = format.formatToParts(1);
  const at = (type: string): number => parts.findIndex((part) => part.type === type);
  const point = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 })
    .formatToParts(0.1)
    .find(({ type }) => type === 'decimal');
  return {
    places: format.resolvedOptions().maximumFractionDigits ?? 2,
    symbol: parts[at('currency')]?.value ?? currency,
    before: at('currency') < at('integer'),
    point: point?.value ?? '.',
  };
}

const marks = /[.,٫٬،·']/g;

/** Where the smaller unit begins: at the language's own point, or at another mark that can mean nothing else. */
function pointIn(text: string, { point, places }: Notation): number {
  const own = text.lastIndexOf(point);
  if (own >= 0 || places === 0) return own;
  const found = [...text.matchAll(marks)];
  const [only] = found;
  if (found.length !== 1 || !only) return -1;
  return digitsOf(text.slice(only.index)).length <= places ? only.index : -1;
}

/**
 * What somebody typed, as a decimal string: figures of every script, the points
 * of every keypad, and no more digits than the money has. Never a floating number.
 */
export function readAmount(text: string, notation: Notation): string {
  const at = pointIn(text, notation);
  const whole = digitsOf(at < 0 ? text : text.slice(0, at)).replace(/^0+(?=\d)/, '');
  const fraction = at < 0 ? '' : digitsOf(text.slice(at), notation.places);
  if (!whole && !fraction) return '';
  return fraction ? `${whole || '0'}.${fraction}` : whole;
}

/** What may stay of what is typed: digits, one point of the language's own, and no more digits after it than the money has. */
export function keptOf(text: string, { places, point }: Notation): string {
  const kept = text.replaceAll(/[^\p{Nd}.,٫٬،·'\s]/gu, '');
  const at = kept.indexOf(point);
  const whole = at < 0 ? kept : kept.slice(0, at);
  // Without a smaller unit, what comes after a point is nothing: 15.00 is never 1500.
  if (places === 0) return whole.replaceAll(marks, '');
  if (at < 0) return kept;
  const fraction = kept.slice(at + 1).replaceAll(/[^\p{Nd}]/gu, '');
  return whole + point + fraction.slice(0, places);
}

/** To be typed on: no groups, and the language's own point. */
export const plainAmount = (amount: string, { point }: Notation): string =>
  amount.replace('.', point);

/** To be read: in groups, and with the whole of the smaller unit where there is any. */
export function showAmount(amount: string, locale: string, { places, point }: Notation): string {
  if (!amount) return '';
  const [whole = '0', fraction = ''] = amount.split('.');
  const figures = new Intl.NumberFormat(locale, { useGrouping: false });
  const groups = new Intl.NumberFormat(locale).format(BigInt(whole || '0'));
  if (!/[1-9]/.test(fraction)) return groups;
  const small = [...fraction.slice(0, places).padEnd(places, '0')];
  return `${groups}${point}${small.map((digit) => figures.format(Number(digit))).join('')}`;
}

export interface AmountRange {
  /** The least, as a decimal string. */
  readonly min?: string | undefined;
  /** The most. */
  readonly max?: string | undefined;
}

/** There is none, or it is less than the least, or more than the most. */
export type AmountFault = 'empty' | 'least' | 'most';

/** What is wrong with an amount; whoever asks has the words for it. */
export function amountFault(amount: string, { min, max }: AmountRange): AmountFault | undefined {
  if (!/[1-9]/.test(amount)) return 'empty';
  if (min !== undefined && compareDecimals(amount, min) < 0) return 'least';
  return max !== undefined && compareDecimals(amount, max) > 0 ? 'most' : undefined;
}
