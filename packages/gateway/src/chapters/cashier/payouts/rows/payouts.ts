import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../../../kernel/database/schema.ts';
import type { Tx } from '../../../../kernel/database/transact.ts';
import { holdGuard, type Guard } from '../../../care/index.ts';
import { LEASE } from '../../../../kernel/providers/checks.ts';
import type { PayoutState } from './states.ts';
import type { PayoutTables } from './tables.ts';

export type PayoutRow = Selectable<PayoutTables['payout']>;
export type PayoutKey = Pick<PayoutRow, 'merchant' | 'id'>;

const DAY = 86_400_000;

/** Looked at once more, for what a bank sends back; none after that but by news. */
export function lastPayoutCheck({ changed_at }: PayoutRow, now: number): Date | null {
  const at = changed_at.getTime() + DAY;
  return at > now ? new Date(at) : null;
}

export async function findPayout(
  db: Kysely<Database>,
  { merchant, id }: PayoutKey,
  memberId?: bigint,
): Promise<PayoutRow | undefined> {
  const row = await db
    .selectFrom('payout')
    .selectAll()
    .where((its) => its.and({ merchant, id }))
    .executeTakeFirst();
  return memberId === undefined || row?.member_id === memberId ? row : undefined;
}

/** By any of its names; its member never changes, so that it can be read without holding it. */
export function findPayoutNamed(
  db: Kysely<Database>,
  merchant: string,
  name: Readonly<{ reference: string } | { provider: string; provider_ref: string }>,
): Promise<PayoutRow | undefined> {
  return db
    .selectFrom('payout')
    .selectAll()
    .where('merchant', '=', merchant)
    .where((its) => its.and({ ...name }))
    .executeTakeFirst();
}

/** Its member’s guard, and then the row itself. */
export async function holdPayout(
  tx: Tx,
  { merchant, id, member_id }: PayoutKey & Pick<PayoutRow, 'member_id'>,
): Promise<{ readonly guard: Guard; readonly row: PayoutRow }> {
  const guard = await holdGuard(tx, merchant, member_id);
  const row = await tx
    .selectFrom('payout')
    .selectAll()
    .where((its) => its.and({ merchant, id }))
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { guard, row };
}

type Changed = Pick<
  PayoutRow,
  | 'state'
  | 'rule'
  | 'provider_ref'
  | 'paid'
  | 'given_back'
  | 'returned'
  | 'reason'
  | 'next_check_at'
  | 'leased_until'
  | 'changed_at'
>;

export async function changePayout(
  db: Kysely<Database>,
  { merchant, id }: PayoutKey,
  change: Partial<Changed>,
): Promise<void> {
  await db
    .updateTable('payout')
    .set(change)
    .where((its) => its.and({ merchant, id }))
    .execute();
}

export async function notePayoutStage(
  tx: Tx,
  { merchant, id }: PayoutKey,
  stage: PayoutState,
  now: number,
  amount: bigint | null = null,
): Promise<void> {
  await tx
    .insertInto('payout_event')
    .values({ merchant, payout_id: id, stage, amount, at: new Date(now) })
    .execute();
}

/** Takes payouts whose time has come; of several gateways each gets others. No transaction stays open. */
export function claimPayouts(
  db: Kysely<Database>,
  most: number,
  now: number,
): Promise<PayoutRow[]> {
  const at = new Date(now);
  return db
    .with('due', (part) =>
      part
        .selectFrom('payout')
        .select(['merchant', 'id'])
        .where('next_check_at', '<=', at)
        .where((its) => its.or([its('leased_until', 'is', null), its('leased_until', '<=', at)]))
        .orderBy('next_check_at')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('payout')
    .from('due')
    .set({ leased_until: new Date(now + LEASE), checks: sql`checks + 1` })
    .whereRef('payout.merchant', '=', 'due.merchant')
    .whereRef('payout.id', '=', 'due.id')
    .returningAll('payout')
    .execute();
}
