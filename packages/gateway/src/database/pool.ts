import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { Database } from './schema.ts';

const INT8 = 20;

/** Money is `bigint` from the column to the sum: a float never touches it. */
const parsers: Pick<typeof types, 'getTypeParser'> = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary'
      ? (text: string) => BigInt(text)
      : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
};

export function openDatabase(
  url: string,
  onIdleError: (error: Error) => void,
  size = 10,
): Kysely<Database> {
  const pool = new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    types: parsers,
  });
  // A dropped idle connection is replaced; without a listener it ends the process.
  pool.on('error', onIdleError);
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
