import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from './schema.ts';

/** What always holds of the rows of a chapter; whatever breaks it is named. */
export interface Invariant {
  readonly name: string;
  readonly says: string;
  /** Rows named `what`, of one merchant or of all. */
  readonly breaches: (merchant: string | null) => RawBuilder<{ what: string }>;
}

export interface InvariantReport extends Pick<Invariant, 'name' | 'says'> {
  /** The first breaches, and how many there are. */
  readonly breaches: readonly string[];
  readonly total: number;
}

/** So many are named; whoever has more looks further by hand. */
const NAMED = 20;

/** All of them at one moment, whatever is played meanwhile; nothing is held for it. */
export function checkInvariants(
  db: Kysely<Database>,
  invariants: readonly Invariant[],
  merchant: string | null,
): Promise<InvariantReport[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const reports: InvariantReport[] = [];
      for (const { name, says, breaches } of invariants) {
        const { rows } = await sql<{ what: string; total: string }>`
          SELECT what, count(*) OVER () AS total FROM (${breaches(merchant)}) AS breach
          LIMIT ${NAMED}`.execute(tx);
        const found = rows.map(({ what }) => what);
        reports.push({ name, says, breaches: found, total: Number(rows[0]?.total ?? 0) });
      }
      return reports;
    });
}
