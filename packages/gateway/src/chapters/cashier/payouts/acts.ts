import { Type } from 'typebox';
import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import {
  defineAct,
  type ActOutcome,
  type Approval,
  type Facts,
  type Scene,
} from '../../../kernel/acts/act.ts';
import { toDecimal } from '../../../kernel/money/money.ts';
import { getMember } from '../../member/index.ts';
import { isUnderFlag, raiseFlags } from '../flags/raise.ts';
import { payoutRulesOf } from '../settings/payouts.ts';
import { approvePayout, giveBackUnclear, refusalReasons, refusePayout } from './decide.ts';
import { payoutNews } from './rows/news.ts';
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
  const { aloneUpTo } = await payoutRulesOf(tx, merchant);
  return { subject: row.id.toString(), row, aloneUpTo, isUnderFlag: false };
}

/** Whoever lets money go decides on all that is known by now, and not on what was when it was asked for. */
async function holdKnown(scene: Scene<OfPayout>): Promise<HeldPayout> {
  const found = await hold(scene);
  const { tx, merchant, now } = scene;
  const memberId = found.row.member_id;
  await raiseFlags(tx, merchant, memberId, now);
  return { ...found, isUnderFlag: await isUnderFlag(tx, { merchant: merchant.code, memberId }) };
}

type HeldPayout = Awaited<ReturnType<typeof hold>>;

/** More of it than a sum is in question: a hold, a flag, who else has the account, or where the money came from. */
const isFlagged = ({ rule }: PayoutRow): boolean =>
  rule === 'hold' || rule === 'shared' || rule === 'source' || rule === 'flag';

const approval = {
  of: (_: unknown, { row, aloneUpTo, isUnderFlag: isKnown }: HeldPayout): Approval =>
    row.amount > aloneUpTo || isKnown || isFlagged(row) ? { eyes: 2 } : 'alone',
};

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
  approval,
  subjectKind: 'payout',
  hold,
} as const;

const approve = defineAct({
  ...ofPayout,
  name: 'payouts.approve',
  hold: holdKnown,
  text: 'approved a payout',
  params: Type.Object({ reference }, closed),
  async run(scene, { row }) {
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
    return outcomeOf(row, await refusePayout(scene, row.id, scene.params.why), true);
  },
});

const giveBack = defineAct({
  ...ofPayout,
  name: 'payouts.give-back',
  text: 'gave a payout back of which the provider has no answer',
  approval: { eyes: 2 },
  params: Type.Object({ reference }, closed),
  async run(scene, { row }) {
    return outcomeOf(row, await giveBackUnclear(scene, row.id), true);
  },
});

const read = defineAct({
  ...ofPayout,
  name: 'payouts.read',
  text: 'looked at a payout',
  approval: 'alone',
  isReading: true,
  params: Type.Object({ reference }, closed),
  async run({ tx, merchant }, { row }) {
    const member = await getMember(tx, merchant.code, row.member_id);
    const to = await tx
      .selectFrom('instrument')
      .select(['bank', 'last4', 'added_at'])
      .where((its) => its.and({ merchant: merchant.code, id: row.instrument_id }))
      .executeTakeFirstOrThrow();
    return {
      before: null,
      after: { member: row.member_id.toString() },
      result: {
        ...factsOf(row),
        account: member.account,
        level: member.kyc_level,
        to: `${to.bank} …${to.last4}, since ${to.added_at.toISOString()}`,
        ordered: row.created_at.toISOString(),
      },
    };
  },
});

export const payoutActs = { approve, refuse, giveBack, read } as const;
