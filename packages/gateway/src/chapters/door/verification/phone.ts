import { Refusal } from '../../../kernel/refusal.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { countries } from '../../site/index.ts';

/** No telephone in the world has more: a network may pass over the rest, and one phone would have many numbers. */
const MOST_DIGITS = 15;

/** Digits only, the country first: how a number is kept and compared. */
export function mobileKey(dialingCode: string, number: string): string {
  const country = dialingCode.replace(/^\+/, '');
  // A trunk zero is how people write a number at home; abroad it is not dialled.
  const mobile = `${country}${number.replace(/^0+/, '')}`;
  if (mobile.length > MOST_DIGITS) throw wrong('mobileNum', 'maxLength');
  return mobile;
}

/** As a network takes it. */
export const dialled = (mobile: string): string => `+${mobile}`;

const codesOf = (own: readonly string[] | undefined): ReadonlySet<string> =>
  new Set(
    countries
      .filter(({ code }) => own === undefined || own.includes(code))
      .map(({ dialingCode }) => dialingCode.slice(1)),
  );

const known = new WeakMap<Merchant, ReadonlySet<string>>();

/** Codes of countries that a merchant sends messages to. */
function dialingCodesOf(merchant: Merchant): ReadonlySet<string> {
  const codes = known.get(merchant) ?? codesOf(merchant.smsCountries);
  known.set(merchant, codes);
  return codes;
}

interface Asked {
  readonly countryDialingCode: string;
  readonly mobileNum?: string;
  readonly mobileNo?: string;
}

/**
 * The number a message goes to. With a code nobody has, one phone would have
 * many numbers, and each its own limits; in countries that a site has no
 * players in, there is only money to be lost.
 */
export function requireNumber(merchant: Merchant, asked: Asked): string {
  const number = asked.mobileNum ?? asked.mobileNo;
  if (number === undefined) throw wrong('mobileNum', 'required');
  const mobile = mobileKey(asked.countryDialingCode, number);
  if (dialingCodesOf(merchant).has(asked.countryDialingCode.replace(/^\+/, ''))) return mobile;
  throw wrong('countryDialingCode', 'enum');
}

const wrong = (field: string, code: string): Refusal =>
  new Refusal('request.invalid', { errors: [{ field, code }] });
