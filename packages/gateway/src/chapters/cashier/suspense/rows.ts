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
  /** What a bank sent back more of than was paid. */
  readonly payoutId: bigint | null;
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

/**
 * From each movement that left something there up to the receipt that it is
 * about, and from that down again to all that undid it since, at whatever remove.
 */
const suspended = (merchant: string) => sql`
  WITH RECURSIVE above AS (
    SELECT provider, movement, undoes, ARRAY[movement] AS way FROM provider_movement
    WHERE merchant = ${merchant} AND suspended > 0
    UNION ALL
    SELECT undone.provider, undone.movement, undone.undoes, way || undone.movement
    FROM above JOIN provider_movement AS undone ON undone.merchant = ${merchant}
      AND undone.provider = above.provider AND undone.movement = above.undoes
      AND undone.movement <> ALL (way)
  ), root AS (
    SELECT DISTINCT provider, movement FROM above WHERE undoes IS NULL OR NOT EXISTS (
      SELECT FROM provider_movement AS undone WHERE undone.merchant = ${merchant}
        AND undone.provider = above.provider AND undone.movement = above.undoes)
  ), below AS (
    SELECT provider, movement AS root, movement FROM root
    UNION
    SELECT below.provider, below.root, undoing.movement
    FROM below JOIN provider_movement AS undoing ON undoing.merchant = ${merchant}
      AND undoing.provider = below.provider AND undoing.undoes = below.movement
  ), lying AS (
    SELECT below.provider, root AS movement, moved.currency, sum(moved.suspended)::bigint AS waiting,
      (array_agg(why ORDER BY n DESC) FILTER (WHERE why IS NOT NULL))[1] AS why
    FROM below JOIN provider_movement AS moved ON moved.merchant = ${merchant}
      AND moved.provider = below.provider AND moved.movement = below.movement
    GROUP BY 1, 2, 3
  )
  SELECT lying.provider, lying.movement, took.reference, took.order_id AS "orderId",
    took.payout_id AS "payoutId", coalesce(ordered.member_id, paid.member_id) AS "memberId",
    coalesce(ordered.rail, paid.rail) AS rail, lying.currency, lying.why, took.booked_at AS at, leaving.fault,
    leaving.done_at IS NULL AND leaving.asked_at IS NOT NULL AS "isLeaving", waiting
  FROM lying JOIN provider_movement AS took ON took.merchant = ${merchant}
    AND took.provider = lying.provider AND took.movement = lying.movement
  LEFT JOIN deposit_order AS ordered ON ordered.merchant = took.merchant
    AND ordered.id = took.order_id
  LEFT JOIN payout AS paid ON paid.merchant = took.merchant AND paid.id = took.payout_id
  LEFT JOIN send_back AS leaving ON leaving.merchant = took.merchant
    AND leaving.provider = took.provider AND leaving.movement = took.movement
  WHERE waiting > 0`;

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
    WHERE ${since} ORDER BY at, movement LIMIT ${limit}`.execute(db);
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
