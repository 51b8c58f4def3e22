import { Kysely, PostgresDialect, sql, type PostgresPool } from 'kysely';
import { Pool, types, type PoolClient } from 'pg';
import { refuseInsideTransaction } from './no-nested-transactions.ts';
import { PatientClient } from './connection/patient-client.ts';
import { cancelOnStop, connectUnlessStopped } from './connection/stoppable.ts';
import { StartError } from '../start-error.ts';
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
  /** The start is over: its signal means nothing any more. */
  begin(): void;
}

/** A statement may take so long, and its answer a little longer. */
const LONGEST_STATEMENT = 10_000;
const LONGEST_ANSWER = 12_000;

export interface PoolOptions {
  readonly size?: number;
  /** A pooler in between takes no settings at log-in: the limit of a statement is its role's. */
  readonly isPooled?: boolean;
  /** For work at the start, which takes as long as it takes. */
  readonly isUnhurried?: boolean;
  /** Milliseconds until an answer is waited for no longer. */
  readonly patience?: number;
  /** Ends what runs, until the start is over. */
  readonly signal?: AbortSignal;
}

export function openPool(
  url: string,
  onIdleError: (error: Error) => void,
  options: PoolOptions = {},
): OpenPool {
  const { size = 10, isPooled = false, isUnhurried = false, patience = LONGEST_ANSWER } = options;
  let { signal } = options;
  const pool = new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5_000,
    ...(isPooled || isUnhurried ? {} : { statement_timeout: LONGEST_STATEMENT }),
    types: parsers,
  });
  // A dropped idle connection is replaced; without a listener it ends the process.
  pool.on('error', onIdleError);
  // One that is lost between two statements of a transaction reports twice; the statement tells.
  pool.on('connect', (client) => client.on('error', () => {}));
  const forget = signal && cancelOnStop(pool, signal);
  const connect = () =>
    signal === undefined ? pool.connect() : connectUnlessStopped(pool, signal);
  const clients = new WeakMap<PoolClient, PatientClient>();
  const ofStart: PostgresPool = {
    connect,
    end: async () => {
      const ended = pool.end();
      // One that is on its way to a server that is away would be waited for.
      if (signal?.aborted === true) ended.catch(() => {});
      else await ended;
    },
    options: pool.options,
  };
  const patientPool: PostgresPool = {
    ...ofStart,
    connect: async () => {
      refuseInsideTransaction();
      const client = await connect();
      const known = clients.get(client) ?? new PatientClient(client, patience, !isPooled);
      clients.set(client, known);
      return known;
    },
  };
  return {
    db: new Kysely<Database>({
      dialect: new PostgresDialect({ pool: isUnhurried ? ofStart : patientPool }),
    }),
    state: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    begin: () => {
      forget?.();
      signal = undefined;
    },
  };
}

/** A pooler hands a connection on with whatever was set on it, so nothing is set. */
export async function requireStatementLimit(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ statement_timeout: string }>`SHOW statement_timeout`.execute(db);
  if (rows[0]?.statement_timeout !== '0') return;
  throw new StartError(
    `Behind a pooler the database must limit statements itself: ALTER ROLE … SET statement_timeout = '${LONGEST_STATEMENT / 1000}s'.`,
  );
}

export const openDatabase = (
  url: string,
  onIdleError: (error: Error) => void,
  size?: number,
): Kysely<Database> => openPool(url, onIdleError, size === undefined ? {} : { size }).db;
