import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { transact, type Tx } from '../../../kernel/database/transact.ts';
import type { LedgerSite } from '../wallet/ledger.ts';

export interface CountedRound {
  readonly stake: bigint;
  readonly win: bigint;
  readonly status: 'open' | 'settled' | 'void';
}

/** A member's rounds of one game on one day of the merchant's. */
export interface RoundDay {
  readonly merchant: string;
  readonly memberId: bigint;
  readonly day: string;
  readonly mode: 'real' | 'trial';
  readonly nodeId: string;
}

/** The row of all games together. */
export const ALL_GAMES = '';

/** In the transaction that writes the round; `before` is what it was counted as until now. */
export async function countRounds(
  tx: Tx,
  { merchant, memberId, day, mode, nodeId }: RoundDay,
  round: CountedRound,
  before: CountedRound | undefined,
): Promise<void> {
  const row = (one: CountedRound, sign: 1n | -1n) => ({
    merchant,
    member_id: memberId,
    day,
    mode,
    result: resultOf(one),
    rounds: Number(sign),
    staked: sign * one.stake,
    won: sign * one.win,
  });
  const added = row(round, 1n);
  const gone = before && row(before, -1n);
  const isSame = gone?.result === added.result;
  const merged = {
    ...added,
    rounds: added.rounds + (gone?.rounds ?? 0),
    staked: added.staked + (gone?.staked ?? 0n),
    won: added.won + (gone?.won ?? 0n),
  };
  const changes = gone === undefined ? [added] : isSame ? [merged] : [gone, added];
  const rows = [ALL_GAMES, nodeId].flatMap((node_id) =>
    changes.map((change) => Object.assign({ node_id }, change)),
  );
  await tx
    .insertInto('round_day')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['merchant', 'member_id', 'mode', 'node_id', 'day', 'result'])
        .doUpdateSet((kept) => ({
          rounds: kept('round_day.rounds', '+', kept.ref('excluded.rounds')),
          staked: kept('round_day.staked', '+', kept.ref('excluded.staked')),
          won: kept('round_day.won', '+', kept.ref('excluded.won')),
        })),
    )
    .execute();
}

function resultOf({ status, win }: CountedRound): 'open' | 'won' | 'lost' | 'void' {
  if (status !== 'settled') return status;
  return win > 0n ? 'won' : 'lost';
}

/**
 * Sums of what is there, for a merchant that has none yet, or whose clocks were
 * moved to another zone since. Nothing is written to any book meanwhile.
 */
export async function keepSums(
  db: Kysely<Database>,
  merchants: readonly LedgerSite[],
): Promise<void> {
  const rows = await db.selectFrom('kept_sums').selectAll().execute();
  const kept = new Map(rows.map((row) => [row.merchant, row.time_zone]));
  for (const merchant of merchants) {
    if (kept.get(merchant.code) === merchant.timeZone) continue;
    await transact(db, async (tx) => {
      // Of a merchant that is new nothing is written yet, and nobody has to wait.
      const account = await tx
        .selectFrom('ledger_account')
        .select('id')
        .where('merchant', '=', merchant.code)
        .limit(1)
        .executeTakeFirst();
      if (account !== undefined) {
        await sql`LOCK TABLE ledger_transfer, round IN SHARE ROW EXCLUSIVE MODE`.execute(tx);
      }
      await sumUp(tx, merchant);
    });
  }
}

/** Anew from every entry and every round of a merchant. */
export async function sumUp(tx: Tx, { code, timeZone }: LedgerSite): Promise<void> {
  await tx.deleteFrom('ledger_day').where('merchant', '=', code).execute();
  await sql`
    INSERT INTO ledger_day (merchant, account_id, day, kind, entries, paid_in, paid_out)
    SELECT merchant, account_id, (moment_of(transfer_id) AT TIME ZONE ${timeZone})::date, kind,
      count(*), coalesce(sum(amount) FILTER (WHERE amount > 0), 0),
      coalesce(-sum(amount) FILTER (WHERE amount < 0), 0)
    FROM ledger_entry WHERE merchant = ${code} AND balance IS NOT NULL
    GROUP BY 1, 2, 3, 4`.execute(tx);
  await tx.deleteFrom('round_day').where('merchant', '=', code).execute();
  await sql`
    INSERT INTO round_day
      (merchant, member_id, day, mode, node_id, result, rounds, staked, won)
    SELECT merchant, member_id, (moment_of(id) AT TIME ZONE ${timeZone})::date, mode, node,
      CASE WHEN status <> 'settled' THEN status WHEN win > 0 THEN 'won' ELSE 'lost' END,
      count(*), sum(stake), sum(win)
    FROM round CROSS JOIN LATERAL (VALUES (node_id), (${ALL_GAMES})) AS nodes (node)
    WHERE merchant = ${code} GROUP BY 1, 2, 3, 4, 5, 6`.execute(tx);
  await tx
    .insertInto('kept_sums')
    .values({ merchant: code, time_zone: timeZone })
    .onConflict((conflict) => conflict.column('merchant').doUpdateSet({ time_zone: timeZone }))
    .execute();
}
