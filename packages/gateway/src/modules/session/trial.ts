import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { transact } from '../../database/transact.ts';
import type { Merchant } from '../../merchants.ts';
import { practiceCurrency } from '../../money.ts';
import { createMember } from '../member/store.ts';
import { openMemberAccount, post, houseAccount } from '../wallet/ledger.ts';
import { PRACTICE_CREDITS } from '../wallet/practice.ts';

/**
 * A guest's wallet is a cash account in the practice currency: the wallet and
 * the games work as for anybody, and the ledger keeps it from real money.
 */
export function createTrialMember(
  db: Kysely<Database>,
  merchant: Merchant,
  account: string,
  now: number,
): Promise<{ id: bigint }> {
  const currency = practiceCurrency(merchant.currency);
  return transact(db, async (tx) => {
    const member = await createMember(tx, {
      merchant: merchant.code,
      account,
      nickname: account,
      type: 4,
      passwordHash: null,
      now,
    });
    const wallet = await openMemberAccount(tx, {
      merchant: merchant.code,
      kind: 'cash',
      memberId: member.id,
      currency,
    });
    const house = await houseAccount(tx, merchant.code, currency);
    await post(tx, merchant.code, currency, [
      { kind: 'practice', at: now, from: house, to: wallet, amount: PRACTICE_CREDITS },
    ]);
    return member;
  });
}
