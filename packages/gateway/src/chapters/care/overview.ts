import type { Reply } from '@livery/contract';
import type { Merchant } from '../../kernel/sites/merchants.ts';
import { otherBrands } from './bars/everywhere.ts';
import { toDecimal } from '../../kernel/money/money.ts';
import { ceilingOf, reviewAt } from '../../kernel/sites/policy/policy.ts';
import { shutBy } from '../../kernel/sites/policy/barred.ts';
import { findGuard } from './guard/guard.ts';
import { checkMinutes } from './guard/stretch.ts';
import { shownLimits, type CareView } from './limits/shown.ts';

/** All that a member has set, and what is offered here. */
export async function overview(
  looked: CareView,
  merchants: readonly Merchant[],
): Promise<Reply<'responsiblePlay'>> {
  const { db, merchant, memberId, now } = looked;
  const guard = await findGuard(db, merchant.code, memberId);
  const barred = guard && shutBy(merchant, guard, now);
  const { policy } = merchant;
  const singleStake = ceilingOf(merchant, 'singleStakeAtMost');
  return {
    currency: merchant.currency,
    limits: await shownLimits(looked),
    ...(barred && { bar: barred }),
    realityCheckMinutes: checkMinutes(merchant, guard),
    promptAnswered: guard?.prompt_answered_at != null,
    nextReviewAt: reviewAt(merchant, guard?.reviewed_at?.getTime() ?? (await joinedAt(looked))),
    rules: {
      jurisdiction: merchant.jurisdiction,
      timeOuts: [...policy.timeOuts],
      exclusions: [...policy.exclusions],
      limits: [...policy.limits],
      sessionLimits: [...policy.sessionLimits],
      raiseDelay: policy.raiseDelay,
      confirmWithin: policy.confirmWithin,
      realityCheckAtMost: policy.realityCheckMinutes,
      breakMinutes: policy.breakMinutes,
      panicButton: policy.panicButton,
      ...(singleStake !== undefined && {
        singleStakeAtMost: toDecimal(singleStake, merchant.currency),
      }),
      exclusionReturn: policy.exclusionReturn,
      hasOtherBrands: otherBrands(merchants, merchant).length > 0,
    },
  };
}

async function joinedAt({ db, merchant, memberId }: CareView): Promise<number> {
  const { created_at: joined } = await db
    .selectFrom('member')
    .select('created_at')
    .where('merchant', '=', merchant.code)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return joined.getTime();
}
