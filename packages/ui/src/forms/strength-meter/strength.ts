/** From not to be taken at all to hard to guess. */
export type Strength = 0 | 1 | 2 | 3 | 4;

export interface StrengthRules {
  /** The shortest that is taken. */
  readonly least?: number;
  /** What everybody would try first: the name of the player, of the site. */
  readonly avoid?: readonly string[];
}

/** What a password could do better, the most useful first. */
export type StrengthHint = 'longer' | 'avoid' | 'common' | 'pattern' | 'mixed';

export interface Judgement {
  readonly strength: Strength;
  readonly hints: readonly StrengthHint[];
}

/** Beginnings and bodies of what is chosen most, in small letters and without figures at the end. */
const common = new Set(
  'password passwort contraseña letmein welcome admin login iloveyou monkey dragon football princess sunshine master superman batman secret abc qwerty qwertz azerty asdf asdfgh zxcvbn qwertyuiop casino jackpot lucky poker winner'.split(
    ' ',
  ),
);

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Letters that look alike stand for each other: everybody who guesses knows. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('@', 'a')
    .replaceAll('0', 'o')
    .replaceAll('1', 'l')
    .replaceAll('3', 'e')
    .replaceAll('$', 's');

const isCommon = (password: string): boolean =>
  [password.toLowerCase(), plain(password)].some(
    (text) => common.has(text) || common.has(text.replace(/[^\p{L}]+$/u, '')),
  );

const goesOn = (pair: string): boolean => {
  const [first = '', second = ''] = pair;
  return first === second || rows.some((row) => row.includes(pair) || row.includes(second + first));
};

/** Letters that go on as one expects: the next of the row, the same again. */
function expected(password: string): number {
  const text = password.toLowerCase();
  return Array.from(text.slice(1), (_, index) => text.slice(index, index + 2)).filter(goesOn)
    .length;
}

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u, /[^\P{L}\p{Ll}\p{Lu}]/u];

const step = (points: number): Strength => {
  if (points > 3) return 4;
  return points === 3 ? 3 : 2;
};

/**
 * A quick judgement from a few rules: length counts most, then kinds of letters;
 * names, favourites and letters in a row count for little. It keeps nobody from
 * a password; the server decides what is taken.
 */
export function judge(password: string, { least = 8, avoid = [] }: StrengthRules = {}): Judgement {
  const lower = password.toLowerCase();
  const named = avoid.some((word) => word.length > 2 && lower.includes(word.toLowerCase()));
  const known = isCommon(password);
  const row = expected(password);
  const patterned = row * 2 >= password.length && password.length > 0;
  const mixed = kinds.filter((kind) => kind.test(password)).length;
  const worth = password.length - row;
  const hints: StrengthHint[] = [
    ...(password.length < least || worth < 12 ? (['longer'] as const) : []),
    ...(named ? (['avoid'] as const) : []),
    ...(known ? (['common'] as const) : []),
    ...(patterned ? (['pattern'] as const) : []),
    ...(mixed < 3 && worth < 16 ? (['mixed'] as const) : []),
  ];
  if (password.length < least) return { strength: 0, hints };
  if (named || known || patterned) return { strength: 1, hints };
  return { strength: step(Math.floor(worth / 4) + (mixed > 2 ? 1 : 0)), hints };
}
