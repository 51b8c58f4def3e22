import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ChallengeKind } from '../database/tables/kernel.ts';
import { hashSecret, newSecret } from './secrets.ts';

const LIFE = 5 * 60_000;

export interface Challenge {
  readonly text: string;
  readonly expiresAt: number;
}

/** Random text that works once, for a device to sign or a browser to work on; for `whom` alone, if that is said. */
export async function makeChallenge(
  db: Kysely<Database>,
  merchant: string,
  kind: ChallengeKind,
  now: number,
  whom = '',
): Promise<Challenge> {
  const text = newSecret();
  const expiresAt = now + LIFE;
  await db
    .insertInto('challenge')
    .values({ merchant, hash: hashSecret(`${text}${whom}`), kind, expires_at: new Date(expiresAt) })
    .execute();
  return { text, expiresAt };
}

export async function consumeChallenge(
  db: Kysely<Database>,
  merchant: string,
  kind: ChallengeKind,
  text: string,
  now: number,
  whom = '',
): Promise<boolean> {
  const used = await db
    .deleteFrom('challenge')
    .where('merchant', '=', merchant)
    .where('hash', '=', hashSecret(`${text}${whom}`))
    .where('kind', '=', kind)
    .returning('expires_at')
    .executeTakeFirst();
  return used !== undefined && used.expires_at.getTime() > now;
}
