import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from './schema.ts';
import { GUEST } from '../member-types.ts';
import { addPartitions } from './partitions.ts';
import type { Tx } from './transact.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const EVERY = 10 * MINUTE;
/** Rows that go at once: what is deleted is held until the end, and others wait for it. */
const CHUNK = 5_000;
/** A vendor may ask again after weeks, and then gets the answer it missed. */
const ANSWERS_OF_VENDORS = 40 * DAY;
/** How long members see where they came in. */
const HISTORY = 90 * DAY;
/** A guest who has played stays in the books; looking at those again and again is for nothing. */
const GUESTS_LOOKED_AT = 30 * DAY;

/** Something else that is put in order now and then. */
export type Sweep = (tx: Tx, now: number) => Promise<void>;

interface Rule {
  readonly table: keyof Database & string;
  readonly column: string;
  /** Rows go when they are older than now, less this. */
  readonly kept: number;
  only?(at: Date): RawBuilder<unknown>;
}

const rules: readonly Rule[] = [
  { table: 'session', column: 'expires_at', kept: 0 },
  { table: 'captcha', column: 'expires_at', kept: 0 },
  { table: 'challenge', column: 'expires_at', kept: 0 },
  { table: 'one_time_password', column: 'expires_at', kept: 0 },
  { table: 'link_ticket', column: 'expires_at', kept: 0 },
  { table: 'used_token', column: 'expires_at', kept: 0 },
  // Nobody comes back into one without a session, and one without a wallet is in no books.
  {
    table: 'member',
    column: 'created_at',
    kept: DAY,
    only: (at) => sql`type = ${sql.lit(GUEST)} AND password_hash IS NULL
      AND created_at > ${new Date(at.getTime() - GUESTS_LOOKED_AT)}
      AND NOT EXISTS (SELECT FROM session
        WHERE session.merchant = member.merchant AND session.member_id = member.id)
      AND NOT EXISTS (SELECT FROM ledger_account AS account
        WHERE account.merchant = member.merchant AND account.member_id = member.id)`,
  },
  { table: 'device_credential', column: 'expires_at', kept: 0 },
  { table: 'login_record', column: 'at', kept: HISTORY },
  // For a day its owner is told that it is too old, and not that it is wrong.
  { table: 'phone_code', column: 'expires_at', kept: DAY },
  // What was played for real is kept: time in play is counted from it. So is what rounds name.
  {
    table: 'provider_session',
    column: 'expires_at',
    kept: 0,
    only: () => sql`mode = 'trial' AND NOT EXISTS (
      SELECT FROM round WHERE round.merchant = provider_session.merchant
        AND round.session_id = provider_session.id)`,
  },
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
  for (const rule of rules) {
    while ((await alone(db, (tx) => removeChunk(tx, rule, now))) === CHUNK) continue;
  }
  for (const other of others) await alone(db, (tx) => other(tx, now));
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

async function removeChunk(tx: Tx, { table, column, kept, only }: Rule, now: number) {
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
