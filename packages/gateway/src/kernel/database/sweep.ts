import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from './schema.ts';
import { addPartitions } from './partitions.ts';
import type { Tx } from './transact.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const EVERY = 10 * MINUTE;
/** Rows that go at once: what is deleted is held until the end, and others wait for it. */
const CHUNK = 5_000;
/** A vendor may ask again after weeks, and then gets the answer it missed. */
const ANSWERS_OF_VENDORS = 40 * DAY;
/** Rows that go by themselves. */
export interface Expiry {
  readonly table: keyof Database & string;
  readonly column: string;
  /** Rows go when they are older than now, less this. */
  readonly kept: number;
  only?(at: Date): RawBuilder<unknown>;
}

/** What is put in order now and then. */
export type Sweep = Expiry | ((tx: Tx, now: number) => Promise<void>);

/** Of the kernel; each chapter says it of its own tables. */
const own: readonly Expiry[] = [
  { table: 'challenge', column: 'expires_at', kept: 0 },
  { table: 'seen_message', column: 'seen_at', kept: 10 * MINUTE },
  {
    table: 'counter',
    column: 'since',
    kept: DAY,
    only: (at) => sql`(blocked_until IS NULL OR blocked_until < ${at})`,
  },
  { table: 'encryption_key', column: 'created_at', kept: 3 * DAY },
  {
    table: 'idempotency',
    column: 'created_at',
    kept: DAY,
    only: () => sql`scope NOT LIKE 'provider:%'`,
  },
  { table: 'idempotency', column: 'created_at', kept: ANSWERS_OF_VENDORS },
];

/**
 * Takes away what has served its time. Money, rounds and whoever has any are
 * never touched. Of several gateways one sweeps; each step is a transaction of its
 * own, and what another gateway is busy with is left for the next time.
 */
export async function sweep(
  db: Kysely<Database>,
  now: number,
  others: readonly Sweep[] = [],
): Promise<void> {
  await alone(db, (tx) => addPartitions(tx, now));
  for (const one of [...own, ...others]) {
    if (typeof one === 'function') await alone(db, (tx) => one(tx, now));
    else while ((await alone(db, (tx) => removeChunk(tx, one, now))) === CHUNK) continue;
  }
}

/** Held to the end of the transaction: nothing of it stays behind in a pool of connections. */
async function alone<T>(
  db: Kysely<Database>,
  work: (tx: Tx) => Promise<T>,
): Promise<T | undefined> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ mine: boolean }>`
      SELECT pg_try_advisory_xact_lock(hashtext('livery.sweep')) AS mine`.execute(tx);
    return rows[0]?.mine === true ? work(tx) : undefined;
  });
}

async function removeChunk(tx: Tx, { table, column, kept, only }: Expiry, now: number) {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM ${sql.table(table)} WHERE ctid = ANY(ARRAY(
      SELECT ctid FROM ${sql.table(table)}
      WHERE ${sql.ref(column)} < ${new Date(now - kept)} AND ${only?.(new Date(now)) ?? sql`true`}
      LIMIT ${CHUNK} FOR UPDATE SKIP LOCKED))`.execute(tx);
  return Number(numAffectedRows);
}

export interface Sweeping {
  readonly db: Kysely<Database>;
  readonly clock: () => number;
  readonly others: readonly Sweep[];
  /** What does not lie in the database, or not only. */
  more(now: number): Promise<void>;
}

export function sweepRegularly(
  { db, clock, others, more }: Sweeping,
  onError: (error: unknown) => void,
): () => void {
  const once = async () => {
    await sweep(db, clock(), others);
    await more(clock());
  };
  const timer = setInterval(() => void once().catch(onError), EVERY);
  timer.unref();
  return () => clearInterval(timer);
}
