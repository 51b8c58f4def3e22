import { sql, type Kysely } from 'kysely';
import { timingSafeEqual } from 'node:crypto';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import type { Live } from '../../../kernel/live/live.ts';
import { isGuest } from '../../../kernel/member-types.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { barColumns, barredBy, shutBy } from '../../../kernel/sites/policy/barred.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { hashSecret, newSecret } from '../../../kernel/secrets/secrets.ts';
import type { AccountEvents } from '../../../kernel/events.ts';
import type { Owner } from './credentials.ts';
import type { Visitor } from './visitor.ts';
import type { Session, SessionProof } from '../../../kernel/session.ts';
import { prepared } from '../../../kernel/database/connection/prepared.ts';

const ABSOLUTE = 12 * 3_600_000;
/** Being seen is written down this often at most: a write for every read would be waste. */
const SEEN_EVERY = 30_000;

/** Where sessions are ended, and who is told of it. */
export interface SessionEnder {
  readonly db: Kysely<Database>;
  readonly events: AccountEvents;
}

export interface NewSession extends Owner {
  readonly now: number;
  readonly visitor: Visitor;
  readonly mayReset?: boolean;
  /** Somebody proved who they are, and not only which device they have. */
  readonly isProven?: boolean;
  /** What the device is remembered by, if it is. */
  readonly credential?: string | undefined;
}

export async function openSession(
  db: Kysely<Database>,
  { merchant, memberId, now, visitor, mayReset = false, isProven = false, credential }: NewSession,
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
      credential_id: credential ?? null,
      replaced_at: null,
      proved_at: isProven ? new Date(now) : null,
      ...visitor,
    })
    .execute();
  return opened;
}

interface Sought {
  readonly merchant: string;
  readonly idHash: Buffer;
  readonly now: Date;
  readonly idleSince: Date;
}

const findLive = prepared((db, { merchant, idHash, now, idleSince }: Sought) =>
  db
    .selectFrom('session')
    .innerJoin('member', (join) =>
      join
        .onRef('member.merchant', '=', 'session.merchant')
        .onRef('member.id', '=', 'session.member_id'),
    )
    .leftJoin('member_guard', (join) =>
      join
        .onRef('member_guard.merchant', '=', 'session.merchant')
        .onRef('member_guard.member_id', '=', 'session.member_id'),
    )
    .select([
      'token_hash',
      'session.member_id',
      'handle',
      'last_seen_at',
      'replaced_at',
      'may_reset',
      'first_time_login',
      'account',
      'type',
      ...barColumns,
      sql<number | null>`(SELECT max(version) FROM terms_version AS terms
        WHERE terms.merchant = session.merchant AND effective_at <= ${now})`.as('terms'),
      sql<number | null>`(SELECT max(version) FROM terms_acceptance AS said
        WHERE said.merchant = session.merchant AND said.member_id = session.member_id)`.as(
        'accepted',
      ),
    ])
    .where('session.merchant', '=', merchant)
    .where('id_hash', '=', idHash)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', idleSince),
);

export async function findSession(
  db: Kysely<Database>,
  merchant: Merchant,
  given: SessionProof,
  now: number,
): Promise<Session | 'replaced' | null> {
  const idHash = hashSecret(given.id);
  const idle = merchant.idleMinutes * 60_000;
  const [row] = await findLive(db, {
    merchant: merchant.code,
    idHash,
    now: new Date(now),
    idleSince: new Date(now - idle),
  });
  if (row === undefined || !timingSafeEqual(row.token_hash, hashSecret(given.token))) return null;
  if (row.replaced_at !== null) return 'replaced';
  if (now - row.last_seen_at.getTime() > Math.min(SEEN_EVERY, idle / 4)) {
    await db
      .updateTable('session')
      .set({ last_seen_at: new Date(now) })
      .where('merchant', '=', merchant.code)
      .where('id_hash', '=', idHash)
      .execute();
  }
  // Of a guest no register knows.
  const barred = (isGuest(row.type) ? barredBy : shutBy)(merchant, row, now);
  return {
    idHash,
    handle: row.handle,
    memberId: row.member_id,
    account: row.account,
    type: row.type,
    mayResetPassword: row.may_reset,
    mustChangePassword: row.may_reset || row.first_time_login,
    ...(barred && { barred }),
    ...owedBy(row),
  };
}

interface TermsColumns {
  readonly type: number;
  readonly terms: number | null;
  readonly accepted: number | null;
}

/** Guests of free play have no account that terms were about. */
const owedBy = ({ type, terms, accepted }: TermsColumns): Pick<Session, 'termsOwed'> =>
  terms !== null && terms > (accepted ?? 0) && !isGuest(type) ? { termsOwed: terms } : {};

export type SessionStanding = 'live' | 'replaced' | 'ended';

/** Whether a session goes on; asking is no sign of life of its own. */
export async function sessionStanding(
  db: Kysely<Database>,
  merchant: Merchant,
  handle: string,
  now: number,
): Promise<SessionStanding> {
  const row = await db
    .selectFrom('session')
    .select('replaced_at')
    .where('merchant', '=', merchant.code)
    .where('handle', '=', handle)
    .where('expires_at', '>', new Date(now))
    .where('last_seen_at', '>', new Date(now - merchant.idleMinutes * 60_000))
    .executeTakeFirst();
  if (row === undefined) return 'ended';
  return row.replaced_at === null ? 'live' : 'replaced';
}

/** A game that was launched from the session ends with it. Answers whose it was. */
export async function endSession(
  { db, events }: SessionEnder,
  merchant: string,
  idHash: Buffer,
  now: number,
): Promise<bigint | undefined> {
  await events.sessionsEnded(db, { merchant, loginHash: idHash }, now);
  const ended = await db
    .deleteFrom('session')
    .where('merchant', '=', merchant)
    .where('id_hash', '=', idHash)
    .returning('member_id')
    .executeTakeFirst();
  return ended?.member_id;
}

/** What a browser was in before it came in anew. */
export async function endFormer(
  { db, events, live }: SessionEnder & { readonly live: Pick<Live, 'publish'> },
  merchant: string,
  idHash: Buffer,
  now: number,
): Promise<void> {
  const memberId = await endSession({ db, events }, merchant, idHash, now);
  if (memberId !== undefined) tellSessions(live, { merchant, memberId });
}

/**
 * A member comes in anew in the browser they are in already: the session before ends, and a
 * game that was launched from it goes on. Answers whether it was theirs.
 */
export async function succeedFormer(
  { db: tx, events }: { readonly db: Tx; readonly events: AccountEvents },
  { merchant, memberId }: Owner,
  { from, to }: { readonly from: Buffer; readonly to: Buffer },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('session')
    .where('merchant', '=', merchant)
    .where('member_id', '=', memberId)
    .where('id_hash', '=', from)
    .where('replaced_at', 'is', null)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await events.sessionRenewed(tx, { merchant, from, to });
  return true;
}

/** Another took their place: they end, and their next call is told so. */
export async function replaceSessions(
  { db, events }: SessionEnder,
  { merchant, memberId }: Owner,
  now: number,
  except?: Buffer,
): Promise<void> {
  const replaced = await db
    .updateTable('session')
    .set({ replaced_at: new Date(now) })
    .where('merchant', '=', merchant)
    .where('member_id', '=', memberId)
    .where('replaced_at', 'is', null)
    .$if(except !== undefined, (query) => query.where('id_hash', '<>', except ?? Buffer.alloc(0)))
    .returning('id_hash')
    .execute();
  for (const { id_hash: loginHash } of replaced) {
    await events.sessionsEnded(db, { merchant, loginHash }, now);
  }
}

/** After the commit: streams of the member look at once whether their session goes on. */
export function tellSessions(live: Pick<Live, 'publish'>, { merchant, memberId }: Owner): void {
  live.publish({ merchant, memberId, event: 'session', data: {} });
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

/** Ends some of a member's sessions. */
export async function endSessionsWhere(
  { db, events }: SessionEnder,
  { merchant, memberId }: Owner,
  which: { readonly handle: string } | { readonly credential_id: string },
  now: number,
): Promise<void> {
  const ended = await db
    .deleteFrom('session')
    .where((its) => its.and({ merchant, member_id: memberId, ...which }))
    .returning('id_hash')
    .execute();
  for (const { id_hash: loginHash } of ended) {
    await events.sessionsEnded(db, { merchant, loginHash }, now);
  }
}

/**
 * After a new password only the session that set it goes on, under a new id: a
 * copy of the old one, whoever has it, is worth nothing. Refuses for one that
 * has ended since it was asked about.
 */
export async function renewSession(
  { db: tx, events }: { readonly db: Tx; readonly events: AccountEvents },
  { merchant, memberId }: Owner,
  own: Buffer,
  now: number,
): Promise<string> {
  const others = await tx
    .deleteFrom('session')
    .where('merchant', '=', merchant)
    .where('member_id', '=', memberId)
    .where('id_hash', '<>', own)
    .returning('id_hash')
    .execute();
  for (const { id_hash: loginHash } of others) {
    await events.sessionsEnded(tx, { merchant, loginHash }, now);
  }
  const id = newSecret();
  const to = hashSecret(id);
  const { numUpdatedRows } = await tx
    .updateTable('session')
    .set({ may_reset: false, id_hash: to })
    .where('merchant', '=', merchant)
    .where('id_hash', '=', own)
    .where('replaced_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refusal('auth.required');
  await events.sessionRenewed(tx, { merchant, from: own, to });
  return id;
}
