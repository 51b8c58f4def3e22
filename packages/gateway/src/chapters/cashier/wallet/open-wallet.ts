import type { Tx } from '../../../kernel/database/transact.ts';
import type { OpenedAccount } from '../../../kernel/events.ts';
import { practiceCurrency } from '../../../kernel/money.ts';
import { houseAccount, openMemberAccount, post } from './ledger.ts';
import { PRACTICE_CREDITS } from './practice.ts';

/**
 * An empty wallet, or for a guest one with practice credits: a cash account in
 * the practice currency, so that wallet and games work as for anybody, while
 * the ledger keeps it from real money.
 */
export async function openWallet(
  tx: Tx,
  { merchant, memberId, isPractice, now }: OpenedAccount,
): Promise<void> {
  const { code } = merchant;
  const currency = isPractice ? practiceCurrency(merchant.currency) : merchant.currency;
  const wallet = await openMemberAccount(tx, { merchant: code, kind: 'cash', memberId, currency });
  if (!isPractice) return;
  const house = await houseAccount(tx, code, currency);
  await post(tx, code, currency, [
    { kind: 'practice', at: now, from: house, to: wallet, amount: PRACTICE_CREDITS },
  ]);
}
