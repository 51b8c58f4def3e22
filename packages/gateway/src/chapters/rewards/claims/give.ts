import type { Tx } from '../../../kernel/database/transact.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { makeGrant } from '../../cashier/index.ts';
import type { PromotionRow } from '../offers/list.ts';
import { termsOf } from '../offers/terms.ts';

export interface GivenBonus {
  readonly merchant: Merchant;
  readonly memberId: bigint;
  readonly promotion: PromotionRow;
  readonly amount: bigint;
  readonly depositId?: bigint;
  readonly now: number;
}

/** What was claimed becomes a grant on the terms of today; the claim names it, and follows it from then on. */
export async function giveBonus(tx: Tx, given: GivenBonus): Promise<bigint> {
  const { merchant, memberId, promotion, amount, depositId, now } = given;
  const terms = termsOf(promotion);
  if (terms === undefined) throw new Error('a bonus without terms');
  const { id } = await makeGrant(tx, {
    merchant,
    memberId,
    promotionId: promotion.id,
    ...(depositId !== undefined && { depositId }),
    amount,
    terms,
    now,
  });
  await tx
    .updateTable('promotion_claim')
    .set({ status: 'ISSUED', grant_id: id })
    .where('merchant', '=', merchant.code)
    .where('promotion_id', '=', promotion.id)
    .where('member_id', '=', memberId)
    .execute();
  return id;
}
