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
      least(cap, base + coalesce((
        SELECT sum(stake)::bigint FROM round
        WHERE round.merchant = jackpot.merchant AND node_id = ANY(node_ids)
          AND mode = 'real' AND status <> 'void' AND at > since), 0) * share_ppm / 1000000) AS amount
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
