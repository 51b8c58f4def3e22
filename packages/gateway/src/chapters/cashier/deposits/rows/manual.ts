import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../../../kernel/database/schema.ts';
import { MANUAL } from '../../providers/manual/adapter.ts';
import type { DepositRow, OrderKey } from './orders.ts';
import type { DepositTables } from './tables.ts';

export type ManualRow = Selectable<DepositTables['manual_deposit']>;

/** So many have to have been looked at before it is said how long that takes. */
const ENOUGH = 20;

/** What is said of an order that is paid by hand; undefined of all others. */
export async function findManual(
  db: Kysely<Database>,
  { merchant, id, provider }: OrderKey & Pick<DepositRow, 'provider'>,
): Promise<ManualRow | undefined> {
  if (provider !== MANUAL) return undefined;
  return db
    .selectFrom('manual_deposit')
    .selectAll()
    .where((its) => its.and({ merchant, order_id: id }))
    .executeTakeFirst();
}

export async function changeManual(
  db: Kysely<Database>,
  { merchant, id }: OrderKey,
  change: Partial<Pick<ManualRow, 'sent_at' | 'sender' | 'asked_at' | 'decided_at'>>,
): Promise<void> {
  await db
    .updateTable('manual_deposit')
    .set(change)
    .where((its) => its.and({ merchant, order_id: id }))
    .execute();
}

/** Somebody says that it is sent, and nobody has looked since. */
export const isWaiting = ({ sent_at, asked_at, decided_at }: ManualRow): boolean =>
  sent_at !== null && asked_at === null && decided_at === null;

export async function hasSlip(db: Kysely<Database>, { merchant, id }: OrderKey): Promise<boolean> {
  const one = await db
    .selectFrom('deposit_slip')
    .select('id')
    .where((its) => its.and({ merchant, order_id: id }))
    .where('sealed', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return one !== undefined;
}

/** How long nine of ten of the last decided took, from the saying to the decision. */
export async function usualByHand(
  db: Kysely<Database>,
  merchant: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ decided: bigint; seconds: number | null }>`
    SELECT count(*) AS decided, percentile_disc(0.9) WITHIN GROUP (ORDER BY took)::float8 AS seconds
    FROM (SELECT extract(epoch FROM decided_at - sent_at) AS took FROM manual_deposit
      WHERE merchant = ${merchant} AND decided_at IS NOT NULL AND sent_at IS NOT NULL
      ORDER BY decided_at DESC LIMIT 500) AS last`.execute(db);
  const [last] = rows;
  if (last === undefined || last.seconds === null || last.decided < ENOUGH) return undefined;
  return Math.max(0, Math.round(last.seconds));
}
