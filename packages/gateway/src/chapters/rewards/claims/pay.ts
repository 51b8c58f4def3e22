import { fromTo, cashAccount, houseAccount, lockAccounts, post } from '../../cashier/index.ts';
import type { Scene } from '../../../kernel/acts/act.ts';
import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';

export interface BonusPayment {
  readonly transferId: bigint;
  /** What the wallet holds afterwards. */
  readonly balance: bigint;
}

/** From the house into the wallet, as money that is free to use. */
export async function payBonus(
  { tx, merchant, now }: Pick<Scene<unknown>, 'tx' | 'merchant' | 'now'>,
  memberId: bigint,
  amount: bigint,
): Promise<BonusPayment> {
  const { code, currency } = merchant;
  const wallet = await cashAccount(tx, code, memberId);
  if (wallet === undefined || wallet.currency !== currency) {
    throw new ActRefusal(`The member has no wallet in ${currency}.`);
  }
  await lockAccounts(tx, code, [wallet.id]);
  const house = await houseAccount(tx, code, currency);
  const [posted] = await post(tx, code, currency, [
    { kind: 'bonus', at: now, legs: fromTo(house, wallet.id, amount) },
  ]);
  if (posted === undefined) throw new Error('nothing was posted');
  return { transferId: posted.id, balance: posted.balances.get(wallet.id) ?? 0n };
}
