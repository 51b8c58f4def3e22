import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../../../kernel/database/schema.ts';
import type { Tx } from '../../../../kernel/database/transact.ts';
import { LEASE } from '../../../../kernel/providers/checks.ts';
import type { DepositTables } from './tables.ts';

export type DepositRow = Selectable<DepositTables['deposit_order']>;
export type OrderKey = Pick<DepositRow, 'merchant' | 'id'>;
type Stage = DepositTables['order_event']['stage'];

const DAY = 86_400_000;

/** One look more, for money that comes late; none after that. */
export function lastCheck({ expires_at, created_at }: DepositRow, now: number): Date | null {
  const at = (expires_at ?? created_at).getTime() + DAY;
  return at > now ? new Date(at) : null;
}

export async function findOrder(
  db: Kysely<Database>,
  { merchant, id }: OrderKey,
  memberId?: bigint,
): Promise<DepositRow | undefined> {
  const row = await db
    .selectFrom('deposit_order')
    .selectAll()
    .where((its) => its.and({ merchant, id }))
    .executeTakeFirst();
  return memberId === undefined || row?.member_id === memberId ? row : undefined;
}

/** By either name; its member never changes, so that it can be read without holding it. */
export async function findByName(
  db: Kysely<Database>,
  merchant: string,
  provider: string,
  name: { readonly reference: string } | { readonly providerRef: string },
): Promise<DepositRow | undefined> {
  return db
    .selectFrom('deposit_order')
    .selectAll()
    .where((its) => its.and({ merchant, provider }))
    .where((its) =>
      'reference' in name
        ? its('reference', '=', name.reference)
        : its('provider_ref', '=', name.providerRef),
    )
    .executeTakeFirst();
}

/** After its member’s guard. */
export async function holdOrder(tx: Tx, { merchant, id }: OrderKey): Promise<DepositRow> {
  return tx
    .selectFrom('deposit_order')
    .selectAll()
    .where((its) => its.and({ merchant, id }))
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function changeOrder(
  db: Kysely<Database>,
  { merchant, id }: OrderKey,
  change: Parameters<typeof setOf>[0],
): Promise<void> {
  await db
    .updateTable('deposit_order')
    .set(setOf(change))
    .where((its) => its.and({ merchant, id }))
    .execute();
}

type Changed = Pick<
  DepositRow,
  | 'state'
  | 'provider_ref'
  | 'reserved'
  | 'received'
  | 'credited'
  | 'reason'
  | 'action'
  | 'expires_at'
  | 'cancel_asked'
  | 'next_check_at'
  | 'leased_until'
  | 'changed_at'
>;

const setOf = ({ action, ...rest }: Partial<Changed>) => ({
  ...rest,
  ...(action === undefined ? {} : { action: action === null ? null : JSON.stringify(action) }),
});

export async function noteStage(
  tx: Tx,
  { merchant, id }: OrderKey,
  stage: Stage,
  now: number,
  amount: bigint | null = null,
): Promise<void> {
  await tx
    .insertInto('order_event')
    .values({ merchant, order_id: id, stage, amount, at: new Date(now) })
    .execute();
}

/** Takes orders whose time has come; of several gateways each gets others. No transaction stays open. */
export function claimOrders(db: Kysely<Database>, most: number, now: number) {
  const at = new Date(now);
  return db
    .with('due', (part) =>
      part
        .selectFrom('deposit_order')
        .select(['merchant', 'id'])
        .where('next_check_at', '<=', at)
        .where((its) => its.or([its('leased_until', 'is', null), its('leased_until', '<=', at)]))
        .orderBy('next_check_at')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('deposit_order')
    .from('due')
    .set({ leased_until: new Date(now + LEASE), checks: sql`checks + 1` })
    .whereRef('deposit_order.merchant', '=', 'due.merchant')
    .whereRef('deposit_order.id', '=', 'due.id')
    .returningAll('deposit_order')
    .execute();
}
