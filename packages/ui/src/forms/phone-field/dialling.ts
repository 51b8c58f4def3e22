import { digitsOf } from '../text-field/digits.ts';

export interface Country {
  /** Two letters, as in `PH`. */
  readonly code: string;
  /** The digits to dial, without a plus: `63`. */
  readonly dial: string;
  /** Its name in the language of the page. */
  readonly name: string;
}

export interface PhoneNumber {
  /** The digits to dial, without a plus. */
  readonly dial: string;
  /** The number as dialled within the country, digits alone. */
  readonly number: string;
}

export const longest = 20;

/** Said to be international: it begins with a plus, or with the two zeros dialled for one. */
const international = (text: string): string | undefined => {
  const bare = text.trim().replace(/^[+＋]/, '+');
  if (bare.startsWith('+')) return digitsOf(bare);
  const digits = digitsOf(bare);
  return digits.startsWith('00') ? digits.slice(2) : undefined;
};

/**
 * What somebody typed or pasted, as digits. A number that says its own country
 * chooses that country; the longest code that fits wins, as +1 is the start of
 * others. A zero in brackets, as in +44 (0)20, is not dialled from abroad.
 */
export function readNumber(
  text: string,
  now: PhoneNumber,
  countries: readonly Country[],
): PhoneNumber {
  const digits = international(text.replace('(0)', ''));
  const found = countries
    .toSorted((one, other) => other.dial.length - one.dial.length)
    .find(({ dial }) => digits?.startsWith(dial));
  if (digits === undefined || !found) {
    return { dial: now.dial, number: digitsOf(text, longest) };
  }
  return { dial: found.dial, number: digits.slice(found.dial.length, found.dial.length + longest) };
}

/** So many digits has a number at home: eleven in Brazil, where some begin with the country's own 55. */
const longestAtHome = (dial: string): number => (dial === '55' ? 11 : 10);

/**
 * As it is dialled from abroad. People write the zero that is dialled at home, and the country's
 * digits without a plus; a number that merely begins like its country is shorter than both together.
 */
export function settled({ dial, number }: PhoneNumber): PhoneNumber {
  const namesCountry =
    dial !== '' && number.startsWith(dial) && number.length > longestAtHome(dial);
  const atHome = namesCountry ? number.slice(dial.length) : number;
  return { dial, number: atHome.replace(/^0+/, '') };
}
