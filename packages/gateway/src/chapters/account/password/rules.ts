import { Refusal } from '../../../kernel/refusal.ts';
import { isCommonPassword } from './common.ts';

/** A shorter name of a site would be found in too many good passwords. */
const SHORTEST_NAME = 4;

export interface PasswordRule {
  /** What the account goes by, and others may know: its name, its number, its address. */
  readonly names?: readonly (string | undefined)[];
  readonly site: string;
  /** As the form calls it. */
  readonly field: 'password' | 'newPassword';
}

/**
 * Length is what counts; what people try first is refused whatever its form,
 * and so is what the account or the site is called.
 */
export function requireGoodPassword(
  password: string,
  { names = [], site, field }: PasswordRule,
): void {
  const plain = password.normalize('NFC').toLowerCase();
  const bare = lettersOf(plain);
  const name = lettersOf(site);
  const isName = names.some((one) => one !== undefined && bare === lettersOf(one));
  const isSite = name.length >= SHORTEST_NAME && bare.includes(name);
  if (isName || isSite || isCommonPassword(plain)) {
    throw new Refusal('password.weak', { errors: [{ field, code: 'common' }] });
  }
}

/** Marks and spaces between letters make no other password of it. */
const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
