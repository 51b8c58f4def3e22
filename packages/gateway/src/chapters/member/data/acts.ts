import { sql } from 'kysely';
import { Type } from 'typebox';
import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import { defineAct, type Scene } from '../../../kernel/acts/act.ts';
import type { Queue } from '../../../kernel/acts/queue.ts';
import { barColumns, barredBy } from '../../../kernel/sites/policy/barred.ts';
import { endCredentials } from '../session/credentials.ts';
import { endEverySession } from '../session/store.ts';
import { lockMember } from '../store.ts';
import { erase } from './erase.ts';
import { refusedLetter } from './words.ts';

const closed = { additionalProperties: false } as const;
const request = Type.String({ pattern: '^[0-9]{1,18}$', description: 'its number' });
const ofDeletion = { permission: 'privacy', subjectKind: 'wish to be deleted' } as const;

async function holdWish({ tx, merchant, params }: Scene<{ readonly request: string }>) {
  const wish = await tx
    .selectFrom('data_request')
    .selectAll()
    .where((its) =>
      its.and({ merchant: merchant.code, id: BigInt(params.request), kind: 'deletion' as const }),
    )
    .forUpdate()
    .executeTakeFirst();
  if (wish === undefined) {
    throw new ActRefusal(`${merchant.code} has no wish to be deleted ${params.request}.`);
  }
  if (wish.state !== 'asked') throw new ActRefusal(`${params.request} is ${wish.state} already.`);
  return { subject: wish.id.toString(), version: wish.state, wish };
}

/** Money is paid out before, and a bar outlives every wish to forget it. */
async function requireNothingOpen(
  { tx, merchant, now }: Scene<unknown>,
  memberId: bigint,
): Promise<void> {
  const { code } = merchant;
  const { rows } = await sql<{ money: bigint; rounds: bigint; orders: bigint }>`
    SELECT (SELECT count(*) FROM ledger_account WHERE merchant = ${code}
        AND member_id = ${memberId} AND kind <> 'purse' AND balance > 0) AS money,
      (SELECT count(*) FROM round WHERE merchant = ${code} AND member_id = ${memberId}
        AND mode = 'real' AND status = 'open') AS rounds,
      (SELECT count(*) FROM payout WHERE merchant = ${code} AND member_id = ${memberId}
        AND state IN ('requested', 'review', 'approved', 'sending', 'unclear', 'sent'))
      + (SELECT count(*) FROM deposit_order WHERE merchant = ${code} AND member_id = ${memberId}
        AND state IN ('created', 'unclear', 'open', 'settling')) AS orders`.execute(tx);
  const [open = { money: 0n, rounds: 0n, orders: 0n }] = rows;
  if (open.money > 0n) throw new ActRefusal('There is money in the account: it is paid out first.');
  if (open.rounds > 0n) throw new ActRefusal('A round is open: it ends first.');
  if (open.orders > 0n) throw new ActRefusal('A deposit or a payout is under way: it ends first.');
  const guard = await tx
    .selectFrom('member_guard')
    .select([...barColumns])
    .where((its) => its.and({ merchant: code, member_id: memberId }))
    .executeTakeFirst();
  if (guard !== undefined && barredBy(merchant, guard, now) !== undefined) {
    throw new ActRefusal('They are barred from play: who they are is kept until that is over.');
  }
}

export const deleteData = defineAct({
  ...ofDeletion,
  name: 'data.delete',
  text: 'deleted a member',
  approval: { eyes: 2 },
  params: Type.Object({ request }, closed),
  hold: holdWish,
  async run(scene, { wish }) {
    const { tx, merchant, now, events } = scene;
    const owner = { merchant: merchant.code, memberId: wish.member_id };
    await lockMember(tx, owner.merchant, owner.memberId);
    await requireNothingOpen(scene, owner.memberId);
    await endCredentials(tx, owner);
    await endEverySession({ db: tx, events }, owner.merchant, owner.memberId, now);
    await erase(tx, owner, now);
    await tx
      .updateTable('data_request')
      .set({ state: 'done', answered_at: new Date(now) })
      .where((its) => its.and({ merchant: owner.merchant, id: wish.id }))
      .execute();
    return {
      before: { state: 'asked', member: owner.memberId.toString() },
      after: { state: 'done' },
      result: { member: owner.memberId.toString() },
      news: () => [{ ...owner, event: 'session' as const, data: {} }],
    };
  },
});

export const refuseDeletion = defineAct({
  ...ofDeletion,
  name: 'data.refuse',
  text: 'refused to delete a member',
  approval: 'alone',
  params: Type.Object(
    {
      request,
      why: Type.String({
        minLength: 1,
        maxLength: 300,
        pattern: '^[^\\u0000]*$',
        description: 'for the member to read',
      }),
    },
    closed,
  ),
  hold: holdWish,
  async run({ tx, merchant, params, now, events }, { wish }) {
    await tx
      .updateTable('data_request')
      .set({ state: 'refused', answered_at: new Date(now), answer: params.why })
      .where((its) => its.and({ merchant: merchant.code, id: wish.id }))
      .execute();
    const owner = { merchant, memberId: wish.member_id, now };
    await events.ownerTold(tx, { ...owner, ...refusedLetter(merchant, params.why) });
    return { before: { state: 'asked' }, after: { state: 'refused' }, result: null };
  },
});

const of = (id: string) => ({ request: id });

export const deletionQueue: Queue = {
  name: 'deletions',
  about: 'members who want to be deleted; what is open of them stands beside',
  permission: 'privacy',
  async list({ db, merchant, after = '0', limit }) {
    if (!/^\d{1,18}$/.test(after)) throw new ActRefusal(`${after} is the number of no wish.`);
    const rows = await db
      .selectFrom('data_request')
      .select(['id', 'member_id', 'asked_at'])
      .where((its) =>
        its.and({ merchant: merchant.code, kind: 'deletion' as const, state: 'asked' as const }),
      )
      .where('id', '>', BigInt(after))
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id, member_id: member, asked_at: since }) => ({
      id: id.toString(),
      since,
      facts: [`member ${member}`],
    }));
  },
  decisions: {
    delete: { act: deleteData, about: 'one asks, another agrees', of },
    refuse: { act: refuseDeletion, about: '--why, which the member reads', of },
  },
};
