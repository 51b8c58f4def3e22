import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { dayIn } from '../../../kernel/days.ts';

export interface Rank {
  readonly node_id: string;
  readonly win: bigint;
  readonly currency: string;
}

const DAYS = 30;

/** The games played most of late, the most played first. */
export async function mostPlayed(
  db: Kysely<Database>,
  merchant: string,
  nodes: readonly string[],
  limit: number,
  now: number,
): Promise<readonly Rank[]> {
  const { rows } = await sql<Rank>`
    SELECT node_id, max(top_win) AS win, min(currency) AS currency FROM game_day
    WHERE merchant = ${merchant} AND day > ${dayIn('UTC', now - DAYS * 86_400_000)}::date
      AND node_id = ANY(${nodes}::text[])
    GROUP BY node_id HAVING sum(rounds) > 0
    ORDER BY sum(rounds) DESC, node_id LIMIT ${limit}`.execute(db);
  return rows;
}
