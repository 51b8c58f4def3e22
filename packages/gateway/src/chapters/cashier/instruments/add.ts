import type { Payload, Reply } from '@livery/contract';
import { transact, type Tx } from '../../../kernel/database/transact.ts';
import { answerOnce } from '../../../kernel/idempotency.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { holdGuard } from '../../care/index.ts';
import {
  getMember,
  isName,
  isSamePayee,
  lockMember,
  requirePaymentPassword,
  requireSamePaymentPassword,
  writePayeeName,
} from '../../member/index.ts';
import { payoutRulesOf } from '../settings/payouts.ts';
import { accountOf } from './account.ts';
import { blindOf, instrumentsOf, writeInstrument } from './store.ts';
import { shownInstrument } from './shown.ts';

export const MOST_INSTRUMENTS = 5;

export interface NewInstrument {
  readonly merchant: Merchant;
  readonly memberId: bigint;
  readonly payload: Payload<'addBankCard'>;
  readonly key: string;
}

/** That another member has the same is told to nobody here: whoever decides on a payout sees it. */
export async function addInstrument(
  services: Services,
  { merchant, memberId, payload, key }: NewInstrument,
): Promise<Reply<'addBankCard'>> {
  const { db, vault, clock } = services;
  const owner = { merchant: merchant.code, memberId };
  const { rail, bank, payeeName, paymentPassword } = payload;
  const account = accountOf(rail, payload.account);
  const blind = blindOf(vault, owner.merchant, rail, account);
  const rules = await payoutRulesOf(db, merchant);
  if (!rules.rails.includes(rail)) throw new Refusal('method.closed');
  for (const [field, text] of Object.entries({ bank, payeeName })) {
    if (!isName(text))
      throw new Refusal('request.invalid', { errors: [{ field, code: 'pattern' }] });
  }
  const hash = await requirePaymentPassword(services, owner, paymentPassword);
  const keyed = {
    merchant: owner.merchant,
    scope: `instrument:${memberId}`,
    key,
    // Of the number its digest: what is kept under the key must not tell it.
    request: [rail, bank, blind.toString('hex'), payeeName],
    now: clock(),
  };
  return transact(db, async (tx) => {
    await holdGuard(tx, owner.merchant, memberId);
    return answerOnce(tx, keyed, async () => {
      const now = clock();
      await requireSamePaymentPassword(tx, owner, hash);
      const own = await instrumentsOf(tx, owner);
      if (own.some((one) => one.blind.equals(blind))) throw new Refusal('card.known');
      if (own.length >= MOST_INSTRUMENTS) throw new Refusal('card.limit');
      await requireOwnName(tx, owner, payeeName);
      const usableAt = now + rules.instrumentWait;
      const written = { rail, bank, payeeName, account, addedAt: now, usableAt };
      const row = await writeInstrument(tx, vault, owner, written);
      return shownInstrument(row, new Set(), now);
    });
  });
}

/** The first name somebody gives is theirs from then on, until an identity says another. */
async function requireOwnName(
  tx: Tx,
  { merchant, memberId }: { readonly merchant: string; readonly memberId: bigint },
  payeeName: string,
): Promise<void> {
  // It is said elsewhere as well, and of two at once one is the first.
  await lockMember(tx, merchant, memberId);
  const member = await getMember(tx, merchant, memberId);
  const known = member.profile['payeeName'];
  if (known === undefined) await writePayeeName(tx, member, payeeName);
  else if (!isSamePayee(known, payeeName)) {
    throw new Refusal('payee.mismatch', { errors: [{ field: 'payeeName', code: 'mismatch' }] });
  }
}
