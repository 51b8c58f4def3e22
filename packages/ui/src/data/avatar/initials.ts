import { lettersOf } from '../../util/letters.ts';

const whole = /\p{L}|\p{N}/u;

/** Scripts in which one sign says as much as two letters do elsewhere. */
const dense = /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}/u;

/** One or two letters for a name: of its first word and of its last. */
export function initialsOf(name: string): string {
  const firsts = name
    .split(/[\s._-]+/u)
    .flatMap((word) => lettersOf(word).find((letter) => whole.test(letter)) ?? []);
  const first = firsts[0] ?? '';
  const last = firsts.length > 1 && !dense.test(first) ? firsts.at(-1) : '';
  return `${first}${last}`.toUpperCase();
}
