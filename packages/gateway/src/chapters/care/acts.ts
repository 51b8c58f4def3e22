import { Type } from 'typebox';
import { ActRefusal } from '../../kernel/acts/act-refusal.ts';
import { defineAct, type Scene } from '../../kernel/acts/act.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { barredBy } from '../../kernel/sites/policy/barred.ts';
import { endEverySession, memberNamed } from '../member/index.ts';
import { barEnd, barMember } from './bars/bar.ts';
import { holdGuard } from './guard/guard.ts';
import { tellBar, tellLimit } from './letters/letters.ts';
import { setLimit } from './limits/change.ts';
import { shownLimits } from './limits/shown.ts';

const closed = { additionalProperties: false } as const;
const account = Type.String({ maxLength: 80, description: 'of the member' });

async function holdMember({ tx, merchant, params, now }: Scene<{ readonly account: string }>) {
  const member = await memberNamed(tx, merchant, params.account);
  const guard = await holdGuard(tx, merchant.code, member.id);
  const limits = await shownLimits({ db: tx, merchant, memberId: member.id, now });
  return { subject: member.id.toString(), member, limits, barred: barredBy(merchant, guard, now) };
}

const ofLimits = { permission: 'limits', approval: 'alone', subjectKind: 'member' } as const;

/** What somebody loses is theirs to know: whoever looks is written down. */
export const readLimits = defineAct({
  ...ofLimits,
  name: 'limits.read',
  isReading: true,
  text: 'looked at the limits of an account',
  params: Type.Object({ account }, closed),
  hold: holdMember,
  run: async (_, { member, limits, barred }) => ({
    before: null,
    after: { limits: limits.length },
    result: { account: member.account, limits, bar: barred ?? null },
  }),
});

export const tightenLimit = defineAct({
  ...ofLimits,
  name: 'limits.tighten',
  text: 'set or lowered a limit',
  params: Type.Object(
    {
      account,
      type: Type.Enum(['deposit', 'loss', 'wager', 'stake', 'time'], { description: 'of what' }),
      period: Type.Enum(['24h', '7d', '1m', 'session', 'single'], { description: 'how long' }),
      amount: Type.String({ maxLength: 24, description: 'money, or minutes of time' }),
    },
    closed,
  ),
  hold: holdMember,
  async run({ tx, merchant, params, now, events }, { member, limits }) {
    const { type, period, amount } = params;
    const change = { tx, merchant, memberId: member.id, now, by: 'operator' } as const;
    const changed = await inWords(setLimit(change, { type, period, amount }));
    await tellLimit(events, change, changed);
    const before = limits.find((one) => one.type === type && one.period === period);
    return {
      before: before === undefined ? null : { amount: before.amount },
      after: { type, period, amount },
      result: { account: member.account },
    };
  },
});

export const barPlayer = defineAct({
  ...ofLimits,
  name: 'limits.bar',
  text: 'barred a player from play',
  params: Type.Object(
    {
      account,
      kind: Type.Enum(['timeout', 'exclusion'], { description: 'what it is' }),
      duration: Type.String({ maxLength: 6, description: 'as offered to players: 24h, 7d, 6m' }),
    },
    closed,
  ),
  hold: holdMember,
  async run({ tx, merchant, params, now, events }, { member, barred }) {
    const { kind, duration } = params;
    const owner = { merchant: merchant.code, memberId: member.id };
    if (barred?.kind === 'exclusion' && kind === 'timeout') {
      throw new ActRefusal(`${member.account} is excluded: a break would be less.`);
    }
    const end = await inWords((async () => barEnd(merchant, { kind, duration, now }))());
    const asked = { kind, duration, end, allBrands: false, reason: '', by: 'operator' } as const;
    const { until } = await barMember(tx, events, { merchant, memberId: member.id, now, ...asked });
    await tellBar(events, { tx, merchant, memberId: member.id, now }, { kind, until });
    await endEverySession({ db: tx, events }, merchant.code, member.id, now);
    return {
      before: barred === undefined ? null : { ...barred },
      after: { kind, until },
      result: { account: member.account, until },
      news: () => [{ ...owner, event: 'session', data: {} }],
    };
  },
});

export const careActs = [readLimits, tightenLimit, barPlayer];

/** What a page would mark at a field, somebody at a terminal is told in a sentence. */
async function inWords<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const [first] = error.details.errors ?? [];
    const value = error.details.value as { readonly max?: string } | undefined;
    throw new ActRefusal(
      value?.max === undefined
        ? `The ${first?.field ?? 'limit'} is none that can be set here.`
        : `The law allows ${value.max} here, and no more.`,
      { cause: error },
    );
  }
}
