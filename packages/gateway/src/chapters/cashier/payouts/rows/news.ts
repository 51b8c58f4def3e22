import type { News } from '../../../../kernel/live/news.ts';
import type { PayoutRow } from './payouts.ts';

/** For pages of its member, after the commit. */
export function payoutNews(
  { merchant, member_id: memberId, id }: Pick<PayoutRow, 'merchant' | 'member_id' | 'id'>,
  hasMoved: boolean,
): readonly News[] {
  const data = { orderId: id.toString() };
  const payout = { merchant, memberId, event: 'payout', data } as const;
  return hasMoved ? [payout, { ...payout, event: 'balance' }] : [payout];
}
