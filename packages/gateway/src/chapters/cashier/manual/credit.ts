import { Type } from 'typebox';
import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import { defineAct, type Approval, type Scene } from '../../../kernel/acts/act.ts';
import { toDecimal, toMinor } from '../../../kernel/money/money.ts';
import { takeOver } from '../deposits/apply.ts';
import { bookedBefore, rootOf, suspendedIn } from '../deposits/movements/earlier.ts';
import { changeManual } from '../deposits/rows/manual.ts';
import type { Fact, ProviderMovement } from '../providers/port.ts';
import { isUnderFlag, raiseFlags } from '../flags/raise.ts';
import { payoutRulesOf } from '../settings/payouts.ts';
import { heldManual, outcomeOf, reference, type HeldManual } from './held.ts';
import { lineNamed, orderOfLine, requireBanksOwn } from './lines.ts';

const closed = { additionalProperties: false } as const;

const line = (description: string) => Type.String({ maxLength: 100, description });

const factWith = (
  { order }: HeldManual,
  movements: readonly ProviderMovement[],
  asOf: number,
): Fact => ({
  reference: order.reference,
  providerRef: order.reference,
  stage: 'settling',
  movements,
  asOf,
});

interface Found {
  readonly reference: string;
  readonly amount: string;
}

/** Whoever credits decides on all that is known by now. */
async function holdKnown(scene: Scene<Found>) {
  const found = await heldManual(scene);
  const { tx, merchant, now } = scene;
  const memberId = found.order.member_id;
  const { aloneUpTo } = await payoutRulesOf(tx, merchant);
  await raiseFlags(tx, merchant, memberId, now);
  const isFlagged = await isUnderFlag(tx, { merchant: merchant.code, memberId });
  return { ...found, aloneUpTo, isFlagged };
}

type Known = Awaited<ReturnType<typeof holdKnown>>;

/** What came before for the same order counts: a large sum in small lines is a large sum. */
const approval = {
  of: ({ merchant, params }: Scene<Found>, { order, aloneUpTo, isFlagged }: Known): Approval => {
    const amount = toMinor(params.amount, merchant.currency);
    const isSmall = amount !== undefined && order.received + amount <= aloneUpTo;
    return isSmall && !isFlagged ? 'alone' : { eyes: 2 };
  },
};

/** One line of the bank, once for ever: whatever its amount is, it goes where any provider’s money would. */
export const creditManual = defineAct({
  name: 'manual-deposits.credit',
  text: 'credited a deposit that was found at the bank',
  permission: 'payments',
  approval,
  subjectKind: 'deposit',
  params: Type.Object(
    {
      reference,
      line: line('the bank’s own reference of the line'),
      amount: Type.String({
        pattern: '^\\d{1,12}(\\.\\d{1,4})?$',
        description: 'of the line, be it another than was ordered',
        examples: ['500.00'],
      }),
      payer: Type.String({
        minLength: 1,
        maxLength: 200,
        description: 'who paid, as the bank has them',
      }),
    },
    closed,
  ),
  hold: holdKnown,
  async run(scene, held) {
    const { tx, merchant, params, now, events } = scene;
    const { guard, order } = held;
    const amount = toMinor(params.amount, merchant.currency);
    if (amount === undefined || amount <= 0n) {
      throw new ActRefusal(`${params.amount} is no sum of ${merchant.currency}.`);
    }
    const id = lineNamed(params.line);
    await requireBanksOwn(tx, merchant.code, id);
    const moved = {
      id,
      kind: 'capture',
      amount,
      currency: merchant.currency,
      at: now,
      payer: { name: params.payer },
    } as const;
    const fact = factWith(held, [moved], now);
    const given = { tx, merchant, guard, order, events, now };
    const { after, hasMoved } = await takeOver(given, { fact });
    if (!hasMoved) {
      const of = (await orderOfLine(tx, merchant.code, id)) ?? 'another order';
      throw new ActRefusal(`The line ${id} is in the books already, for ${of}.`);
    }
    await changeManual(tx, order, { asked_at: null, decided_at: new Date(now) });
    return outcomeOf(order, after, { line: id, hasMoved });
  },
});

/** What waits in suspense of a line; people send it back at their bank, and then say so. */
export const sentBackManual = defineAct({
  name: 'manual-deposits.sent-back',
  text: 'sent money of a deposit back at the bank',
  permission: 'payments',
  approval: { eyes: 2 },
  subjectKind: 'deposit',
  params: Type.Object(
    {
      reference,
      line: line('the bank’s own reference of what came'),
      back: line('the bank’s own reference of what was sent back'),
    },
    closed,
  ),
  hold: heldManual,
  async run(scene, held) {
    const { tx, merchant, params, now, events } = scene;
    const { guard, order } = held;
    const [of, id] = [lineNamed(params.line), lineNamed(params.back)];
    await requireBanksOwn(tx, merchant.code, id);
    const earlier = await bookedBefore(tx, merchant.code)
      .where('order_id', '=', order.id)
      .execute();
    const amount = suspendedIn(earlier.filter((one) => rootOf(one.movement, earlier) === of));
    if (amount <= 0n) {
      throw new ActRefusal(`Nothing of ${of} waits in suspense for ${order.reference}.`);
    }
    const { currency } = order;
    const moved = { id, kind: 'refund', amount, currency, of, at: now } as const;
    const fact = factWith(held, [moved], now);
    const given = { tx, merchant, guard, order, events, now };
    const { after, hasMoved } = await takeOver(given, { fact });
    if (!hasMoved) throw new ActRefusal(`The line ${id} is in the books already.`);
    const outcome = outcomeOf(order, after, { line: id });
    return {
      ...outcome,
      result: { ...outcome.result, back: toDecimal(amount, currency) },
    };
  },
});
