import type { Kysely, Transaction } from 'kysely';
import { setTimeout as delay } from 'node:timers/promises';
import { insideTransaction } from './no-nested-transactions.ts';
import type { Database } from './schema.ts';

export type Tx = Transaction<Database>;

const SERIALISATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const ATTEMPTS = 5;

export function sqlState(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}

/**
 * Runs the work in one transaction, again when the database asks for it. The
 * work must therefore have no effect outside the transaction, and asks the
 * database nothing but by `tx`: it holds one connection, and whoever waits for
 * a second while holding one can wait for ever (ADR 43).
 */
export async function transact<T>(db: Kysely<Database>, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute((tx) => insideTransaction(() => work(tx)));
    } catch (error) {
      const state = sqlState(error);
      const again = state === SERIALISATION_FAILURE || state === DEADLOCK;
      if (!again || attempt === ATTEMPTS) throw error;
      await delay(2 ** attempt * (5 + Math.random() * 5));
    }
  }
}
