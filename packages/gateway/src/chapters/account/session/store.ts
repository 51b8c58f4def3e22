import type { Kysely } from 'kysely';
import { timingSafeEqual } from 'node:crypto';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { hashSecret, newSecret } from '../../../kernel/secrets.ts';
import type { AccountEvents } from '../../../kernel/events.ts';
import type { Session, SessionProof } from '../../../kernel/session.ts';

const ABSOLUTE = 12 * 3_600_000;
/** Being seen is written down this often at most: a write for every read would be waste. */
const SEEN_EVERY = 30_000;

/** Where sessions are ended, and who is told of it. */
export interface SessionEnder {
  readonly db: Kysely<Database>;
  readonly events: AccountEvents;
}

export async function openSession(
  db: Kysely<Database>,
  merchant: string,
  memberId: bigint,
  now: number,
  mayReset = false,
): Promise<SessionProof> {
  const opened = { id: newSecret(), token: newSecret() };
  await db
    .insertInto('session')
    .values({
      merchant,
      id_hash: hashSecret(opened.id),
      token_hash: hashSecret(opened.token),
      member_id: memberId,
      created_at: new Date(now),
      last_seen_at: new Date(now),
      expires_at: new Date(now + ABSOLUTE),
      may_reset: mayReset,
    })
    .execute();
  return opened;
}

export async function findSession(
  db: Kysely<Database>,
  merchant: Merchant,
  given: SessionProof,
  now: number,
): Promise<Session | null> {
  const idHash = hashSecret(given.id);
  const idle = merchant.idleMinutes * 60_000;
  const row = await db
    .selectFrom('session')
    .innerJoin('member', (join) =>
      join
        .onRef('member.merchant', '=', 'session.merchant')
        .onRef('member.id', '=', 'session.member_id'),
    )
    .select([
      'token_hash',
      'member_id',
      'last_seen_at',
      'may_reset',
      'first_time_login',
      'account',
      'type',
    ])
    .where('session.merchant', '=', merchant.code)
    .where('id_hash', '=', idHash)
    .where('expires_at', '>', new Date(now))
    .where('last_seen_at', '>', new Date(now - idle))
    .executeTakeFirst();
  if (row === undefined || !timingSafeEqual(row.token_hash, hashSecret(given.token))) return null;
  if (now - row.last_seen_at.getTime() > Math.min(SEEN_EVERY, idle / 4)) {
    await db
      .updateTable('session')
      .set({ last_seen_at: new Date(now) })
      .where('merchant', '=', merchant.code)
      .where('id_hash', '=', idHash)
      .execute();
  }
  return {
    idHash,
    memberId: row.member_id,
    account: row.account,
    type: row.type,
    mayResetPassword: row.may_reset,
    mustChangePassword: row.may_reset || row.first_time_login,
  };
}

/** Whether a session goes on; asking is no sign of life of its own. */
export async function isLive(
  db: Kysely<Database>,
  merchant: Merchant,
  idHash: Buffer,
  now: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select('id_hash')
    .where('merchant', '=', merchant.code)
    .where('id_hash', '=', idHash)
    .where('expires_at', '>', new Date(now))
    .where('last_seen_at', '>', new Date(now - merchant.idleMinutes * 60_000))
    .executeTakeFirst();
  return row !== undefined;
}

/** A game that was launched from the session ends with it. */
export async function endSession(
  { db, events }: SessionEnder,
  merchant: string,
  idHash: Buffer,
  now: number,
): Promise<void> {
  await events.sessionsEnded(db, { merchant, loginHash: idHash }, now);
  await db
    .deleteFrom('session')
    .where('merchant', '=', merchant)
    .where('id_hash', '=', idHash)
    .execute();
}

export async function endEverySession(
  { db, events }: SessionEnder,
  merchant: string,
  memberId: bigint,
  now: number,
): Promise<void> {
  await events.sessionsEnded(db, { merchant, memberId }, now);
  await db
    .deleteFrom('session')
    .where('merchant', '=', merchant)
    .where('member_id', '=', memberId)
    .execute();
}

/** After a new password only the session that set it goes on. */
export async function endOtherSessions(
  { db, events }: SessionEnder,
  merchant: string,
  memberId: bigint,
  own: Buffer,
  now: number,
): Promise<void> {
  const others = await db
    .deleteFrom('session')
    .where('merchant', '=', merchant)
    .where('member_id', '=', memberId)
    .where('id_hash', '<>', own)
    .returning('id_hash')
    .execute();
  for (const { id_hash: loginHash } of others) {
    await events.sessionsEnded(db, { merchant, loginHash }, now);
  }
  await db
    .updateTable('session')
    .set({ may_reset: false })
    .where('merchant', '=', merchant)
    .where('id_hash', '=', own)
    .execute();
}
