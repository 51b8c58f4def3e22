import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';

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
    SELECT node_id, max(win) AS win, min(currency) AS currency FROM round
    WHERE merchant = ${merchant} AND mode = 'real' AND status <> 'void'
      AND at > ${new Date(now - DAYS * 86_400_000)} AND node_id = ANY(${nodes}::text[])
    GROUP BY node_id ORDER BY count(*) DESC, node_id LIMIT ${limit}`.execute(db);
  return rows;
}
