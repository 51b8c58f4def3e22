import type { Kysely } from 'kysely';
import { randomBytes } from 'node:crypto';
import type { Database } from '../../database/schema.ts';
import { hashSecret } from '../../secrets.ts';
import type { Owner } from '../session/credentials.ts';

const LIFE = 30 * 60_000;

/** Beside the member's own password, which goes on working: asking for one locks nobody out. */
export async function makeOneTimePassword(
  db: Kysely<Database>,
  { merchant, memberId }: Owner,
  now: number,
): Promise<string> {
  // 100 bits in five groups of letters that are not mistaken for each other.
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789-'.slice(0, 31);
  const pick = () => {
    for (;;) {
      const byte = randomBytes(1)[0] ?? 255;
      if (byte < 248) return letters[byte % 31] ?? '';
    }
  };
  const password = Array.from({ length: 5 }, () => Array.from({ length: 4 }, pick).join('')).join(
    '-',
  );
  const row = { hash: hashSecret(password), expires_at: new Date(now + LIFE) };
  await db
    .insertInto('one_time_password')
    .values({ merchant, member_id: memberId, ...row })
    .onConflict((conflict) => conflict.columns(['merchant', 'member_id']).doUpdateSet(row))
    .execute();
  return password;
}

export async function useOneTimePassword(
  db: Kysely<Database>,
  { merchant, memberId }: Owner,
  password: string,
  now: number,
): Promise<boolean> {
  const used = await db
    .deleteFrom('one_time_password')
    .where('merchant', '=', merchant)
    .where('member_id', '=', memberId)
    .where('hash', '=', hashSecret(password.trim()))
    .returning('expires_at')
    .executeTakeFirst();
  return used !== undefined && used.expires_at.getTime() > now;
}
