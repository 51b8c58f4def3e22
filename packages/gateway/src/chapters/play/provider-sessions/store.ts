import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { prepared } from '../../../kernel/database/connection/prepared.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import { hashSecret, newSecret } from '../../../kernel/secrets/secrets.ts';
import { holdGuardOfPlay, type Guard } from '../../care/index.ts';
import type { RenewedSession } from '../../../kernel/session.ts';

const PROVIDER_SESSION_LIFE = 4 * 3_600_000;

/** Between merchant and secret; no merchant's code has one. */
const MARK = '_';

export interface NewProviderSession {
  readonly merchant: string;
  readonly memberId: bigint;
  readonly loginHash: Buffer;
  readonly vendor: string;
  readonly nodeId: string;
  readonly mode: 'real' | 'trial';
  readonly accountId: bigint;
  /** As the catalogue has it; a vendor’s own lobby has none. */
  readonly gameType?: string;
  readonly now: number;
}

export interface ProviderLaunch {
  readonly sessionId: string;
  readonly token: string;
  readonly expiresAt: number;
}

export async function openProviderSession(
  tx: Tx,
  opened: NewProviderSession,
): Promise<ProviderLaunch> {
  const sessionId = randomUUID();
  const token = `${opened.merchant}${MARK}${newSecret()}`;
  const expiresAt = opened.now + PROVIDER_SESSION_LIFE;
  await tx
    .insertInto('provider_session')
    .values({
      merchant: opened.merchant,
      id: sessionId,
      token_hash: hashSecret(token),
      login_hash: opened.loginHash,
      member_id: opened.memberId,
      vendor: opened.vendor,
      node_id: opened.nodeId,
      mode: opened.mode,
      account_id: opened.accountId,
      game_type: opened.gameType ?? '',
      created_at: new Date(opened.now),
      last_seen_at: new Date(opened.now),
      expires_at: new Date(expiresAt),
      ended_at: null,
      round_at: await lastRoundOf(tx, opened),
    })
    .execute();
  return { sessionId, token, expiresAt };
}

/** No law asks for more than a minute between two rounds. */
const LONGEST_ROUND = 60_000;

/** A game that is opened anew goes on with the pace of the one before. */
async function lastRoundOf(
  tx: Tx,
  { merchant, memberId, now }: Pick<NewProviderSession, 'merchant' | 'memberId' | 'now'>,
): Promise<Date | null> {
  const last = await tx
    .selectFrom('provider_session')
    .select((its) => its.fn.max('round_at').as('at'))
    .where('merchant', '=', merchant)
    .where('member_id', '=', memberId)
    .where('last_seen_at', '>', new Date(now - LONGEST_ROUND))
    .executeTakeFirst();
  return last?.at ?? null;
}

export interface ProviderSession {
  readonly merchant: string;
  readonly id: string;
  readonly memberId: bigint;
  readonly vendor: string;
  readonly nodeId: string;
  readonly mode: 'real' | 'trial';
  readonly accountId: bigint;
  readonly gameType: string;
  readonly currency: string;
  /** When play ended or will end: nothing may be staked from then on. */
  readonly endsAt: number;
  /** When the last round was begun; null where that is too long ago to matter. */
  readonly roundAt: number | null;
  /** How well its member is known. */
  readonly level: number;
  /** Its member has a password that was handed out, and plays on with one of their own. */
  readonly mustChangePassword: boolean;
}

interface Given {
  readonly merchant: string;
  readonly tokenHash: Buffer;
}

const hold = prepared((db, { merchant, tokenHash }: Given) =>
  db
    .selectFrom('provider_session as opened')
    .innerJoin('ledger_account as account', (join) =>
      join
        .onRef('account.merchant', '=', 'opened.merchant')
        .onRef('account.id', '=', 'opened.account_id'),
    )
    .innerJoin('member', (join) =>
      join
        .onRef('member.merchant', '=', 'opened.merchant')
        .onRef('member.id', '=', 'opened.member_id'),
    )
    .select([
      'opened.merchant',
      'opened.id',
      'opened.member_id as memberId',
      'opened.vendor',
      'opened.node_id as nodeId',
      'opened.mode',
      'opened.account_id as accountId',
      'opened.game_type as gameType',
      'account.currency',
      'member.kyc_level as level',
      'member.first_time_login as mustChangePassword',
      'opened.ended_at',
      'opened.expires_at',
      'opened.round_at',
    ])
    .where('opened.merchant', '=', merchant)
    .where('token_hash', '=', tokenHash)
    .forUpdate('opened'),
);

function namedBy(token: string): Given {
  const merchant = token.slice(0, Math.max(0, token.indexOf(MARK)));
  return { merchant, tokenHash: hashSecret(token) };
}

/** Whoever plays by a token, held before the session is: the one order in which anything is (ADR 182). */
export function holdPlayer(tx: Tx, token: string): Promise<Guard | undefined> {
  const { merchant, tokenHash } = namedBy(token);
  return holdGuardOfPlay(tx, merchant, tokenHash);
}

/**
 * The session of a token, ended or not; held until the transaction is over, so
 * that what its game does happens one after the other. The token says which
 * merchant: the games have one host for all of them.
 */
export async function holdProviderSession(
  tx: Tx,
  token: string,
): Promise<ProviderSession | undefined> {
  const [row] = await hold(tx, namedBy(token));
  if (row === undefined) return undefined;
  const { ended_at: ended, expires_at: expires, round_at: begun, ...session } = row;
  const endsAt = Math.min((ended ?? expires).getTime(), expires.getTime());
  return { ...session, endsAt, roundAt: begun?.getTime() ?? null };
}

export interface RoundSums {
  readonly staked: bigint;
  readonly won: bigint;
  /** Rounds that have begun, or fewer where one was taken back. */
  readonly rounds: number;
}

interface Seen extends Omit<RoundSums, 'rounds'> {
  readonly merchant: string;
  readonly id: string;
  readonly until: Date;
  readonly roundAt: Date | null;
}

const see = prepared((db, { merchant, id, until, staked, won, roundAt }: Seen) =>
  db
    .updateTable('provider_session')
    .set((row) => ({
      last_seen_at: row.fn<Date>('greatest', ['last_seen_at', row.val(until)]),
      staked: row('staked', '+', staked),
      won: row('won', '+', won),
      round_at: sql<Date | null>`coalesce(${roundAt}::timestamptz, round_at)`,
    }))
    .where('merchant', '=', merchant)
    .where('id', '=', id),
);

/** The game was heard of: its time in play reaches to now, unless it has ended. */
export async function seenPlaying(
  tx: Tx,
  session: ProviderSession,
  now: number,
  { staked, won, rounds }: RoundSums = { staked: 0n, won: 0n, rounds: 0 },
): Promise<void> {
  const until = new Date(Math.min(now, session.endsAt));
  const roundAt = rounds > 0 ? new Date(now) : null;
  await see(tx, { merchant: session.merchant, id: session.id, until, staked, won, roundAt });
}

type Launches =
  | { readonly merchant: string; readonly loginHash: Buffer }
  | { readonly merchant: string; readonly memberId: bigint }
  | { readonly merchant: string; readonly vendor: string };

/** Ends games in progress. The sessions stay: rounds, totals and time in play rest on them. */
export async function endProviderSessions(
  db: Kysely<Database>,
  launches: Launches,
  now: number,
): Promise<void> {
  const open = db
    .updateTable('provider_session')
    .set({ ended_at: new Date(now) })
    .where('merchant', '=', launches.merchant)
    .where('ended_at', 'is', null)
    // Of all that were ever opened, few are not over by themselves.
    .where('expires_at', '>', new Date(now));
  await (
    'memberId' in launches
      ? open.where('member_id', '=', launches.memberId)
      : 'vendor' in launches
        ? open.where('vendor', '=', launches.vendor)
        : open.where('login_hash', '=', launches.loginHash)
  ).execute();
}

/** The login that games were launched from has another id; they go on, and end with it. */
export async function renewProviderSessions(
  tx: Tx,
  { merchant, from, to }: RenewedSession,
): Promise<void> {
  await tx
    .updateTable('provider_session')
    .set({ login_hash: to })
    .where('merchant', '=', merchant)
    .where('login_hash', '=', from)
    .where('ended_at', 'is', null)
    .execute();
}
