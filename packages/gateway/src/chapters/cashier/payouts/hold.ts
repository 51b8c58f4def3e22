import type { Tx } from '../../../kernel/database/transact.ts';
import type { ContactSet, PaymentPasswordSet } from '../../../kernel/events.ts';
import { sendNews } from '../../../kernel/live/live.ts';
import { changeGuard, holdGuard, holdPayouts, type Guard } from '../../care/index.ts';
import { payoutRulesOf } from '../settings/payouts.ts';
import { payoutNews } from './rows/news.ts';
import { changePayout, notePayoutStage, type PayoutRow } from './rows/payouts.ts';

/** Until when nothing of a member is paid out, be it for the office or for a password that was set. */
export const heldUntil = ({ payout_hold_until: one, password_hold_until: other }: Guard): number =>
  Math.max(one?.getTime() ?? 0, other?.getTime() ?? 0);

/**
 * What was let go, and no provider has heard of, is looked at again. What may
 * have been sent is left alone: nobody can take that back. The guard is held.
 */
export async function stopPayouts(
  tx: Tx,
  { merchant, member_id }: Guard,
  now: number,
): Promise<readonly PayoutRow[]> {
  const rows = await tx
    .selectFrom('payout')
    .selectAll()
    .where((its) => its.and({ merchant, member_id }))
    .where('state', 'in', ['requested', 'approved'])
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const row of rows) {
    await changePayout(tx, row, {
      state: 'review',
      rule: 'hold',
      next_check_at: null,
      leased_until: null,
      changed_at: new Date(now),
    });
    await notePayoutStage(tx, row, 'review', now);
  }
  return rows;
}

/** Made longer, and never shorter. */
export async function holdByOffice(
  tx: Tx,
  guard: Guard,
  until: number,
  now: number,
): Promise<{ readonly end: number; readonly stopped: readonly PayoutRow[] }> {
  const end = Math.max(guard.payout_hold_until?.getTime() ?? 0, until);
  await changeGuard(tx, guard, { payout_hold_until: new Date(end) });
  return { end, stopped: await stopPayouts(tx, guard, now) };
}

/** An open page hears of it with the commit: until when, and what was stopped. */
export async function holdForOwner(
  tx: Tx,
  guard: Guard,
  until: number,
  now: number,
): Promise<void> {
  await holdPayouts(tx, guard, until);
  const stopped = await stopPayouts(tx, guard, now);
  const { merchant, member_id: memberId } = guard;
  await sendNews(tx, [
    { merchant, memberId, event: 'payout', data: { heldUntil: until } },
    ...stopped.flatMap((row) => payoutNews(row, false)),
  ]);
}

/** Whoever got hold of somebody’s account finds the money there, and its owner has time to see it. */
export async function holdAfterPassword(
  tx: Tx,
  { merchant, memberId, how, now }: PaymentPasswordSet,
): Promise<void> {
  const guard = await holdGuard(tx, merchant.code, memberId);
  if (how === 'changed') return;
  const { hold } = await payoutRulesOf(tx, merchant);
  if (hold[how] > 0) await holdForOwner(tx, guard, now + hold[how], now);
}

const DAY = 24 * 3_600_000;

/** What a forgotten password goes to is another: whoever had the one before has a day to say so. */
export async function holdAfterContact(
  tx: Tx,
  { merchant, memberId, now }: ContactSet,
): Promise<void> {
  const guard = await holdGuard(tx, merchant.code, memberId);
  await holdForOwner(tx, guard, now + DAY, now);
}
