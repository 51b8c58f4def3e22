import { sql } from 'kysely';
import { randomInt } from 'node:crypto';
import { countAgainst, limits } from '../../../http/guards/limits.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Vault } from '../../../kernel/vault/vault.ts';

export type Purpose = 'login' | 'register' | 'retrieve';

const LIFE = 5 * 60_000;

type Kept = Pick<Services, 'db' | 'vault'>;

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
export async function makeCode({ db, vault }: Kept, whose: Whose, now: number): Promise<NewCode> {
  const code = randomInt(1_000_000).toString().padStart(6, '0');
  const expiresAt = now + LIFE;
  const row = { code_hash: codeHash(vault, whose, code), expires_at: new Date(expiresAt) };
  await db
    .insertInto('phone_code')
    .values({ ...whose, ...row })
    .onConflict((conflict) => conflict.columns(['merchant', 'mobile', 'purpose']).doUpdateSet(row))
    .execute();
  return { code, expiresAt };
}

/**
 * Looks at a code and leaves it, or refuses. Tries are counted before the code
 * is looked at and go on counting over new codes, so that a million guesses
 * never come.
 */
export async function requireCode(
  { db, vault }: Kept,
  whose: Whose,
  code: string,
  now: number,
): Promise<void> {
  const { merchant, mobile, purpose } = whose;
  const subject = `${purpose}:${mobile}`;
  await countAgainst(db, limits.codeTries, merchant, subject, now);
  const known = await db
    .selectFrom('phone_code')
    .select('expires_at')
    .where((row) => row.and({ merchant, mobile, purpose }))
    .where('code_hash', '=', codeHash(vault, whose, code))
    .executeTakeFirst();
  if (known === undefined) throw new Refusal('sms.wrong');
  if (known.expires_at.getTime() <= now) throw new Refusal('sms.expired');
  // A right one was no wrong try.
  await db
    .updateTable('counter')
    .set({ count: sql`greatest(0, count - 1)` })
    .where((row) => row.and({ merchant, scope: limits.codeTries.scope, subject }))
    .execute();
}

/** Of those who come at once with the same code, one has it. */
export async function consumeCode(
  kept: Kept,
  whose: Whose,
  code: string,
  now: number,
): Promise<void> {
  await requireCode(kept, whose, code, now);
  const { db, vault } = kept;
  const { merchant, mobile, purpose } = whose;
  const used = await db
    .deleteFrom('phone_code')
    .where((row) => row.and({ merchant, mobile, purpose }))
    .where('code_hash', '=', codeHash(vault, whose, code))
    .returning('mobile')
    .executeTakeFirst();
  if (used === undefined) throw new Refusal('sms.wrong');
}

/** Six digits are soon tried against a bare hash; what they belong to goes in as well. */
function codeHash(vault: Vault, { merchant, mobile, purpose }: Whose, code: string): Buffer {
  return vault.digest('code by SMS', merchant, mobile, purpose, code);
}
