import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Database } from '../../kernel/database/schema.ts';
import { parsers } from '../../kernel/database/pool.ts';

export interface Cost {
  /** Milliseconds in the database. */
  readonly time: number;
  /** Pages of 8 KB that were looked at, in memory or not. */
  readonly buffers: number;
}

/** A database whose statements are seen, so that they can be explained afterwards. */
export interface Watched {
  readonly db: Kysely<Database>;
  /** What a read asks of the database, without the way there. */
  costOf(read: () => Promise<unknown>): Promise<Cost>;
  close(): Promise<void>;
}

interface Plan {
  readonly Plan: Readonly<Record<'Shared Hit Blocks' | 'Shared Read Blocks', number>>;
  readonly 'Execution Time': number;
}

export function watch(url: string): Watched {
  const pool = new Pool({ connectionString: url, max: 4, types: parsers });
  let seen: CompiledQuery[] = [];
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ level, query }) => {
      if (level === 'query') seen.push(query);
    },
  });
  return {
    db,
    costOf: async (read) => {
      seen = [];
      await read();
      const statements = seen;
      const cost = { time: 0, buffers: 0 };
      for (const { sql: text, parameters } of statements) {
        const { rows } = await pool.query<{ 'QUERY PLAN': readonly Plan[] }>(
          `EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) ${text}`,
          [...parameters],
        );
        const plan = rows[0]?.['QUERY PLAN'][0];
        if (plan === undefined) throw new Error('a statement was not explained');
        cost.time += plan['Execution Time'];
        cost.buffers += plan.Plan['Shared Hit Blocks'] + plan.Plan['Shared Read Blocks'];
      }
      return cost;
    },
    close: () => db.destroy(),
  };
}
