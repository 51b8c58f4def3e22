import type { Body } from '@livery/contract';
import type { Kysely } from 'kysely';
import { createHash } from 'node:crypto';
import type { Database } from '../../../kernel/database/schema.ts';
import type { ChallengeKind } from '../../../kernel/database/tables/accounts.ts';
import { hashSecret, newSecret } from '../../../kernel/secrets.ts';

export type Solution = NonNullable<Body<'smsNoLogin'>['verification']>;

const LIFE = 5 * 60_000;
/** Some 16,000 hashes: nothing for a phone, a cost for a flood. */
export const DIFFICULTY = 14;

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

/** Whether SHA-256 of salt and answer begins with enough zero bits. */
function isWorkDone(salt: string, answer: string, difficulty = DIFFICULTY): boolean {
  const digest = createHash('sha256').update(`${salt}${answer}`).digest();
  return digest.readUInt32BE(0) >>> (32 - difficulty) === 0;
}

/** The cheap look first: a wrong answer costs no statement, and leaves the salt usable. */
export async function acceptsWork(
  db: Kysely<Database>,
  merchant: string,
  solved: Solution | undefined,
  now: number,
): Promise<boolean> {
  const { provider, lotNumber = '', captchaOutput = '' } = solved ?? {};
  if (provider !== 'local' || !isWorkDone(lotNumber, captchaOutput)) return false;
  return consumeChallenge(db, merchant, 'work', lotNumber, now);
}
