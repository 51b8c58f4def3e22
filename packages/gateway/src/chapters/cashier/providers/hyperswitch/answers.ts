import { Unclear } from '../../../../kernel/providers/wire.ts';
import { Type, type Static, type TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { type Fact, type ProviderMovement } from '../port.ts';
import { cardFunding, failReason, paymentStage, payoutStage } from './statuses.ts';

const text = Type.String({ minLength: 1, maxLength: 2000 });
const time = Type.String({ pattern: String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$` });
const amount = Type.BigInt({ minimum: 0n });
const maybe = <S extends TSchema>(schema: S) => Type.Optional(Type.Union([schema, Type.Null()]));

const attempt = Type.Object({
  attempt_id: text,
  status: text,
  created_at: time,
});
const refund = Type.Object({
  refund_id: text,
  amount,
  currency: text,
  status: text,
  created_at: time,
});
const disputeName = Type.Object({
  dispute_id: text,
  dispute_stage: text,
  dispute_status: text,
});

const payment = Type.Object({
  payment_id: text,
  status: text,
  amount,
  amount_received: maybe(amount),
  currency: text,
  metadata: Type.Object({ reference: text }),
  unified_code: maybe(text),
  expires_on: maybe(time),
  payment_link: maybe(Type.Object({ link: text })),
  payment_method_data: maybe(
    Type.Object({
      card: maybe(
        Type.Object({
          last4: maybe(text),
          card_holder_name: maybe(text),
          card_type: maybe(text),
        }),
      ),
    }),
  ),
  attempts: maybe(Type.Array(attempt)),
  refunds: maybe(Type.Array(refund)),
  disputes: maybe(Type.Array(disputeName)),
});

/** Its amount is a text, where all others are numbers. */
const dispute = Type.Object({
  dispute_id: text,
  dispute_stage: text,
  dispute_status: text,
  amount: Type.String({ pattern: String.raw`^\d{1,15}$` }),
  currency: text,
  created_at: time,
});

const payout = Type.Object({
  payout_id: text,
  status: text,
  amount,
  currency: text,
  metadata: Type.Object({ reference: text }),
  unified_code: maybe(text),
  created: maybe(time),
});

export type SwitchPayment = Static<typeof payment>;
export type SwitchDispute = Static<typeof dispute>;
export type SwitchPayout = Static<typeof payout>;

function read<S extends TSchema>(schema: S, answer: unknown): Static<S> {
  if (!Check(schema, answer)) throw new Unclear('The answer is none that we understand.');
  return answer;
}

export const readSwitchPayment = (answer: unknown): SwitchPayment => read(payment, answer);
export const readSwitchDispute = (answer: unknown): SwitchDispute => read(dispute, answer);
export const readSwitchPayout = (answer: unknown): SwitchPayout => read(payout, answer);

/** Which payment a movement belongs to stands before its colon: refunds are asked for by it. */
const movementId = (owner: string, id: string): string => `${owner}:${id}`;
export const paymentOf = (movement: string): string => movement.split(':')[0] ?? '';

export function paymentFact(
  one: SwitchPayment,
  disputes: readonly SwitchDispute[],
  asOf: number,
): Fact {
  const movements = [
    ...capturesOf(one),
    ...refundsOf(one),
    ...disputes.flatMap((lost) => lossesOf(one, lost)),
  ];
  if (movements.some(({ currency }) => currency !== one.currency)) {
    throw new Unclear('The answer has several currencies.');
  }
  const expiresAt = Date.parse(one.expires_on ?? '');
  return {
    reference: one.metadata.reference,
    providerRef: one.payment_id,
    stage: paymentStage(one.status),
    movements,
    ...(one.status === 'failed' ? { reason: failReason(one.unified_code) } : {}),
    ...(Number.isNaN(expiresAt) ? {} : { expiresAt }),
    asOf,
  };
}

/** It keeps no book of movements. Captured at once, a payment has one attempt that took all of it. */
function capturesOf(one: SwitchPayment): readonly ProviderMovement[] {
  const received = one.amount_received ?? 0n;
  const charged = (one.attempts ?? []).filter(({ status }) => isCharged.has(status));
  if (charged.length !== (received > 0n ? 1 : 0)) {
    throw new Unclear('The attempts do not make up what was received.');
  }
  const card = one.payment_method_data?.card;
  const payer = {
    ...(card?.card_holder_name ? { name: card.card_holder_name } : {}),
    ...(card?.last4 ? { last4: card.last4 } : {}),
  };
  const funding = cardFunding(card?.card_type);
  const taken = {
    kind: 'capture',
    amount: received,
    currency: one.currency,
    payer,
    ...(funding && { funding }),
  } as const;
  return charged.map(({ attempt_id: id, created_at }) => {
    // When it was begun: the time of its last change moves with every refund.
    const at = Date.parse(created_at);
    return Object.assign({ id: movementId(one.payment_id, id), at }, taken);
  });
}

const isCharged = new Set(['charged', 'partial_charged', 'partial_charged_and_chargeable']);

const refundsOf = (one: SwitchPayment): readonly ProviderMovement[] =>
  (one.refunds ?? [])
    .filter(({ status }) => status === 'succeeded')
    .map((back) => ({
      id: movementId(one.payment_id, back.refund_id),
      kind: 'refund',
      amount: back.amount,
      currency: back.currency,
      at: Date.parse(back.created_at),
    }));

/** A bank that only asks has taken nothing yet; one that lost, or gave up, gives it back. */
function lossesOf(one: SwitchPayment, it: SwitchDispute): readonly ProviderMovement[] {
  if (it.dispute_stage === 'pre_dispute') return [];
  const same = { amount: BigInt(it.amount), currency: it.currency, at: Date.parse(it.created_at) };
  const lost = {
    ...same,
    id: movementId(one.payment_id, it.dispute_id),
    kind: 'chargeback',
  } as const;
  const isWon = it.dispute_status === 'dispute_won' || it.dispute_status === 'dispute_cancelled';
  return isWon ? [lost, { ...same, id: `${lost.id}:won`, kind: 'won', of: lost.id }] : [lost];
}

export function payoutFact(one: SwitchPayout, asOf: number): Fact {
  const { amount: sum, currency, status } = one;
  const at = Date.parse(one.created ?? '') || asOf;
  const paid = {
    id: movementId(one.payout_id, 'paid'),
    kind: 'payout',
    amount: sum,
    currency,
    at,
  } as const;
  const back = {
    ...paid,
    id: movementId(one.payout_id, 'reversed'),
    kind: 'return',
    of: paid.id,
  } as const;
  return {
    reference: one.metadata.reference,
    providerRef: one.payout_id,
    stage: payoutStage(status),
    movements: status === 'success' ? [paid] : status === 'reversed' ? [paid, back] : [],
    ...(payoutStage(status) === 'failed' ? { reason: failReason(one.unified_code) } : {}),
    asOf,
  };
}
