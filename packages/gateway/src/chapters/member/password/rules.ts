import { Refusal } from '../../../kernel/refusal.ts';
import { isCommonPassword } from './common.ts';

/** A shorter name of a site would be found in too many good passwords. */
const SHORTEST_NAME = 4;
const SHORTEST_REST = 8;

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
  const words = site.split(/[^\p{L}\p{N}]+/u);
  const known = [...names, site, ...words].map((one = '') => lettersOf(one));
  const isNamed = known.some((name) => name === bare || isMostly(bare, name));
  const whole = lettersOf(site);
  const isSite = whole.length >= SHORTEST_NAME && bare.includes(whole);
  if (isNamed || isSite || isCommonPassword(plain)) {
    throw new Refusal('password.weak', { errors: [{ field, code: 'common' }] });
  }
}

/** A name with so little around it that the rest would be no password. */
const isMostly = (bare: string, name: string): boolean =>
  name.length >= SHORTEST_NAME && bare.includes(name) && bare.length - name.length < SHORTEST_REST;

/** Marks and spaces between letters make no other password of it. */
const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
