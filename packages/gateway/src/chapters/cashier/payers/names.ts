/** Whether a payer's name is a member's. A name that tells too little is nobody's. */
export type NameOwner = 'own' | 'other' | 'unknown';

/** Letters that stand for one or two others and are no marks on them. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ة: 'ه',
  ى: 'ي',
  ـ: '',
};

/** What a bank puts before a name, or a form behind it. */
const titles = new Set(['mr', 'mrs', 'ms', 'miss', 'mx', 'dr', 'prof']);

const scripts = [
  { name: 'Latin', letter: /\p{Script=Latin}/u },
  { name: 'Arabic', letter: /\p{Script=Arabic}/u },
  { name: 'Cyrillic', letter: /\p{Script=Cyrillic}/u },
  { name: 'Greek', letter: /\p{Script=Greek}/u },
  { name: 'Hebrew', letter: /\p{Script=Hebrew}/u },
  { name: 'Han', letter: /\p{Script=Han}/u },
  { name: 'Hangul', letter: /\p{Script=Hangul}/u },
  { name: 'Thai', letter: /\p{Script=Thai}/u },
] as const;

const scriptOf = (word: string): string =>
  scripts.find(({ letter }) => letter.test(word))?.name ?? 'other';

/** The words of a name without marks, capitals and titles; `*` stands for letters that are kept from us. */
function wordsOf(name: string): readonly string[] {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøđðþłıةىـ]/gu, (letter) => plain[letter] ?? letter)
    .replaceAll(/['’ʼ`´]/g, '')
    .replaceAll(/[*•●x×]{2,}|[*•●]/g, '*')
    .split(/[^\p{L}\p{N}*]+/u)
    .filter((word) => word !== '' && word !== '*')
    // German banks write an umlaut as two letters, others as one.
    .map((word) => word.replaceAll(/([aou])e/g, '$1'));
  const without = words.filter((word) => !titles.has(word));
  return without.length > 0 ? without : words;
}

/** How many letters two words have shown each other that they share; none where they are not the same. */
function lettersShared(one: string, other: string): number {
  if (one === other) return one.length;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length === 1 && long.startsWith(short)) return 1;
  const masked = one.includes('*') ? one : other;
  if (!masked.includes('*') || (one.includes('*') && other.includes('*'))) return 0;
  const shown = masked === one ? other : one;
  return fits(masked, shown) ? masked.replaceAll('*', '').length : 0;
}

/** What a mask leaves to see stands there in its order. Whoever types a name makes no work by it. */
function fits(masked: string, word: string): boolean {
  const [head = '', ...rest] = masked.split('*');
  const tail = rest.pop() ?? '';
  if (!word.startsWith(head) || word.length < head.length + tail.length) return false;
  let at = head.length;
  for (const part of rest) {
    const found = word.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return word.endsWith(tail) && word.length - tail.length >= at;
}

/** The letters by which each word of the one finds a word of its own in the other; undefined where one finds none. */
function lettersFound(few: readonly string[], many: readonly string[]): number | undefined {
  const left = [...many];
  let sum = 0;
  // Whole words first, so that no initial takes the place of one.
  for (const word of few.toSorted((one, other) => other.length - one.length)) {
    const shared = left.map((candidate) => lettersShared(word, candidate));
    const most = Math.max(0, ...shared);
    if (most === 0) return undefined;
    left.splice(shared.indexOf(most), 1);
    sum += most;
  }
  return sum;
}

/** Fewer letters in all are shared by too many people. */
const ENOUGH = 3;

/**
 * Whether the name that a bank tells is that of a member: in any order and case,
 * with or without marks, by initials, and with other names between. Two names
 * in two scripts say nothing of each other, and neither does a single word, or
 * a mask that shows next to nothing.
 */
export function whoseName(own: string, told: string): NameOwner {
  const known = new Set(wordsOf(own).map(scriptOf));
  const ours = wordsOf(told).filter((word) => known.has(scriptOf(word)));
  const spoken = new Set(ours.map(scriptOf));
  const theirs = wordsOf(own).filter((word) => spoken.has(scriptOf(word)));
  const [few = [], many = []] = [theirs, ours].toSorted((one, other) => one.length - other.length);
  if (few.length === 0) return 'unknown';
  const letters = lettersFound(few, many);
  if (letters === undefined) return 'other';
  if (few.join(' ') === many.join(' ')) return 'own';
  return few.length > 1 && letters >= ENOUGH ? 'own' : 'unknown';
}
