/** Scripts that languages of sites are written in, each by a letter class of its own. */
const scripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Thai}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Bengali}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Hiragana}/u,
  /\p{Script=Katakana}/u,
  /\p{Script=Han}/u,
  /\p{Script=Hangul}/u,
];

/**
 * Letters of a text that a font does not draw although it draws others of their
 * script: words would be of two faces. A script that it does not draw at all is
 * another face's from the first letter to the last, which is as it should be.
 */
export function missingLetters(text: string, drawn: ReadonlySet<number>): readonly string[] {
  const known = [...drawn].map((code) => String.fromCodePoint(code));
  const own = scripts.filter((script) => known.some((letter) => script.test(letter)));
  return [...new Set(text)]
    .filter((letter) => !drawn.has(letter.codePointAt(0) ?? 0))
    .filter((letter) => own.some((script) => script.test(letter)))
    .toSorted();
}
