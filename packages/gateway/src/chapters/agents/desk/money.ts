import { sql } from 'kysely';
import { Type } from 'typebox';
import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import { defineAct, type Scene } from '../../../kernel/acts/act.ts';
import { toDecimal, toMinor } from '../../../kernel/money/money.ts';
import { memberNamed } from '../../member/index.ts';
import { closeName, closeNamed } from './close-names.ts';

const closed = { additionalProperties: false } as const;
const account = Type.String({
  maxLength: 80,
  description: 'of the member',
  examples: ['ana_team'],
});

async function named({ tx, merchant, params }: Scene<{ readonly account: string }>) {
  const member = await memberNamed(tx, merchant, params.account);
  return { subject: member.id.toString(), member };
}

/** What counted of somebody’s play on a closed day was wrong: the difference joins the next close. */
export const adjustTurnover = defineAct({
  name: 'agents.adjust',
  text: 'adjusted what counted of a closed day',
  permission: 'payments',
  approval: { eyes: 2 },
  subjectKind: 'member',
  params: Type.Object(
    {
      day: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', examples: ['2026-11-20'] }),
      account,
      category: Type.String({ pattern: '^[A-Z]{2,16}$', examples: ['RNG'] }),
      amount: Type.String({
        maxLength: 24,
        description: 'added to what counted; below nothing, taken off',
        examples: ['-120.00'],
      }),
    },
    closed,
  ),
  async hold(scene) {
    return { ...(await named(scene)), version: 'day' };
  },
  async run({ tx, merchant, params, reason, now, actor }, { member }) {
    const { code, currency } = merchant;
    const valid = toMinor(params.amount, currency);
    if (valid === undefined || valid === 0n) {
      throw new ActRefusal(`${params.amount} is no sum of ${currency}.`);
    }
    if (reason === '') throw new ActRefusal('Say why: what was wrong, and who found it.');
    const { rows } = await sql<{ closed: boolean; counted: bigint }>`
      SELECT EXISTS (SELECT FROM agent_close WHERE merchant = ${code} AND kind = 'rebate'
          AND period = ${params.day}::date AND state = 'closed') AS closed,
        (coalesce((SELECT valid FROM turnover_day WHERE merchant = ${code}
          AND day = ${params.day}::date AND member_id = ${member.id}
          AND category = ${params.category}), 0)
        + coalesce((SELECT sum(valid) FROM agent_adjustment WHERE merchant = ${code}
          AND day_of = ${params.day}::date AND member_id = ${member.id}
          AND category = ${params.category}), 0))::bigint AS counted`.execute(tx);
    const [found] = rows;
    if (found?.closed !== true) throw new ActRefusal(`${params.day} is no day that is closed.`);
    if (found.counted + valid < 0n) {
      throw new ActRefusal(`On that day ${toDecimal(found.counted, currency)} counted.`);
    }
    await tx
      .insertInto('agent_adjustment')
      .values({
        merchant: code,
        day_of: params.day,
        member_id: member.id,
        category: params.category,
        valid,
        reason,
        ordered_by: actor.operator,
        ordered_at: new Date(now),
      })
      .execute();
    const after = { day: params.day, counted: toDecimal(found.counted + valid, currency) };
    return {
      before: { counted: toDecimal(found.counted, currency) },
      after,
      result: { account: member.account, ...after },
    };
  },
});

/** Whatever somebody is paid from now on waits. Protecting never waits: one person, at once. */
export const holdPays = defineAct({
  name: 'agents.hold',
  text: 'held pays of an agent',
  permission: 'holds',
  approval: 'alone',
  subjectKind: 'member',
  params: Type.Object({ account }, closed),
  hold: named,
  async run({ tx, merchant, reason, now, actor }, { member }) {
    await tx
      .insertInto('agent_hold')
      .values({
        merchant: merchant.code,
        member_id: member.id,
        held_by: actor.operator,
        reason,
        held_at: new Date(now),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { before: null, after: { held: true }, result: { account: member.account } };
  },
});

/** What is held of somebody is paid, and nothing more is held for them. */
export const releasePays = defineAct({
  name: 'agents.release',
  text: 'let pays of an agent go',
  permission: 'payments',
  approval: { eyes: 2 },
  subjectKind: 'member',
  params: Type.Object({ account }, closed),
  async hold(scene) {
    const { subject, member } = await named(scene);
    const { rows } = await sql<{ sum: bigint }>`
      SELECT coalesce(sum(net), 0)::bigint AS sum FROM agent_pay
      WHERE merchant = ${scene.merchant.code} AND member_id = ${member.id} AND state = 'held'`.execute(
      scene.tx,
    );
    const sum = rows[0]?.sum ?? 0n;
    return { subject, version: sum.toString(), member, sum };
  },
  async run({ tx, merchant, actor }, { member, sum }) {
    const { code, currency } = merchant;
    const { numDeletedRows } = await tx
      .deleteFrom('agent_hold')
      .where('merchant', '=', code)
      .where('member_id', '=', member.id)
      .executeTakeFirstOrThrow();
    if (sum === 0n && numDeletedRows === 0n) {
      throw new ActRefusal(`Nothing is held of ${member.account}.`);
    }
    await tx
      .updateTable('agent_pay')
      .set({ state: 'due', why: null, released_by: actor.operator })
      .where('merchant', '=', code)
      .where('member_id', '=', member.id)
      .where('state', '=', 'held')
      .execute();
    const amount = toDecimal(sum, currency);
    return {
      before: { held: amount },
      after: { held: '0' },
      result: { account: member.account, amount },
    };
  },
});

/** A close that stopped takes its step again: what was wrong is right by now, or it stops once more. */
export const resumeClose = defineAct({
  name: 'agents.resume',
  text: 'had a stopped close go on',
  permission: 'payments',
  approval: { eyes: 2 },
  subjectKind: 'close',
  params: Type.Object(
    {
      close: Type.Optional(
        Type.String({
          maxLength: 24,
          description: 'which one, where more than one stopped',
          examples: ['day:2026-11-20'],
        }),
      ),
    },
    closed,
  ),
  async hold({ tx, merchant, params: { close: name } }) {
    const its = name === undefined ? undefined : closeNamed(name);
    if (name !== undefined && its === undefined) throw new ActRefusal(`${name} is no close.`);
    const close = await tx
      .selectFrom('agent_close')
      .select(['kind', 'period', 'hour', 'stopped_in', 'problem'])
      .where('merchant', '=', merchant.code)
      .where('state', '=', 'stopped')
      .$if(its !== undefined, (query) => query.where((the) => the.and({ ...its })))
      .orderBy('period')
      .orderBy('kind')
      .orderBy('hour')
      .limit(1)
      .forUpdate()
      .executeTakeFirst();
    if (close === undefined) {
      throw new ActRefusal(
        name === undefined
          ? `No close of ${merchant.code} has stopped.`
          : `${name} has not stopped.`,
      );
    }
    return { subject: closeName(close), version: close.problem ?? '', close };
  },
  async run({ tx, merchant }, { close }) {
    const state = close.stopped_in ?? 'fenced';
    await tx
      .updateTable('agent_close')
      .set({ state, stopped_in: null, problem: null })
      .where('merchant', '=', merchant.code)
      .where('kind', '=', close.kind)
      .where('period', '=', close.period)
      .where('hour', '=', close.hour)
      .where('state', '=', 'stopped')
      .execute();
    return {
      before: { state: 'stopped', problem: close.problem },
      after: { state },
      result: { close: closeName(close), state },
    };
  },
});
