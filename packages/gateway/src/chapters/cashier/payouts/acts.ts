import { Type } from 'typebox';
import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import { defineAct, type ActOutcome, type Facts, type Scene } from '../../../kernel/acts/act.ts';
import { toDecimal } from '../../../kernel/money/money.ts';
import { payoutRulesOf } from '../settings/payouts.ts';
import { approvePayout, payoutNews, refusalReasons, refusePayout } from './decide.ts';
import { findPayoutNamed, holdPayout, type PayoutRow } from './rows/payouts.ts';

const closed = { additionalProperties: false } as const;
const reference = Type.String({
  maxLength: 80,
  description: 'of the payout, as its member and the records have it',
  examples: ['W-4b3f2c1e-0d6a-4f7e-9a51-2f6f0c9f8a10'],
});

interface OfPayout {
  readonly reference: string;
}

/** Its member’s guard first, then the row, to the end of the transaction. */
async function hold({ tx, merchant, params }: Scene<OfPayout>) {
  const found = await findPayoutNamed(tx, merchant.code, { reference: params.reference });
  if (found === undefined) {
    throw new ActRefusal(`${merchant.code} has no payout ${params.reference}.`);
  }
  const { row } = await holdPayout(tx, found);
  return { subject: row.id.toString(), row };
}

/** Above the merchant’s sum one person is not enough: whoever orders the act may be one of two. */
async function requireEnoughPeople({ tx, merchant }: Scene<OfPayout>, row: PayoutRow) {
  const { aloneUpTo } = await payoutRulesOf(tx, merchant);
  if (row.amount <= aloneUpTo) return;
  const [sum, most] = [row.amount, aloneUpTo].map((one) => toDecimal(one, row.currency));
  throw new ActRefusal(
    `${row.reference} is of ${sum} ${row.currency}: above ${most} two people decide together.`,
  );
}

const factsOf = ({ state, amount, currency, rule }: PayoutRow): Facts => ({
  state,
  amount: toDecimal(amount, currency),
  currency,
  rule,
});

const outcomeOf = (
  before: PayoutRow,
  after: PayoutRow,
  hasMoved: boolean,
): ActOutcome<{ reference: string; state: string }> => ({
  before: factsOf(before),
  after: factsOf(after),
  result: { reference: after.reference, state: after.state },
  news: () => payoutNews(after, hasMoved),
});

const ofPayout = {
  permission: 'payments',
  approval: 'alone',
  subjectKind: 'payout',
  hold,
} as const;

const approve = defineAct({
  ...ofPayout,
  name: 'payouts.approve',
  text: 'approved a payout',
  params: Type.Object({ reference }, closed),
  async run(scene, { row }) {
    await requireEnoughPeople(scene, row);
    return outcomeOf(row, await approvePayout(scene, row.id), false);
  },
});

const refuse = defineAct({
  ...ofPayout,
  name: 'payouts.refuse',
  text: 'refused a payout',
  params: Type.Object(
    {
      reference,
      why: Type.Enum([...refusalReasons], { description: 'what the member is told' }),
    },
    closed,
  ),
  async run(scene, { row }) {
    await requireEnoughPeople(scene, row);
    return outcomeOf(row, await refusePayout(scene, row.id, scene.params.why), true);
  },
});

export const payoutActs = { approve, refuse } as const;
