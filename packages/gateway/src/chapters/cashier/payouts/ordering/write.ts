import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../../kernel/database/transact.ts';
import type { Merchant } from '../../../../kernel/sites/merchants.ts';
import type { Guard } from '../../../care/index.ts';
import type { InstrumentRow } from '../../instruments/store.ts';
import type { PayoutRules } from '../../settings/payouts.ts';
import { holdMoney } from '../book.ts';
import { reviewRuleOf } from '../decide.ts';
import { changePayout, notePayoutStage, type PayoutRow } from '../rows/payouts.ts';

export interface NewPayout {
  readonly tx: Tx;
  readonly merchant: Merchant;
  readonly guard: Guard;
  readonly rules: PayoutRules;
  readonly instrument: InstrumentRow;
  readonly amount: bigint;
  readonly fee: bigint;
  /** Of one that nobody ordered, once for ever. */
  readonly source?: string;
  readonly now: number;
}

/** Writes a payout down, holds its money, and says whether a person has to look at it. The guard is held. */
export async function writePayout(
  given: NewPayout,
): Promise<Pick<PayoutRow, 'merchant' | 'id' | 'member_id'>> {
  const { tx, merchant, guard, rules, instrument, amount, fee, source, now } = given;
  const rule = await reviewRuleOf({ tx, merchant, now, guard }, rules, amount, instrument);
  const at = new Date(now);
  const payout = await tx
    .insertInto('payout')
    .values({
      merchant: merchant.code,
      member_id: guard.member_id,
      instrument_id: instrument.id,
      provider: rules.provider,
      rail: instrument.rail,
      reference: `W-${randomUUID()}`,
      amount,
      fee,
      currency: merchant.currency,
      source: source ?? null,
      created_at: at,
      changed_at: at,
    })
    .returning(['merchant', 'id', 'member_id', 'currency', 'amount'])
    .executeTakeFirstOrThrow();
  await notePayoutStage(tx, payout, 'requested', now);
  await holdMoney(tx, payout, now);
  if (rule === null) {
    // What its member did before is looked at after the commit, and in no request of theirs.
    await changePayout(tx, payout, { next_check_at: at });
  } else {
    await changePayout(tx, payout, { state: 'review', rule });
    await notePayoutStage(tx, payout, 'review', now);
  }
  return payout;
}
