import { sql, type Kysely } from 'kysely';
import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Tx } from '../../../kernel/database/transact.ts';

/** A receipt of which something still lies in suspense. */
export interface SuspenseReceipt {
  readonly provider: string;
  readonly movement: string;
  readonly reference: string;
  readonly orderId: bigint | null;
  readonly memberId: bigint | null;
  readonly rail: string | null;
  readonly currency: string;
  readonly why: string;
  /** So much of it. */
  readonly waiting: bigint;
  readonly at: Date;
  /** It is on its way back. */
  readonly isLeaving: boolean;
  /** Why the provider would not take it back. */
  readonly fault: string | null;
}

export interface SuspendedKey {
  readonly provider: string;
  readonly movement: string;
}

const suspended = (merchant: string) => sql`
  SELECT took.provider, took.movement, took.reference, took.order_id AS "orderId",
    member_id AS "memberId", rail, took.currency, took.why, took.booked_at AS at, leaving.fault,
    leaving.done_at IS NULL AND leaving.asked_at IS NOT NULL AS "isLeaving",
    (took.suspended + coalesce((SELECT sum(undoing.suspended) FROM provider_movement AS undoing
      WHERE undoing.merchant = took.merchant AND undoing.provider = took.provider
        AND undoing.undoes = took.movement), 0))::bigint AS waiting
  FROM provider_movement AS took
  LEFT JOIN deposit_order AS ordered ON ordered.merchant = took.merchant
    AND ordered.id = took.order_id
  LEFT JOIN send_back AS leaving ON leaving.merchant = took.merchant
    AND leaving.provider = took.provider AND leaving.movement = took.movement
  WHERE took.merchant = ${merchant} AND took.kind = 'capture' AND took.suspended > 0`;

export async function suspendedAt(
  db: Kysely<Database>,
  merchant: string,
  after: SuspendedKey | undefined,
  limit: number,
): Promise<readonly SuspenseReceipt[]> {
  const since =
    after === undefined
      ? sql`true`
      : sql`(at, movement) > (SELECT booked_at, movement FROM provider_movement
          WHERE merchant = ${merchant} AND provider = ${after.provider}
            AND movement = ${after.movement})`;
  const { rows } = await sql<SuspenseReceipt>`
    SELECT * FROM (${suspended(merchant)}) AS lying
    WHERE waiting > 0 AND ${since} ORDER BY at, movement LIMIT ${limit}`.execute(db);
  return rows;
}

/** Held by its own row, which never changes otherwise. */
export async function holdSuspended(
  tx: Tx,
  merchant: string,
  { provider, movement }: SuspendedKey,
): Promise<SuspenseReceipt> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('suspense'), hashtext(${merchant + movement}))`.execute(
    tx,
  );
  const { rows } = await sql<SuspenseReceipt>`
    SELECT * FROM (${suspended(merchant)}) AS lying
    WHERE provider = ${provider} AND movement = ${movement}`.execute(tx);
  const [row] = rows;
  if (row === undefined || row.waiting <= 0n) {
    throw new ActRefusal(`Nothing of ${provider}:${movement} waits in suspense at ${merchant}.`);
  }
  return row;
}
