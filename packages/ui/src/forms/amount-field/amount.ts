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
const parted = /\p{Nd}[^\p{Nd}.,٫٬،·'\s]+\p{Nd}/u;
/** Words around the figures, with the point that cuts them short: “Rs. 500”, “500 kr.”. */
const words = /^[^\p{Nd}]*\p{L}[^\p{Nd}]*|\s*\p{L}[^\p{Nd}]*$/gu;
const minus = /[-\u2212]/;

/** Groups as people write them: three digits in the last one, and in others as many or, in India, two. */
const isGrouped = (groups: readonly string[], mayLack: boolean): boolean =>
  groups.every((group, at) => {
    const { length } = digitsOf(group);
    if (at === 0) return length > 0;
    if (at === groups.length - 1) return length === 3 || (mayLack && length < 3);
    return length === 2 || length === 3;
  });

/**
 * The two sides of the point of what was typed or pasted, the second of them
 * undefined where there is no point. Nothing at all where it is no amount: digits
 * with a letter between them, less than nothing, or points that part no groups.
 */
function sidesOf(
  text: string,
  { point, places }: Notation,
  isUnderWay = false,
): readonly [whole: string, fraction: string | undefined] | undefined {
  if (parted.test(text) || (minus.test(text) && /\p{Nd}/u.test(text))) return undefined;
  const found = [...text.matchAll(marks)];
  const last = found.at(-1);
  if (!last) return [text, undefined];
  const others = found.slice(0, -1).map(([mark]) => mark);
  const [mark] = last;
  if (others.length > 0 && others.every((one) => one === mark))
    return isGrouped(text.split(mark), isUnderWay && mark !== point)
      ? [text, undefined]
      : undefined;
  if (others.includes(mark)) return undefined;
  const after = text.slice(last.index + 1);
  const mayPart =
    mark === point || others.length > 0 || (places > 0 && digitsOf(after).length <= places);
  // Of two kinds the last parts the smaller unit, in whatever language it was copied from.
  return mayPart ? [text.slice(0, last.index), after] : [text, undefined];
}

/**
 * What somebody typed, as a decimal string: figures of every script, the points
 * of every keypad, and no more digits than the money has. Never a floating number.
 */
export function readAmount(text: string, notation: Notation): string {
  const [before = '', after = ''] = sidesOf(text.replaceAll(words, ''), notation) ?? [];
  const whole = digitsOf(before).replace(/^0+(?=\d)/, '');
  const fraction = digitsOf(after, notation.places);
  if (!whole && !fraction) return '';
  return fraction ? `${whole || '0'}.${fraction}` : whole;
}

const clean = (part: string): string => part.replaceAll(/[^\p{Nd}.,٫٬،·'\s]/gu, '');

/**
 * What may stay of what is typed: digits, one point, and no more digits after it
 * than the money has. Undefined where all of it is no amount: what was there stays.
 */
export function keptOf(given: string, notation: Notation): string | undefined {
  const text = given.replaceAll(words, '');
  // Its last group may still come.
  const sides = sidesOf(text, notation, true);
  if (!sides) return undefined;
  const { point, places } = notation;
  const found = text.match(marks) ?? [];
  // One mark of another language may still become the one before a group.
  if (places > 0 && found.length === 1 && found[0] !== point) return clean(text);
  const [before, after] = sides;
  const kept = clean(before);
  // A group by the language's own point would be read for a smaller unit the next time.
  const whole = places === 0 || kept.includes(point) ? kept.replaceAll(marks, '') : kept;
  // Without a smaller unit, what comes after a point is nothing: 15.00 is never 1500.
  if (after === undefined || places === 0) return whole;
  return whole + point + after.replaceAll(/[^\p{Nd}]/gu, '').slice(0, places);
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
