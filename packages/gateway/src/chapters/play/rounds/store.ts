import { sql } from 'kysely';
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
}

/** Opens a round or adds a bet to an open one; undefined where it has been closed. */
export async function betOnRound(
  tx: Tx,
  session: ProviderSession,
  change: RoundChange,
): Promise<(RoundRow & { readonly isNew: boolean }) | undefined> {
  const status = change.ends ? 'settled' : 'open';
  const settledAt = change.ends ? new Date(change.now) : null;
  return (
    tx
      .insertInto('round')
      .values({
        merchant: session.merchant,
        member_id: session.memberId,
        node_id: session.nodeId,
        mode: session.mode,
        currency: session.currency,
        session_id: session.id,
        ref: change.ref,
        stake: change.stake,
        win: change.win,
        status,
        outcome: JSON.stringify(change.outcome),
        at: new Date(change.now),
        settled_at: settledAt,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['merchant', 'session_id', 'ref'])
          .doUpdateSet((row) => ({
            stake: row('round.stake', '+', change.stake),
            win: row('round.win', '+', change.win),
            status,
            settled_at: settledAt,
          }))
          .where('round.status', '=', 'open'),
      )
      // A row that was just inserted has no deleter.
      .returning(['id', 'stake', 'win', 'status', sql<boolean>`xmax = 0`.as('isNew')])
      .executeTakeFirst()
  );
}

/** Adds a win to an open round of the session; undefined where there is none. */
export async function winOnRound(
  tx: Tx,
  session: ProviderSession,
  { ref, win, ends, now }: RoundChange,
): Promise<RoundRow | undefined> {
  return tx
    .updateTable('round')
    .set((row) => ({
      win: row('win', '+', win),
      status: ends ? 'settled' : 'open',
      settled_at: ends ? new Date(now) : null,
    }))
    .where('merchant', '=', session.merchant)
    .where('session_id', '=', session.id)
    .where('ref', '=', ref)
    .where('status', '=', 'open')
    .returning(['id', 'stake', 'win', 'status'])
    .executeTakeFirst();
}

export async function hasRound(tx: Tx, session: ProviderSession, ref: string): Promise<boolean> {
  const row = await tx
    .selectFrom('round')
    .select('id')
    .where('merchant', '=', session.merchant)
    .where('session_id', '=', session.id)
    .where('ref', '=', ref)
    .executeTakeFirst();
  return row !== undefined;
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
    .returning(['id', 'stake', 'win', 'status'])
    .executeTakeFirst();
}
