import { Type } from 'typebox';
import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import type { ActOutcome, Facts, Scene } from '../../../kernel/acts/act.ts';
import type { News } from '../../../kernel/live/news.ts';
import { toDecimal } from '../../../kernel/money/money.ts';
import { holdGuard } from '../../care/index.ts';
import { MANUAL } from '../providers/manual/adapter.ts';
import { findByName, holdOrder, type DepositRow } from '../deposits/rows/orders.ts';
import { findManual } from '../deposits/rows/manual.ts';

export const reference = Type.String({
  maxLength: 80,
  description: 'of the deposit, as its member wrote it into the form of the bank',
  examples: ['D7K2Q9XH4TBM'],
});

interface OfDeposit {
  readonly reference: string;
}

/** Its member’s guard first, then the row, to the end of the transaction. */
export async function heldManual({ tx, merchant, params }: Scene<OfDeposit>) {
  const named = { reference: params.reference.toUpperCase() };
  const found = await findByName(tx, merchant.code, MANUAL, named);
  if (found === undefined) {
    throw new ActRefusal(`${merchant.code} has no deposit by hand ${params.reference}.`);
  }
  const guard = await holdGuard(tx, merchant.code, found.member_id);
  const order = await holdOrder(tx, found);
  const its = await findManual(tx, order);
  if (its === undefined) throw new Error('a deposit by hand without its own row');
  return { subject: order.id.toString(), guard, order, its };
}

export type HeldManual = Awaited<ReturnType<typeof heldManual>>;

/** What the audit keeps of it: nothing of a person. */
export const factsOf = ({ state, amount, received, credited, currency }: DepositRow): Facts => ({
  state,
  amount: toDecimal(amount, currency),
  received: toDecimal(received, currency),
  credited: toDecimal(credited, currency),
  currency,
});

type Outcome = ActOutcome<{
  readonly reference: string;
  readonly state: string;
  readonly credited: string;
}>;

export const outcomeOf = (
  before: DepositRow,
  after: DepositRow,
  more: { readonly line?: string; readonly hasMoved?: boolean } = {},
): Outcome => {
  const { merchant, member_id: memberId, id, reference: named, state, currency } = after;
  const owner = { merchant, memberId, data: { orderId: id.toString() } };
  const news: News[] = [{ ...owner, event: 'order' }];
  if (more.hasMoved === true) news.push({ ...owner, event: 'balance' });
  return {
    before: factsOf(before),
    after: { ...factsOf(after), ...(more.line !== undefined && { line: more.line }) },
    result: { reference: named, state, credited: toDecimal(after.credited, currency) },
    news: () => news,
  };
};
