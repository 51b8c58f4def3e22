/** Scripts that languages of sites are written in, each by a letter class of its own. */
const scripts = [
  'Latin',
  'Arabic',
  'Cyrillic',
  'Greek',
  'Thai',
  'Devanagari',
  'Bengali',
  'Hebrew',
  'Hiragana',
  'Katakana',
  'Han',
  'Hangul',
].map((name) => ({ name, letter: new RegExp(`\\p{Script=${name}}`, 'u') }));

type Script = (typeof scripts)[number];

/** Fewer are signs that stand among letters of another script, as µ and Ω do. */
const alphabet = 10;

const drawnScripts = (drawn: ReadonlySet<number>, least: number): readonly Script[] => {
  const known = [...drawn].map((code) => String.fromCodePoint(code));
  return scripts.filter(({ letter }) => known.filter((one) => letter.test(one)).length >= least);
};

/** The scripts of which a font draws an alphabet. */
export const scriptNames = (drawn: ReadonlySet<number>): readonly string[] =>
  drawnScripts(drawn, alphabet).map(({ name }) => name);

/**
 * Letters of a text that a font does not draw although it draws others of their
 * script: words would be of two faces. A script that it does not draw at all is
 * another face's from the first letter to the last, which is as it should be.
 * Of a face that only stands behind others, single letters are no script.
 */
export function missingLetters(
  text: string,
  drawn: ReadonlySet<number>,
  { behind = false } = {},
): readonly string[] {
  const own = drawnScripts(drawn, behind ? alphabet : 1);
  return [...new Set(text)]
    .filter((letter) => !drawn.has(letter.codePointAt(0) ?? 0))
    .filter((letter) => own.some((script) => script.letter.test(letter)))
    .toSorted();
}
