import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import type { AccountEvents } from '../../../kernel/events.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { Guard } from '../../care/index.ts';
import { dayIn, startOfDay } from '../../../kernel/time/days.ts';
import { sharersOf, type InstrumentRow } from '../instruments/store.ts';
import type { PayoutRules } from '../settings/payouts.ts';
import { giveMoneyBack } from './book.ts';
import { heldUntil } from './hold.ts';
import { tellPayout } from './letters/letters.ts';
import {
  changePayout,
  findPayout,
  holdPayout,
  notePayoutStage,
  type PayoutRow,
} from './rows/payouts.ts';
import type { PayoutState } from './rows/states.ts';
import type { ReviewRule } from './rows/tables.ts';

/** What a member may read of a refusal: nothing that would warn anybody. */
export const refusalReasons = ['identity', 'account', 'name', 'other'] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** A transaction that somebody else has opened: an act’s, or that of the second of two people. */
export interface DecisionScene {
  readonly tx: Tx;
  readonly merchant: Merchant;
  readonly events: Pick<AccountEvents, 'ownerTold'>;
  readonly now: number;
}

/** Why a person has to look at it; none where it may go by itself. The guard is held. */
export async function reviewRuleOf(
  { tx, merchant, now, guard }: Omit<DecisionScene, 'events'> & { readonly guard: Guard },
  { automatic }: PayoutRules,
  amount: bigint,
  instrument: InstrumentRow,
): Promise<ReviewRule | null> {
  if (heldUntil(guard) > now) return 'hold';
  // Where money is owed back to where it came from, only a person can tell so far.
  if (merchant.policy.returnToSource) return 'source';
  if (amount > automatic.each) return 'sum';
  const today = new Date(startOfDay(merchant.timeZone, dayIn(merchant.timeZone, now)));
  const { sum } = await tx
    .selectFrom('payout')
    .select((its) => its.fn.coalesce(its.fn.sum<bigint>('amount'), its.lit(0)).as('sum'))
    .where((its) => its.and({ merchant: merchant.code, member_id: instrument.member_id }))
    .where('created_at', '>=', today)
    .where('state', 'not in', ['refused', 'failed'])
    .executeTakeFirstOrThrow();
  if (BigInt(sum) + amount > automatic.day) return 'day';
  if ((await sharersOf(tx, instrument)).length > 0) return 'shared';
  return null;
}

/** It may be sent; the worker of any gateway takes it up. */
export async function approvePayout(scene: DecisionScene, id: bigint): Promise<PayoutRow> {
  const { tx, now } = scene;
  const { row, guard } = await inState(scene, id, 'review');
  if (heldUntil(guard) > now) {
    const until = new Date(heldUntil(guard)).toISOString();
    throw new ActRefusal(`Payouts of this member are held until ${until}.`);
  }
  const at = new Date(now);
  await changePayout(tx, row, { state: 'approved', next_check_at: at, changed_at: at });
  await notePayoutStage(tx, row, 'approved', now);
  return after(scene, row);
}

/** The money goes back to the wallet, and its member is told what they may know. */
export async function refusePayout(
  scene: DecisionScene,
  id: bigint,
  reason: RefusalReason,
): Promise<PayoutRow> {
  const { row } = await inState(scene, id, 'review');
  return giveUp(scene, row, 'refused', reason);
}

/** Of one whose provider has no answer to give: two people have found out that it was not paid. */
export async function giveBackUnclear(scene: DecisionScene, id: bigint): Promise<PayoutRow> {
  const { row } = await inState(scene, id, 'unclear');
  if (row.paid > 0n)
    throw new ActRefusal(`A part of ${row.reference} was paid: it is not unclear.`);
  return giveUp(scene, row, 'failed', 'other');
}

async function giveUp(
  scene: DecisionScene,
  row: PayoutRow,
  state: 'refused' | 'failed',
  reason: string,
): Promise<PayoutRow> {
  const { tx, now, events } = scene;
  await giveMoneyBack(tx, row, row.amount, now);
  await changePayout(tx, row, {
    state,
    reason,
    given_back: row.amount,
    next_check_at: null,
    leased_until: null,
    changed_at: new Date(now),
  });
  await notePayoutStage(tx, row, state, now, row.amount);
  await tellPayout(events, scene, row, { stage: state, paid: 0n, back: row.amount });
  return after(scene, row);
}

/** Guard and row are held from here on. */
async function inState(
  { tx, merchant }: DecisionScene,
  id: bigint,
  state: PayoutState,
): Promise<{ readonly row: PayoutRow; readonly guard: Guard }> {
  const found = await findPayout(tx, { merchant: merchant.code, id });
  if (found === undefined) throw new ActRefusal(`${merchant.code} has no payout ${id}.`);
  const { row, guard } = await holdPayout(tx, found);
  if (row.state === state) return { row, guard };
  throw new ActRefusal(`${row.reference} is ${row.state}, and not ${state} (any more).`);
}

async function after({ tx }: DecisionScene, row: PayoutRow): Promise<PayoutRow> {
  const changed = await findPayout(tx, row);
  if (changed === undefined) throw new Error('a payout went while it was held');
  return changed;
}
