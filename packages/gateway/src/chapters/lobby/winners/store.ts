import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { firstTimedId } from '../../../kernel/database/timed-id.ts';

const BOARD_DAYS = 30;
/** Of few games each has an index to itself; of many the merchant's largest are mostly theirs. */
const FEW = 40;

export interface WinnersQuery {
  readonly nodes: readonly string[];
  readonly limit: number;
  readonly now: number;
}

export interface Win {
  readonly node_id: string;
  readonly win: bigint;
  readonly currency: string;
  readonly at: Date;
  readonly account: string;
}

/** Wins of real money only; a practice win is nobody's news. */
export async function biggestWins(
  db: Kysely<Database>,
  merchant: string,
  { nodes, limit, now }: WinnersQuery,
): Promise<readonly Win[]> {
  const largest = sql`
    SELECT node_id, win, id FROM round
    WHERE merchant = ${merchant} AND mode = 'real' AND win > stake
      AND id >= ${firstTimedId(now - BOARD_DAYS * 86_400_000)}`;
  const first = sql`ORDER BY win DESC, id DESC LIMIT ${limit}`;
  const found =
    nodes.length > FEW
      ? sql`${largest} AND node_id = ANY(${nodes}::text[]) ${first}`
      : sql`SELECT own.* FROM unnest(${nodes}::text[]) AS node
          CROSS JOIN LATERAL (${largest} AND node_id = node ${first}) AS own ${first}`;
  // Of each game there are as many as are shown in all: only those that are shown are fetched.
  const { rows } = await sql<Win>`
    SELECT round.node_id, round.win, round.currency, round.at, account FROM (${found}) AS found
    JOIN round ON round.merchant = ${merchant} AND round.id = found.id
    JOIN member ON member.merchant = ${merchant} AND member.id = round.member_id
    ORDER BY round.win DESC, round.id DESC`.execute(db);
  return rows;
}
