import { Client } from 'pg';

/** What a database has written so far. */
export interface Weight {
  /** Tables and their indexes that are kept for good. */
  readonly bytes: number;
  readonly wal: number;
  readonly rounds: number;
}

/** Keys are swept after a day; all else stays. */
const SWEPT = ['idempotency', 'session', 'counter', 'seen_message'];

export async function weigh(databaseUrl: string): Promise<Weight> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('CHECKPOINT');
    const { rows } = await client.query<Record<keyof Weight, string>>(
      `SELECT (SELECT sum(pg_total_relation_size(oid)) FROM pg_class
          WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
            AND relname <> ALL($1)) AS bytes,
        pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') AS wal,
        (SELECT count(*) FROM round) AS rounds`,
      [SWEPT],
    );
    const { bytes = '0', wal = '0', rounds = '0' } = rows[0] ?? {};
    return { bytes: Number(bytes), wal: Number(wal), rounds: Number(rounds) };
  } finally {
    await client.end();
  }
}
