import { sql, type Kysely } from 'kysely';
import { randomInt } from 'node:crypto';
import type { Database } from '../../database/schema.ts';
import { countAgainst, limits } from '../../http/limits.ts';
import { Refusal } from '../../http/refusal.ts';
import { hashSecret } from '../../secrets.ts';

export type Purpose = 'login' | 'register' | 'retrieve';

const LIFE = 5 * 60_000;

export interface Whose {
  readonly merchant: string;
  readonly mobile: string;
  readonly purpose: Purpose;
}

export interface NewCode {
  readonly code: string;
  readonly expiresAt: number;
}

/** A new code takes the place of the one before it. */
export async function makeCode(db: Kysely<Database>, whose: Whose, now: number): Promise<NewCode> {
  const code = randomInt(1_000_000).toString().padStart(6, '0');
  const expiresAt = now + LIFE;
  const row = { code_hash: codeHash(whose, code), expires_at: new Date(expiresAt) };
  await db
    .insertInto('phone_code')
    .values({ ...whose, ...row })
    .onConflict((conflict) => conflict.columns(['merchant', 'mobile', 'purpose']).doUpdateSet(row))
    .execute();
  return { code, expiresAt };
}

/**
 * Uses a code up, or refuses. Tries are counted before the code is looked at
 * and go on counting over new codes, so that a million guesses never come.
 */
export async function useCode(
  db: Kysely<Database>,
  whose: Whose,
  code: string,
  now: number,
): Promise<void> {
  const { merchant, mobile, purpose } = whose;
  const subject = `${purpose}:${mobile}`;
  await countAgainst(db, limits.codeTries, merchant, subject, now);
  const used = await db
    .deleteFrom('phone_code')
    .where((row) => row.and({ merchant, mobile, purpose }))
    .where('code_hash', '=', codeHash(whose, code))
    .returning('expires_at')
    .executeTakeFirst();
  if (used === undefined) throw new Refusal('sms.wrong');
  if (used.expires_at.getTime() <= now) throw new Refusal('sms.expired');
  await db
    .updateTable('counter')
    .set({ count: sql`greatest(0, count - 1)` })
    .where((row) => row.and({ merchant, scope: limits.codeTries.scope, subject }))
    .execute();
}

/** Six digits are soon tried against a bare hash; what they belong to goes in as well. */
function codeHash({ merchant, mobile, purpose }: Whose, code: string): Buffer {
  return hashSecret(`${merchant}|${mobile}|${purpose}|${code}`);
}
