/** What is guessed first, by those who guess: words, and runs of keys. */
const WORDS = `
password passwort motdepasse contrasena parola senha mypassword passw0rd p@ssword p@ssw0rd
iloveyou ilovegod iloveu princess sunshine football baseball basketball superman batman spiderman
starwars pokemon welcome letmein trustno1 whatever computer internet freedom michael jennifer jordan
jessica charlie michelle daniel ashley nicole anthony matthew hannah samantha butterfly chocolate
mustang corvette ferrari mercedes liverpool chelsea arsenal barcelona realmadrid juventus manchester
administrator admin master dragon monkey shadow hunter killer cheese cookie secret changeme default
guest qwertyuiop asdfghjkl zxcvbnm qazwsxedc 1q2w3e4r 1qaz2wsx zaq12wsx q1w2e3r4 abcd1234 abc12345
a1b2c3d4 test1234 testtest casino jackpot lucky777 777777 888888 poker blackjack roulette gambling
pilipinas philippines manila mahal mahalkita mahalko kaibigan pangalan maganda pogi gwapo
`
  .trim()
  .split(/\s+/);

/** Keys in an order that fingers know: the alphabet, the figures, and rows of three keyboards. */
const ROWS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
];
/** Fewer pieces than that are soon tried, however long each is. */
const FEWEST_PIECES = 4;
const onward = new Set(ROWS.flatMap(pairsOf));
const backward = new Set(ROWS.map(backwards).flatMap(pairsOf));
const words = new Set(WORDS);

function backwards(text: string): string {
  return [...text].toReversed().join('');
}

function pairsOf(row: string): string[] {
  return Array.from(row.slice(1), (key, at) => `${row[at] ?? ''}${key}`);
}

/** A key that is held down is one key, and keys in their order are one piece. */
function piecesOf(plain: string): number {
  const keys = [...plain].filter((key, at, all) => key !== all[at - 1]);
  let pieces = 0;
  let former = '';
  for (const [at, key] of keys.entries()) {
    const way = wayOf(`${keys[at - 1] ?? ''}${key}`);
    if (way === '' || (former !== '' && way !== former)) pieces += 1;
    former = way;
  }
  return pieces;
}

function wayOf(pair: string): 'on' | 'back' | '' {
  if (onward.has(pair)) return 'on';
  return backward.has(pair) ? 'back' : '';
}

const unmasked = (text: string): string =>
  text
    .replaceAll('0', 'o')
    .replaceAll('@', 'a')
    .replaceAll('1', 'i')
    .replaceAll('3', 'e')
    .replaceAll('$', 's');

const isLetter = (key: string): boolean => key >= 'a' && key <= 'z';

/** From the first letter to the last. */
function betweenLetters(plain: string): string {
  const keys = [...plain];
  const first = keys.findIndex(isLetter);
  return first === -1 ? '' : keys.slice(first, keys.findLastIndex(isLetter) + 1).join('');
}

/** A known word with figures or marks around it, the same again and again, or a few rows of keys. */
export function isCommonPassword(plain: string): boolean {
  const core = betweenLetters(plain);
  // Figures at the end are taken off before those between letters are read as letters.
  if ([plain, core, unmasked(plain), unmasked(core)].some((one) => words.has(one))) return true;
  if (/^(.{1,7})\1+$/.test(plain)) return true;
  if (/^(19|20)\d{6}$/.test(plain) || /^\d{1,2}(0[1-9]|1[0-2])(19|20)\d\d$/.test(plain))
    return true;
  return piecesOf(plain) < FEWEST_PIECES;
}
