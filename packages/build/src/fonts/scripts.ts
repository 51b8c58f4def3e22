/**
 * Letters that change beside one another, or carry marks: those of a word have
 * to come from one file, or they do not join. Hebrew and Arabic, the scripts of
 * India, Thai, Lao, Burmese and Khmer (ADR 115).
 */
const joins = (letter: number): boolean =>
  (letter >= 0x590 && letter <= 0x6ff) ||
  (letter >= 0x900 && letter <= 0xeff) ||
  (letter >= 0x1000 && letter <= 0x109f) ||
  (letter >= 0x1780 && letter <= 0x17ff);

export interface LetterPart {
  readonly name: 'early' | 'joined' | 'rest';
  readonly letters: readonly number[];
}

/** The letters of a face by the file that they stand in: what pages say, what joins, all others. */
export function partsOf(letters: Iterable<number>, early: ReadonlySet<number>): LetterPart[] {
  const parts = { early: [] as number[], joined: [] as number[], rest: [] as number[] };
  for (const letter of letters)
    parts[joins(letter) ? 'joined' : early.has(letter) ? 'early' : 'rest'].push(letter);
  return (['rest', 'joined', 'early'] as const)
    .map((name) => ({ name, letters: parts[name] }))
    .filter((part) => part.letters.length > 0);
}
