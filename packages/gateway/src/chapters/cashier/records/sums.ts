import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { transact, type Tx } from '../../../kernel/database/transact.ts';

/** The row of all games together. */
export const ALL_GAMES = '';

/** Whose book it is, and by which clocks its days are counted. */
export interface LedgerSite {
  readonly code: string;
  readonly timeZone: string;
}

/**
 * Sums of what is there, for a merchant that has none yet, or whose clocks were
 * moved to another zone since. Nothing is written to any book meanwhile; from
 * then on the database keeps them with every entry and every round.
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
