import { PAYOUT_LEVEL } from '../../../../kernel/sites/policy/policy.ts';
import type { Payload } from '@livery/contract';
import { transact, type Tx } from '../../../../kernel/database/transact.ts';
import { answerOnce } from '../../../../kernel/idempotency.ts';
import { toDecimal, toMinor } from '../../../../kernel/money/money.ts';
import { Refusal } from '../../../../kernel/refusal.ts';
import type { Services } from '../../../../kernel/services.ts';
import type { Merchant } from '../../../../kernel/sites/merchants.ts';
import { holdGuard, type Guard } from '../../../care/index.ts';
import {
  getMember,
  requirePaymentPassword,
  requireSamePaymentPassword,
  type Member,
} from '../../../member/index.ts';
import { findInstrument, type InstrumentRow } from '../../instruments/store.ts';
import { isOwnInstrument } from '../../payers/refused.ts';
import { payoutFee, payoutRulesOf, type PayoutRules } from '../../settings/payouts.ts';
import { openStates } from '../rows/states.ts';
import { writePayout } from './write.ts';

export interface PayoutRequest {
  readonly merchant: Merchant;
  readonly memberId: bigint;
  readonly payload: Payload<'withdraw'>;
  readonly key: string;
}

/**
 * Writes a payout down, once for a key, and holds its money. Whoever is barred
 * from play may order one: what is theirs stays theirs. The provider is asked
 * afterwards, by the worker: no call runs inside a transaction.
 */
export async function orderPayout(
  services: Pick<Services, 'db' | 'clock' | 'passwords'>,
  { merchant, memberId, payload, key }: PayoutRequest,
): Promise<{ readonly id: bigint; readonly isNew: boolean }> {
  const { db, clock } = services;
  const owner = { merchant: merchant.code, memberId };
  const amount = toMinor(payload.amount, merchant.currency);
  if (amount === undefined || amount <= 0n) {
    throw new Refusal('request.invalid', { errors: [{ field: 'amount', code: 'pattern' }] });
  }
  const rules = await payoutRulesOf(db, merchant);
  const hash = await requirePaymentPassword(services, owner, payload.paymentPassword);
  const keyed = {
    merchant: merchant.code,
    scope: `withdraw:${memberId}`,
    key,
    request: [payload.cardId, amount.toString()],
    now: clock(),
  };
  let isNew = false;
  const { orderId } = await transact(db, async (tx) => {
    const guard = await holdGuard(tx, merchant.code, memberId);
    isNew = false;
    return answerOnce(tx, keyed, async () => {
      isNew = true;
      const now = clock();
      await requireSamePaymentPassword(tx, owner, hash);
      const member = await requireKnown(tx, owner);
      requireNoHold(guard, now);
      await requireFewOpen(tx, owner, rules);
      const instrument = await usableInstrument(tx, owner, BigInt(payload.cardId), rules, now);
      if (!isOwnInstrument(merchant, member, instrument)) throw new Refusal('payee.mismatch');
      await requireConnected(tx, merchant.code, rules);
      const fee = requireSoundSum(merchant, rules, amount);
      const payout = await writePayout({
        tx,
        merchant,
        guard,
        rules,
        instrument,
        amount,
        fee,
        now,
      });
      return { orderId: payout.id.toString() };
    });
  });
  return { id: BigInt(orderId), isNew };
}

interface Owner {
  readonly merchant: string;
  readonly memberId: bigint;
}

async function requireKnown(tx: Tx, { merchant, memberId }: Owner): Promise<Member> {
  const member = await getMember(tx, merchant, memberId);
  if (member.kyc_level >= PAYOUT_LEVEL) return member;
  throw new Refusal('kyc.required', { value: { level: PAYOUT_LEVEL } });
}

/** Its own: a hold of the office’s sends the payout to a person, and nobody hears of it. */
function requireNoHold({ password_hold_until: held }: Guard, now: number): void {
  const until = held?.getTime() ?? 0;
  if (until > now) throw new Refusal('withdraw.held', { value: { until } });
}

async function requireFewOpen(
  tx: Tx,
  { merchant, memberId }: Owner,
  { mostOpen }: PayoutRules,
): Promise<void> {
  const { open } = await tx
    .selectFrom('payout')
    .select((its) => its.fn.countAll<bigint>().as('open'))
    .where((its) => its.and({ merchant, member_id: memberId }))
    .where('state', 'in', openStates)
    .executeTakeFirstOrThrow();
  if (open >= BigInt(mostOpen)) throw new Refusal('withdraw.too_many_open');
}

async function usableInstrument(
  tx: Tx,
  owner: Owner,
  id: bigint,
  { rails }: PayoutRules,
  now: number,
): Promise<InstrumentRow> {
  const instrument = await findInstrument(tx, owner, id);
  if (instrument === undefined) throw new Refusal('card.missing');
  const usableAt = instrument.usable_at.getTime();
  if (usableAt > now) throw new Refusal('card.new', { value: { usableAt } });
  if (!rails.some((rail) => rail === instrument.rail)) throw new Refusal('method.closed');
  return instrument;
}

async function requireConnected(tx: Tx, merchant: string, rules: PayoutRules): Promise<void> {
  if (!(await isConnected(tx, merchant, rules))) throw new Refusal('method.closed');
}

/** Whether there is somebody to pay it out. */
export async function isConnected(
  tx: Tx,
  merchant: string,
  { provider }: PayoutRules,
): Promise<boolean> {
  const row = await tx
    .selectFrom('provider_account')
    .select('provider')
    .where((its) => its.and({ merchant, provider }))
    .executeTakeFirst();
  return row !== undefined;
}

/** The fee, which leaves something of the sum. */
function requireSoundSum({ currency }: Merchant, rules: PayoutRules, amount: bigint): bigint {
  const fee = payoutFee(rules, amount);
  if (amount >= rules.min && amount <= rules.max && fee < amount) return fee;
  const [min, max] = [rules.min, rules.max].map((sum) => toDecimal(sum, currency));
  throw new Refusal('amount.range', { value: { min, max } });
}
