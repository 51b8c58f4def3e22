import { sql, type Kysely } from 'kysely';
import type { Database } from './schema.ts';
import type { Tx } from './transact.ts';

const MONTHS_AHEAD = 3;

/**
 * The month there is and those to come: a bet in a month without its table would be
 * refused (ADR 49).
 */
export async function addPartitions(tx: Tx, now: number): Promise<void> {
  // Whoever is busy with the tables is not held up for long; there are months left to try again.
  await sql`SET LOCAL lock_timeout = '2s'`.execute(tx);
  await sql`
    SELECT add_month(date_trunc('month', ${new Date(now)}::timestamptz AT TIME ZONE 'UTC')
      AT TIME ZONE 'UTC' + months * interval '1 month')
    FROM generate_series(0, ${MONTHS_AHEAD}::integer) AS months`.execute(tx);
}

/** How many months after this one have their tables. */
export async function monthsAhead(db: Kysely<Database>, now: number): Promise<number> {
  const { rows } = await sql<{ name: string }>`
    SELECT inhrelid::regclass::text AS name FROM pg_inherits
    WHERE inhparent = 'ledger_entry'::regclass`.execute(db);
  const names = new Set(rows.map(({ name }) => name));
  const month = (ahead: number) => {
    const at = new Date(now);
    const first = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + ahead, 1));
    return `ledger_entry_${first.toISOString().slice(0, 7).replace('-', '_')}`;
  };
  let ahead = -1;
  while (names.has(month(ahead + 1))) ahead += 1;
  return ahead;
}
