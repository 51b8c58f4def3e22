import { Type } from 'typebox';
import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import { defineAct } from '../../../kernel/acts/act.ts';
import { nextCheck } from '../../../kernel/providers/checks.ts';
import { takeOver } from '../deposits/apply.ts';
import { changeManual, isWaiting } from '../deposits/rows/manual.ts';
import { changeOrder, holdOrder, noteStage, type DepositRow } from '../deposits/rows/orders.ts';
import { isFinal } from '../deposits/rows/states.ts';
import { heldManual, outcomeOf, reference, type HeldManual } from './held.ts';
import { tellManual } from './letters/letters.ts';

const closed = { additionalProperties: false } as const;

const HOUR = 3_600_000;
/** Where its way to pay is gone. */
const OTHERWISE = 72;

const ofDeposit = {
  permission: 'payments',
  approval: 'alone',
  subjectKind: 'deposit',
  hold: heldManual,
} as const;

function requireOpen({ reference: named, state, reserved }: DepositRow): void {
  if (!isFinal(state) && (state !== 'partly_paid' || reserved > 0n)) return;
  throw new ActRefusal(`The deposit ${named} is ${state}: nothing of it is waited for.`);
}

function requireSaid({ order: { reference: named }, its }: HeldManual): void {
  if (isWaiting(its)) return;
  throw new ActRefusal(`Nobody says that ${named} was sent, or somebody has looked since.`);
}

/** Nothing came of it. What comes later is credited all the same, as late money is. */
export const refuseManual = defineAct({
  ...ofDeposit,
  name: 'manual-deposits.refuse',
  text: 'refused a deposit that was not found at the bank',
  params: Type.Object(
    {
      reference,
      why: Type.Enum(['not_received', 'slip_invalid', 'other'], {
        description: 'what the member is told',
      }),
    },
    closed,
  ),
  async run(scene, held) {
    const { tx, merchant, params, now, events } = scene;
    const { guard, order } = held;
    requireOpen(order);
    requireSaid(held);
    const fact = {
      reference: order.reference,
      providerRef: order.reference,
      stage: 'failed',
      movements: [],
      asOf: now,
    } as const;
    await takeOver({ tx, merchant, guard, order, events, now }, { fact });
    await changeManual(tx, order, { decided_at: new Date(now) });
    const after = await holdOrder(tx, order);
    if (after.state === 'failed') await changeOrder(tx, order, { reason: params.why });
    await tellManual(scene, order, params.why);
    const outcome = outcomeOf(order, after);
    return { ...outcome, after: { ...outcome.after, why: params.why } };
  },
});

/** Back to its member, who has as long again as for the paying. */
export const askManual = defineAct({
  ...ofDeposit,
  name: 'manual-deposits.ask',
  text: 'asked for a slip of a deposit',
  params: Type.Object({ reference }, closed),
  async run(scene, held) {
    const { tx, merchant, now } = scene;
    const { order } = held;
    requireOpen(order);
    requireSaid(held);
    const method = await tx
      .selectFrom('pay_method')
      .select('hours')
      .where((its) => its.and({ merchant: merchant.code, id: order.method_id }))
      .executeTakeFirst();
    const until = new Date(now + (method?.hours ?? OTHERWISE) * HOUR);
    await changeManual(tx, order, { asked_at: new Date(now) });
    await changeOrder(tx, order, { expires_at: until, next_check_at: nextCheck(0, now, until) });
    await noteStage(tx, order, 'asked', now);
    await tellManual(scene, order, 'asked');
    const outcome = outcomeOf(order, await holdOrder(tx, order));
    return { ...outcome, after: { ...outcome.after, asked: true } };
  },
});
