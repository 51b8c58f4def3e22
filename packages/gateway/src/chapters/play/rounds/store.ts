import { sql } from 'kysely';
import { prepared } from '../../../kernel/database/connection/prepared.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import type { ProviderSession } from '../provider-sessions/store.ts';

export interface RoundChange {
  readonly ref: string;
  readonly stake: bigint;
  readonly win: bigint;
  /** Nothing more is to come of it. */
  readonly ends: boolean;
  readonly outcome: unknown;
  readonly now: number;
}

export interface RoundRow {
  readonly id: bigint;
  readonly stake: bigint;
  readonly win: bigint;
  readonly status: 'open' | 'settled' | 'void';
  readonly at: Date;
}

const columns = ['id', 'stake', 'win', 'status', 'at'] as const;

/** The number of the round that a vendor calls so in this session. */
const numberOf = (session: ProviderSession, ref: string) => sql<bigint>`(
  SELECT id FROM movement_ref WHERE merchant = ${session.merchant}
    AND vendor = ${session.vendor} AND ref = ref_hash('round', ${`${session.id}:${ref}`}))`;

interface NewRound extends Pick<
  ProviderSession,
  'merchant' | 'vendor' | 'memberId' | 'nodeId' | 'gameType'
> {
  readonly mode: ProviderSession['mode'];
  readonly currency: string;
  readonly sessionId: string;
  readonly ref: string;
  readonly name: string;
  readonly stake: bigint;
  readonly win: bigint;
  readonly status: 'open' | 'settled';
  readonly outcome: string;
  readonly milliseconds: number;
  readonly at: Date;
  readonly settledAt: Date | null;
}

const open = prepared(
  (_db, given: NewRound) => sql<RoundRow>`
    WITH named AS (
      INSERT INTO movement_ref (merchant, vendor, ref, id)
      VALUES (${given.merchant}, ${given.vendor}, ref_hash('round', ${given.name}),
        timed_id(${given.milliseconds}))
      ON CONFLICT DO NOTHING RETURNING id
    )
    INSERT INTO round (merchant, id, member_id, node_id, mode, currency, session_id, ref, stake,
      win, status, outcome, at, settled_at, game_type)
    SELECT ${given.merchant}, id, ${given.memberId}, ${given.nodeId}, ${given.mode},
      ${given.currency}, ${given.sessionId}, ${given.ref}, ${given.stake}, ${given.win},
      ${given.status}, ${given.outcome}::jsonb, ${given.at}, ${given.settledAt}, ${given.gameType}
    FROM named RETURNING id, stake, win, status, at`,
);

/** Opens a round; undefined where its name has been used in the session before. */
export async function openRound(
  tx: Tx,
  session: ProviderSession,
  change: RoundChange,
): Promise<RoundRow | undefined> {
  const at = new Date(change.now);
  const [row] = await open(tx, {
    ...session,
    sessionId: session.id,
    ref: change.ref,
    name: `${session.id}:${change.ref}`,
    stake: change.stake,
    win: change.win,
    status: change.ends ? 'settled' : 'open',
    outcome: JSON.stringify(change.outcome),
    milliseconds: Math.floor(change.now),
    at,
    settledAt: change.ends ? at : null,
  });
  return row;
}

/** Adds to an open round of the session; undefined where there is none. */
export async function addToRound(
  tx: Tx,
  session: ProviderSession,
  { ref, stake, win, ends, now }: RoundChange,
): Promise<RoundRow | undefined> {
  return tx
    .updateTable('round')
    .set((row) => ({
      stake: row('stake', '+', stake),
      win: row('win', '+', win),
      status: ends ? 'settled' : 'open',
      settled_at: ends ? new Date(now) : null,
    }))
    .where('merchant', '=', session.merchant)
    .where('id', '=', numberOf(session, ref))
    .where('status', '=', 'open')
    .returning(columns)
    .executeTakeFirst();
}

export async function hasRound(tx: Tx, session: ProviderSession, ref: string): Promise<boolean> {
  const { rows } = await sql<{ id: bigint | null }>`SELECT ${numberOf(session, ref)} AS id`.execute(
    tx,
  );
  return rows[0]?.id != null;
}

/** A stake goes back; undefined where the round is closed or has paid already. */
export async function takeBack(
  tx: Tx,
  merchant: string,
  roundId: bigint,
  amount: bigint,
  now: number,
): Promise<RoundRow | undefined> {
  return tx
    .updateTable('round')
    .set((row) => ({
      stake: row('stake', '-', amount),
      returned: row('returned', '+', amount),
      status: sql`CASE WHEN stake = ${amount} THEN 'void' ELSE status END`,
      settled_at: sql`CASE WHEN stake = ${amount} THEN ${new Date(now)}::timestamptz END`,
    }))
    .where('merchant', '=', merchant)
    .where('id', '=', roundId)
    .where('status', '=', 'open')
    .where('win', '=', 0n)
    .returning(columns)
    .executeTakeFirst();
}
