import { digitsOf, inPlainDigits } from './digits.ts';

/** Four to ten digits, written together or in groups. */
const codes = /(?<!\d)\d(?:[ -]?\d){3,9}(?!\d)/g;

/**
 * The code in a text that was pasted: a message says more than that, "valid for
 * 5 minutes" or whom to call. The first of the length that is asked for, where
 * that is known; else the first of all.
 */
export function codeIn(text: string, length?: number): string {
  const found = Array.from(inPlainDigits(text).matchAll(codes), ([code]) => digitsOf(code));
  return found.find((code) => code.length === length) ?? found[0] ?? digitsOf(text);
}
