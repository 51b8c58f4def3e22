import { Type } from 'typebox';
import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import { defineAct, type Scene } from '../../../kernel/acts/act.ts';
import type { Queue } from '../../../kernel/acts/queue.ts';
import { changeGuard, holdGuard } from '../../care/index.ts';
import { memberNamed } from '../../member/index.ts';
import { payoutNews } from '../payouts/rows/news.ts';
import { holdByOffice } from '../payouts/hold.ts';

const closed = { additionalProperties: false } as const;
const DAY = 86_400_000;
const account = Type.String({ maxLength: 80, description: 'of the member' });

async function held({ tx, merchant, params }: Scene<{ readonly account: string }>) {
  const member = await memberNamed(tx, merchant, params.account);
  const guard = await holdGuard(tx, merchant.code, member.id);
  return { subject: member.id.toString(), member, guard };
}

const until = (at: Date | null) => ({ until: at?.toISOString() ?? null });

/** Protecting never waits: one person, at once. A hold that stands is made longer, and never shorter. */
const holdPayouts = defineAct({
  name: 'payments.hold',
  text: 'held payouts of a member',
  permission: 'holds',
  approval: 'alone',
  subjectKind: 'member',
  params: Type.Object(
    {
      account,
      length: Type.Integer({
        minimum: 60_000,
        maximum: 365 * DAY,
        default: 7 * DAY,
        examples: [7 * DAY],
        unit: 'milliseconds',
        description: 'how long',
      }),
    },
    closed,
  ),
  hold: held,
  async run({ tx, params, now }, { member, guard }) {
    const before = guard.payout_hold_until;
    const { end, stopped } = await holdByOffice(tx, guard, now + params.length, now);
    const ends = new Date(end);
    return {
      before: until(before),
      after: { ...until(ends), stopped: stopped.map(({ reference }) => reference) },
      result: {
        account: member.account,
        until: ends.toISOString(),
        stopped: stopped.length,
      },
      news: () => stopped.flatMap((row) => payoutNews(row, false)),
    };
  },
});

const releasePayouts = defineAct({
  name: 'payments.release',
  text: 'let payouts of a member go again',
  permission: 'payments',
  approval: { eyes: 2 },
  subjectKind: 'member',
  params: Type.Object({ account }, closed),
  hold: held,
  async run({ tx, now }, { member, guard }) {
    const before = guard.payout_hold_until;
    if (before === null || before.getTime() <= now) {
      throw new ActRefusal(`Payouts of ${member.account} are not held.`);
    }
    await changeGuard(tx, guard, { payout_hold_until: null });
    return { before: until(before), after: until(null), result: { account: member.account } };
  },
});

export const holdActs = [holdPayouts, releasePayouts];

export const heldPayouts: Queue = {
  name: 'holds',
  about: 'members whose payouts are held',
  permission: 'payments',
  async list({ db, merchant, now, after, limit }) {
    const rows = await db
      .selectFrom('member_guard')
      .innerJoin('member', (join) =>
        join
          .onRef('member.merchant', '=', 'member_guard.merchant')
          .onRef('member.id', '=', 'member_guard.member_id'),
      )
      .select(['account', 'payout_hold_until as until'])
      .where('member_guard.merchant', '=', merchant.code)
      .where('payout_hold_until', '>', new Date(now))
      .$if(after !== undefined, (query) => query.where('account', '>', after ?? ''))
      .orderBy('account')
      .limit(limit)
      .execute();
    return rows.flatMap(({ account: id, until: end }) =>
      end === null ? [] : [{ id, since: end, facts: ['held until then'] }],
    );
  },
  decisions: {
    release: { act: releasePayouts, about: 'lets them go again', of: (id) => ({ account: id }) },
  },
};
