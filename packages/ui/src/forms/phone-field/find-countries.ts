import { findOptions } from '../combobox/find-options.ts';
import { digitsOf } from '../text-field/digits.ts';
import type { Country } from './dialling.ts';

/** A dialling code as people write one: with a plus, with two zeros for it, or bare. */
const codeAlone = /^\s*(?:[+＋]\s*)?[\p{Nd}\s]*$/u;

/** Finds countries by parts of their names, and by what is dialled: the shortest code first. */
export const findCountries =
  (countries: readonly Country[]): typeof findOptions =>
  (options, text) => {
    const digits = digitsOf(text).replace(/^00/, '');
    if (!codeAlone.test(text) || digits === '') return findOptions(options, text);
    return countries
      .filter(({ dial }) => dial.startsWith(digits))
      .toSorted((one, other) => one.dial.length - other.dial.length)
      .flatMap(({ code }) => options.filter(({ value }) => value === code));
  };
