import { transact } from '../../../kernel/database/transact.ts';
import { GUEST } from '../../../kernel/member-types.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { Services } from '../../../kernel/services.ts';
import { createMember } from '../member/store.ts';

/** A guest and a wallet of practice credits, or neither. */
export function createTrialMember(
  { db, events }: Pick<Services, 'db' | 'events'>,
  merchant: Merchant,
  account: string,
  now: number,
): Promise<{ id: bigint }> {
  return transact(db, async (tx) => {
    const member = await createMember(tx, {
      merchant: merchant.code,
      account,
      nickname: account,
      type: GUEST,
      passwordHash: null,
      now,
    });
    await events.accountOpened(tx, { merchant, memberId: member.id, isPractice: true, now });
    return member;
  });
}
