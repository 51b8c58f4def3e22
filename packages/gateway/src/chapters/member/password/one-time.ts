import { randomInt } from 'node:crypto';
import type { Services } from '../../../kernel/services.ts';
import type { Vault } from '../../../kernel/vault/vault.ts';
import { noteFormerShown } from '../contact/former.ts';
import type { Owner } from '../session/credentials.ts';

export const ONE_TIME_LIFE = 30 * 60_000;
/** Not mistaken for each other; twenty of them make 99 bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

type Kept = Pick<Services, 'db' | 'vault'>;

const hashOf = (vault: Vault, password: string): Buffer =>
  vault.digest('password for one use', password);

const group = (): string =>
  Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/**
 * Beside the member’s own password, which goes on working: asking for one locks
 * nobody out. One to each address: whoever has the one takes nothing away from
 * whoever has another.
 */
export async function makeOneTimePassword(
  { db, vault }: Kept,
  { merchant, memberId }: Owner,
  { sentTo, now }: { readonly sentTo: string; readonly now: number },
): Promise<string> {
  const password = Array.from({ length: 5 }, group).join('-');
  const row = { hash: hashOf(vault, password), expires_at: new Date(now + ONE_TIME_LIFE) };
  await db
    .insertInto('one_time_password')
    .values({ merchant, member_id: memberId, sent_to: sentTo, ...row })
    .onConflict((conflict) =>
      conflict.columns(['merchant', 'member_id', 'sent_to']).doUpdateSet(row),
    )
    .execute();
  return password;
}

export async function consumeOneTimePassword(
  { db, vault }: Kept,
  { merchant, memberId }: Owner,
  password: string,
  now: number,
): Promise<boolean> {
  const used = await db
    .deleteFrom('one_time_password')
    .where('merchant', '=', merchant)
    .where('member_id', '=', memberId)
    .where('hash', '=', hashOf(vault, password.trim()))
    .returning(['expires_at', 'sent_to'])
    .executeTakeFirst();
  if (used === undefined || used.expires_at.getTime() <= now) return false;
  if (used.sent_to !== '') await noteFormerShown(db, { merchant, memberId }, used.sent_to, now);
  return true;
}

/** Looks at it and leaves it: something else may still be owed. */
export async function isOneTimePassword(
  { db, vault }: Kept,
  { merchant, memberId }: Owner,
  password: string,
  now: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('one_time_password')
    .select('expires_at')
    .where((its) =>
      its.and({ merchant, member_id: memberId, hash: hashOf(vault, password.trim()) }),
    )
    .executeTakeFirst();
  return row !== undefined && row.expires_at.getTime() > now;
}
