import { Type } from 'typebox';
import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import { defineAct, type Scene } from '../../../kernel/acts/act.ts';
import { toDecimal, toMinor } from '../../../kernel/money/money.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { windowOf } from '../../../kernel/time/periods.ts';
import { holdGuard } from '../../care/index.ts';
import { memberNamed } from '../../member/index.ts';
import { fromTo, lockAccounts, post, sideAccount } from '../wallet/ledger.ts';
import { cashAccount } from '../wallet/store.ts';
import { correctedOn, holdLimits, setLimits, type CorrectionLimits } from './limits.ts';

const closed = { additionalProperties: false } as const;
const sum = (description: string) =>
  Type.String({ pattern: '^\\d{1,12}(\\.\\d{1,4})?$', description, examples: ['500.00'] });

const factsOf = (limits: CorrectionLimits | undefined, { currency }: Merchant) =>
  limits === undefined
    ? null
    : { member: toDecimal(limits.aMember, currency), day: toDecimal(limits.aDay, currency) };

function minor(text: string, { currency }: Merchant): bigint {
  const amount = toMinor(text, currency);
  if (amount === undefined) throw new ActRefusal(`${text} is no sum of ${currency}.`);
  return amount;
}

/** What nobody has set is nothing: no balance is corrected before two people said how much may be. */
const limitCorrections = defineAct({
  name: 'money.correction-limits',
  text: 'said how much of balances may be corrected on a day',
  permission: 'correction-limits',
  approval: { eyes: 2 },
  subjectKind: 'site',
  params: Type.Object(
    { member: sum('of one member, on a day'), day: sum('of all together, on a day') },
    closed,
  ),
  async hold({ tx, merchant }) {
    return { subject: merchant.code, limits: await holdLimits(tx, merchant.code) };
  },
  async run({ tx, merchant, params }, { limits }) {
    const next = { aMember: minor(params.member, merchant), aDay: minor(params.day, merchant) };
    if (next.aMember > next.aDay) throw new ActRefusal('One member is a part of all.');
    await setLimits(tx, merchant.code, next);
    return { before: factsOf(limits, merchant), after: factsOf(next, merchant), result: params };
  },
});

interface Correction {
  readonly account: string;
  readonly amount: string;
}

async function held({ tx, merchant, params }: Scene<Correction>) {
  const member = await memberNamed(tx, merchant, params.account);
  await holdGuard(tx, merchant.code, member.id);
  const cash = await cashAccount(tx, merchant.code, member.id);
  if (cash === undefined) throw new ActRefusal(`${member.account} has no wallet yet.`);
  // Their play goes on while people vote: what they have is no part of what was decided.
  return { subject: member.id.toString(), version: cash.id.toString(), member, cash };
}

type Held = Awaited<ReturnType<typeof held>>;

/** From the house’s `adjust`, or into it. */
const correctBalance = defineAct({
  name: 'money.correct',
  text: 'corrected a balance',
  permission: 'corrections',
  approval: { eyes: 3, oneOf: 'compliance' },
  subjectKind: 'member',
  params: Type.Object(
    {
      account: Type.String({ maxLength: 80, description: 'of the member' }),
      amount: Type.String({
        pattern: '^-?\\d{1,12}(\\.\\d{1,4})?$',
        description: 'what they get, or lose with a minus before it',
        examples: ['-12.50'],
      }),
    },
    closed,
  ),
  hold: held,
  async run(scene, subject) {
    const { tx, merchant, params, now, approval } = scene;
    const { code, currency } = merchant;
    const sign = params.amount.startsWith('-') ? -1n : 1n;
    const amount = sign * minor(params.amount.replace('-', ''), merchant);
    await requireRoom(scene, subject, amount);
    const { cash, member } = subject;
    const balance = (await lockAccounts(tx, code, [cash.id])).get(cash.id) ?? 0n;
    if (balance + amount < 0n) {
      throw new ActRefusal(`${member.account} has ${toDecimal(balance, currency)} ${currency}.`);
    }
    const owner = { merchant: code, memberId: member.id };
    const outcome = {
      before: null,
      after: { amount: toDecimal(amount, currency), currency },
      result: { account: member.account, amount: toDecimal(amount, currency) },
      news: () => [{ ...owner, event: 'balance' as const, data: {} }],
    };
    // Only tried so far: the books take it by the number of the approval.
    if (approval === undefined) return outcome;
    const house = await sideAccount(tx, {
      merchant: code,
      currency,
      kind: 'adjust',
      provider: null,
    });
    const legs = fromTo(house, cash.id, amount);
    const source = approval.toString();
    const [posted] = await post(tx, code, currency, [
      { kind: 'correction', at: now, legs, source },
    ]);
    if (posted === undefined) throw new Error('a transfer was not booked');
    await tx
      .insertInto('correction')
      .values({
        merchant: code,
        approval_id: approval,
        account_id: cash.id,
        transfer_id: posted.id,
        day: dayOf(merchant, now),
        amount,
      })
      .execute();
    return outcome;
  },
});

const dayOf = ({ timeZone }: Merchant, now: number): string =>
  windowOf(timeZone, '24h', now).firstDay;

const leftOf = (limit: bigint | undefined, used: bigint): bigint => (limit ?? 0n) - used;

/** Under the row of the limits, so that of two at once the second sees the first. */
async function requireRoom(
  { tx, merchant, now }: Scene<Correction>,
  { cash }: Held,
  amount: bigint,
): Promise<void> {
  const { code, currency } = merchant;
  const size = amount < 0n ? -amount : amount;
  if (size === 0n) throw new ActRefusal('Nothing is no correction.');
  const limits = await holdLimits(tx, code);
  const so = await correctedOn(tx, code, dayOf(merchant, now), cash.id);
  const left = [leftOf(limits?.aMember, so.account), leftOf(limits?.aDay, so.all)];
  const [room = 0n] = left.toSorted((one, other) => (one < other ? -1 : 1));
  if (size <= room) return;
  throw new ActRefusal(
    `Today ${toDecimal(room > 0n ? room : 0n, currency)} ${currency} more may be corrected here, by money.correction-limits.`,
  );
}

export const correctionActs = [limitCorrections, correctBalance];
