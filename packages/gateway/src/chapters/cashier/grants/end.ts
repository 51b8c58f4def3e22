import type { Tx } from '../../../kernel/database/transact.ts';
import { cashAccount } from '../wallet/store.ts';
import { post, sideAccount, type Leg, type Transfer } from '../wallet/ledger.ts';
import { changeGrant, type Grant } from './store.ts';
import type { EndReason } from './tables.ts';

export type GrantEnd =
  | { readonly state: 'earned' | 'given_up' | 'expired' }
  | { readonly state: 'ended'; readonly why: EndReason };

/** The house’s side of all that is given to play with. */
export const promoAccount = (tx: Tx, merchant: string, currency: string): Promise<bigint> =>
  sideAccount(tx, { merchant, currency, kind: 'promo', provider: null });

/**
 * The end of a grant that is not over, of a member whose guard is held. What
 * was earned becomes cash, up to the cap; the rest is the house’s again.
 */
export async function endGrant(tx: Tx, grant: Grant, end: GrantEnd, now: number): Promise<void> {
  const { merchant, currency, balance, cap } = grant;
  const earned = end.state !== 'earned' ? 0n : balance < cap ? balance : cap;
  if (balance > 0n) {
    const legs: Leg[] = [{ account: grant.account_id, amount: -balance }];
    if (earned > 0n) legs.push({ account: await cashOf(tx, grant), amount: earned });
    if (balance > earned) {
      const promo = await promoAccount(tx, merchant, currency);
      legs.push({ account: promo, amount: balance - earned });
    }
    await post(tx, merchant, currency, [
      {
        kind: end.state === 'earned' ? 'bonus' : 'bonus_ended',
        at: now,
        // What was there went somewhere: there are two at least.
        legs: legs as [Leg, Leg, ...Leg[]] satisfies Transfer['legs'],
        source: `grant:${grant.id}`,
      },
    ]);
  }
  await changeGrant(tx, grant, { ...end, earned, ended_at: new Date(now) });
}

async function cashOf(tx: Tx, { merchant, member_id: memberId }: Grant): Promise<bigint> {
  const cash = await cashAccount(tx, merchant, memberId);
  if (cash === undefined) throw new Error('a grant of somebody without a wallet');
  return cash.id;
}
