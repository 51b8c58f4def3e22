import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';

export interface Jackpot {
  readonly id: string;
  readonly name: string;
  readonly amount: bigint;
  readonly seed: bigint;
  readonly cap: bigint;
  readonly node_ids: readonly string[];
  readonly last_win_by: string | null;
  readonly last_win: bigint | null;
  readonly last_win_at: Date | null;
}

/** What it began with, and its share of every stake since: never more than its cap. */
export async function jackpotsOf(db: Kysely<Database>, merchant: string): Promise<Jackpot[]> {
  const { rows } = await sql<Jackpot>`
    SELECT id, name, seed, cap, node_ids, last_win_by, last_win, last_win_at,
      least(cap, base + trunc((kept + coalesce((
        SELECT sum(staked) FROM game_day
        WHERE game_day.merchant = jackpot.merchant AND day >= kept_on
          AND node_id = ANY(node_ids)), 0)) * share_ppm / 1000000))::bigint AS amount
    FROM jackpot WHERE merchant = ${merchant} ORDER BY position`.execute(db);
  return rows;
}

export async function jackpotIdsOf(
  db: Kysely<Database>,
  merchant: string,
  nodeId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('jackpot')
    .select('id')
    .where('merchant', '=', merchant)
    .where(sql<boolean>`${nodeId} = ANY(node_ids)`)
    .orderBy('position')
    .execute();
  return rows.map(({ id }) => id);
}
