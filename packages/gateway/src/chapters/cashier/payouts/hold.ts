import type { Tx } from '../../../kernel/database/transact.ts';
import type { EmailSet, PaymentPasswordSet } from '../../../kernel/events.ts';
import { holdGuard, holdPayouts } from '../../care/index.ts';
import { payoutRulesOf } from '../settings/payouts.ts';

/** Whoever got hold of somebody’s account finds the money there, and its owner has time to see it. */
export async function holdAfterPassword(
  tx: Tx,
  { merchant, memberId, how, now }: PaymentPasswordSet,
): Promise<void> {
  const guard = await holdGuard(tx, merchant.code, memberId);
  if (how === 'changed') return;
  const { hold } = await payoutRulesOf(tx, merchant);
  if (hold[how] > 0) await holdPayouts(tx, guard, now + hold[how]);
}

const DAY = 24 * 3_600_000;

/** The mailbox that a forgotten password goes to is another: whoever had the one before has a day to say so. */
export async function holdAfterEmail(tx: Tx, { merchant, memberId, now }: EmailSet): Promise<void> {
  const guard = await holdGuard(tx, merchant.code, memberId);
  await holdPayouts(tx, guard, now + DAY);
}
