import type { Tx } from '../../../kernel/database/transact.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { barredBy, barRefusal } from '../../../kernel/sites/policy/barred.ts';
import { changeGuard, holdGuard } from '../../care/index.ts';
import { fromTo, openMemberAccount, post } from '../wallet/ledger.ts';
import { cashAccount } from '../wallet/store.ts';
import { promoAccount } from './end.ts';
import type { GrantTerms } from './terms.ts';
import { takeTurns } from './turns.ts';

export interface NewGrant {
  readonly merchant: Merchant;
  readonly memberId: bigint;
  readonly promotionId: bigint;
  /** Whose credit it comes with. */
  readonly depositId?: bigint;
  readonly amount: bigint;
  readonly terms: GrantTerms;
  readonly now: number;
}

/**
 * Gives a member money to play with, on terms that stay as they are; it waits
 * for those that came before. Nobody is given any who is barred from play.
 */
export async function makeGrant(tx: Tx, given: NewGrant): Promise<{ readonly id: bigint }> {
  const { merchant, memberId, amount, terms, now } = given;
  const { code, currency } = merchant;
  const guard = await holdGuard(tx, code, memberId);
  // A register that has not answered shuts play: what comes with a deposit waits in the wallet.
  const barred = barredBy(merchant, guard, now);
  if (barred !== undefined) throw barRefusal(barred);
  const owner = { merchant: code, memberId, currency };
  // What it becomes when it is earned has somewhere to go.
  if ((await cashAccount(tx, code, memberId)) === undefined) {
    await openMemberAccount(tx, { ...owner, kind: 'cash' });
  }
  const account = await openMemberAccount(tx, { ...owner, kind: 'bonus' });
  const { id } = await tx
    .insertInto('bonus_grant')
    .values({
      merchant: code,
      member_id: memberId,
      promotion_id: given.promotionId,
      deposit_id: given.depositId ?? null,
      account_id: account,
      currency,
      terms: JSON.stringify(terms),
      amount,
      required: amount * BigInt(terms.wagering),
      cap: BigInt(terms.cap),
      made_at: new Date(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const legs = fromTo(await promoAccount(tx, code, currency), account, amount);
  await post(tx, code, currency, [{ kind: 'bonus_granted', at: now, legs, source: `grant:${id}` }]);
  await changeGuard(tx, guard, { has_grants: true });
  await takeTurns(tx, merchant, { ...guard, has_grants: true }, now);
  return { id };
}
