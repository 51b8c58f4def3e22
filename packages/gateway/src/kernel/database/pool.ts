import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { Database } from './schema.ts';

const INT8 = 20;
const DATE = 1082;

/**
 * Money is `bigint` from the column to the sum: a float never touches it. A day
 * stays the text it is: as an instant it would be another day elsewhere.
 */
export const parsers: Pick<typeof types, 'getTypeParser'> = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8 && format !== 'binary') return (text: string) => BigInt(text);
    if (oid === DATE && format !== 'binary') return (text: string) => text;
    return types.getTypeParser(oid, format);
  }) as typeof types.getTypeParser,
};

/** Connections of this gateway: used by somebody, kept for the next, and how many wait for one. */
export interface PoolState {
  readonly used: number;
  readonly idle: number;
  readonly waiting: number;
}

export interface OpenPool {
  readonly db: Kysely<Database>;
  state(): PoolState;
}

export function openPool(url: string, onIdleError: (error: Error) => void, size = 10): OpenPool {
  const pool = new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    types: parsers,
  });
  // A dropped idle connection is replaced; without a listener it ends the process.
  pool.on('error', onIdleError);
  // One that is lost between two statements of a transaction reports twice; the statement tells.
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }),
    state: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  };
}

export const openDatabase = (...args: Parameters<typeof openPool>): Kysely<Database> =>
  openPool(...args).db;
