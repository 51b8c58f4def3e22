import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { millisecondsOf } from '../../../kernel/database/timed-id.ts';

/** What a movement of a member’s cash came of, where it has a page of its own. */
export interface TransferLinks {
  readonly orderId?: string;
  readonly grantId?: string;
}

interface Linked {
  readonly id: bigint;
  readonly orderId: bigint | null;
  readonly grantId: bigint | null;
}

interface Shown {
  readonly id: bigint;
  readonly type: string;
}

const MINUTE = 60_000;
/** Those that may come of an order or of a bonus. */
const linked: ReadonlySet<string> = new Set([
  'deposit',
  'sent_back',
  'chargeback',
  'chargeback_won',
  'withdraw',
  'withdraw_back',
  'withdraw_returned',
  'bonus',
]);

/**
 * Found from the member’s own orders and bonuses of that time: a source names
 * its transfer, and no index leads the other way.
 */
export async function linksOf(
  db: Kysely<Database>,
  merchant: string,
  memberId: bigint,
  shown: readonly Shown[],
): Promise<ReadonlyMap<bigint, TransferLinks>> {
  const own = shown.filter(({ type }) => linked.has(type));
  if (own.length === 0) return new Map();
  const ids = own.map(({ id }) => id);
  const times = ids.map((id) => millisecondsOf(id));
  // A transfer is never before what it came of, and hardly after it.
  const from = new Date(Math.min(...times) - MINUTE);
  const to = new Date(Math.max(...times));
  const isShown = sql`transfer_id = ANY(${ids}::bigint[])`;
  const { rows } = await sql<Linked>`
    SELECT transfer_id AS id, order_id AS "orderId", NULL::bigint AS "grantId" FROM (
      SELECT moved.provider, moved.movement, moved.order_id FROM deposit_order AS ordered
      JOIN provider_movement AS moved ON moved.merchant = ordered.merchant
        AND moved.order_id = ordered.id
      WHERE ordered.merchant = ${merchant} AND ordered.member_id = ${memberId}
        AND moved.booked_at BETWEEN ${from} AND ${to}
      UNION ALL
      SELECT moved.provider, moved.movement, moved.payout_id FROM payout AS paid
      JOIN provider_movement AS moved ON moved.merchant = paid.merchant
        AND moved.payout_id = paid.id
      WHERE paid.merchant = ${merchant} AND paid.member_id = ${memberId}
        AND moved.booked_at BETWEEN ${from} AND ${to}) AS own
    JOIN transfer_source AS came ON came.merchant = ${merchant}
      AND came.kind IN ('deposit', 'sent_back', 'chargeback', 'chargeback_won', 'withdraw_returned')
      AND came.source = own.provider || ':' || own.movement AND ${isShown}
    UNION ALL
    SELECT transfer_id, paid.id, NULL FROM payout AS paid
    JOIN transfer_source AS came ON came.merchant = ${merchant}
      AND came.kind IN ('withdraw', 'withdraw_back') AND came.source = 'payout:' || paid.id
      AND ${isShown}
    WHERE paid.merchant = ${merchant} AND paid.member_id = ${memberId}
      AND paid.created_at <= ${to} AND paid.changed_at >= ${from}
    UNION ALL
    SELECT transfer_id, NULL, given.id FROM bonus_grant AS given
    JOIN transfer_source AS came ON came.merchant = ${merchant}
      AND came.kind = 'bonus' AND came.source = 'grant:' || given.id AND ${isShown}
    WHERE given.merchant = ${merchant} AND given.member_id = ${memberId}`.execute(db);
  return new Map(
    rows.map(({ id, orderId, grantId }) => [
      id,
      {
        ...(orderId !== null && { orderId: orderId.toString() }),
        ...(grantId !== null && { grantId: grantId.toString() }),
      },
    ]),
  );
}
