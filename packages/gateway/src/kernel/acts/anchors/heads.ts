import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Anchor } from './anchor.ts';

/** The last line of each of these merchants who has one, and when that was so. */
export async function headsOf(
  db: Kysely<Database>,
  merchants: readonly string[],
): Promise<readonly Anchor[]> {
  const { rows } = await sql<Anchor>`
    SELECT named.merchant, last.n, encode(last.hash, 'hex') AS hash, clock_timestamp() AS at
    FROM unnest(${merchants}::text[]) AS named (merchant)
    CROSS JOIN LATERAL (SELECT n, hash FROM audit WHERE audit.merchant = named.merchant
      ORDER BY n DESC LIMIT 1) AS last`.execute(db);
  return rows;
}
