import type { Tx } from '../../../kernel/database/transact.ts';
import type { PaymentPasswordSet } from '../../../kernel/events.ts';
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
