import { transact } from '../../../kernel/database/transact.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { isUnderFlag, raiseFlags } from '../flags/raise.ts';
import type { PayoutServices } from './apply.ts';
import { payoutNews } from './rows/news.ts';
import { heldUntil } from './hold.ts';
import { changePayout, holdPayout, notePayoutStage, type PayoutRow } from './rows/payouts.ts';
import type { ReviewRule } from './rows/tables.ts';

/**
 * The one place where a payout goes without a person: what its order gave no
 * reason to stop is held against all that its member did, after the commit of
 * the order. Undefined where a person has to look, or somebody else was quicker.
 */
export async function letGo(
  { db, clock, live }: PayoutServices,
  merchant: Merchant,
  payout: PayoutRow,
): Promise<PayoutRow | undefined> {
  const decided = await transact(db, async (tx) => {
    const now = clock();
    const { row, guard } = await holdPayout(tx, payout);
    if (row.state !== 'requested') return undefined;
    const memberId = row.member_id;
    await raiseFlags(tx, merchant, memberId, now);
    const isHeld = heldUntil(guard) > now;
    const isKnown = await isUnderFlag(tx, { merchant: merchant.code, memberId });
    const rule: ReviewRule | null = isHeld ? 'hold' : isKnown ? 'flag' : null;
    const changed =
      rule === null
        ? ({ state: 'approved', changed_at: new Date(now) } as const)
        : ({ state: 'review', rule, next_check_at: null, leased_until: null } as const);
    await changePayout(tx, row, changed);
    await notePayoutStage(tx, row, changed.state, now);
    return { ...row, ...changed };
  });
  if (decided === undefined) return undefined;
  for (const news of payoutNews(decided, false)) live.publish(news);
  return decided.state === 'approved' ? decided : undefined;
}
