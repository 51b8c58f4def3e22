import { sql } from 'kysely';
import { Type } from 'typebox';
import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import { defineAct } from '../../../kernel/acts/act.ts';
import { dayIn, nextDay } from '../../../kernel/time/days.ts';
import { memberNamed } from '../../member/index.ts';
import { mayStandBelow } from '../lineage/families.ts';
import { lineOf } from '../lineage/line.ts';
import { hasContractsFrom, holdContracts } from '../contracts/store.ts';
import { holdRates, setRates, type RateFault } from '../rates/set.ts';
import { agentSettings } from '../settings.ts';
import { percentOf, ppmOf } from '../rates/percent.ts';

const closed = { additionalProperties: false } as const;
const account = Type.String({ maxLength: 80, description: 'of the agent', examples: ['ana_team'] });
const category = Type.String({
  pattern: '^[A-Z]{2,16}$',
  description: 'of games',
  examples: ['RNG'],
});

const faults: Readonly<Record<RateFault['code'], (fault: RateFault) => string>> = {
  'rate.not_direct': () => 'That is no top: whoever stands right above sets the rate.',
  'rate.step': (fault) => `Rates are steps of ${percentOf('step' in fault ? fault.step : 0)} %.`,
  'rebate.above_own': (fault) =>
    `No more than ${percentOf('most' in fault ? fault.most : 0)} % may be given.`,
  'rebate.below_downline': (fault) =>
    `Somebody below has ${percentOf('least' in fault ? fault.least : 0)} %.`,
};

/** The rate of a top, which nobody else can set: from tomorrow on. */
export const setTopRate = defineAct({
  name: 'agents.top',
  text: 'set the rate of a top agent',
  permission: 'payments',
  approval: { eyes: 2 },
  subjectKind: 'member',
  params: Type.Object(
    {
      account,
      category,
      percent: Type.String({ maxLength: 8, description: 'of what counts', examples: ['0.7000'] }),
    },
    closed,
  ),
  async hold({ tx, merchant, params }) {
    const member = await memberNamed(tx, merchant, params.account);
    await holdRates(tx, merchant.code);
    return { subject: member.id.toString(), version: 'rate', member };
  },
  async run({ tx, merchant, params, now, actor }, { member }) {
    const ppm = ppmOf(params.percent);
    if (ppm === undefined) throw new ActRefusal(`${params.percent} is no percent.`);
    const rates = { [params.category]: ppm };
    const order = { memberId: member.id, upline: null, rates, by: actor.operator, now };
    const set = await setRates(tx, merchant, order);
    if ('code' in set) throw new ActRefusal(faults[set.code](set));
    const after = { category: params.category, percent: percentOf(ppm), from: set.effectiveDay };
    return { before: null, after, result: { account: member.account, ...after } };
  },
});

/** Everybody below goes along; what is played until the end of today stays with the old line. */
export const moveMember = defineAct({
  name: 'agents.move',
  text: 'moved a member to another line',
  permission: 'payments',
  approval: { eyes: 2 },
  subjectKind: 'member',
  params: Type.Object(
    {
      account,
      to: Type.String({
        maxLength: 80,
        description: 'below whom; - for nobody',
        examples: ['ben_agent'],
      }),
    },
    closed,
  ),
  async hold({ tx, merchant, params }) {
    const member = await memberNamed(tx, merchant, params.account);
    const target = params.to === '-' ? undefined : await memberNamed(tx, merchant, params.to);
    await holdRates(tx, merchant.code);
    await holdContracts(tx, merchant.code);
    const line = await lineOf(tx, merchant.code, member.id);
    return { subject: member.id.toString(), version: line.join('.'), member, target, line };
  },
  async run({ tx, merchant, reason, now, actor }, { member, target, line }) {
    const { code } = merchant;
    const above = target === undefined ? [] : await lineOf(tx, code, target.id);
    if (above.includes(member.id)) {
      throw new ActRefusal(`${target?.account} stands in the line of ${member.account}.`);
    }
    if (target !== undefined && !mayStandBelow(target.type, member.type)) {
      throw new ActRefusal(`${target.account} leads nobody of the type of ${member.account}.`);
    }
    const path = line.map(String);
    const { maxDepth } = await agentSettings(tx, code);
    const effectiveDay = nextDay(dayIn(merchant.timeZone, now));
    const { rows } = await sql<{ deepest: number; higher: string | null; waits: boolean }>`
      SELECT (SELECT max(cardinality(line)) FROM lineage WHERE merchant = ${code}
          AND line >= ${path}::bigint[] AND line < line_end(${path}::bigint[]))::integer AS deepest,
        (SELECT min(category) FROM rebate_rate WHERE merchant = ${code} AND member_id = ${member.id}
          AND ${target?.id ?? null}::bigint IS NOT NULL
          AND rate_on(${code}, ${member.id}, category, greatest(effective_day, ${effectiveDay}::date))
            > rate_on(${code}, ${target?.id ?? null}::bigint, category,
              greatest(effective_day, ${effectiveDay}::date))) AS higher,
        EXISTS (SELECT FROM lineage_move WHERE merchant = ${code} AND member_id = ${member.id}
          AND state = 'waiting') AS waits`.execute(tx);
    const [found] = rows;
    if (found === undefined || found.deepest === null) {
      throw new ActRefusal(`${member.account} stands in no line.`);
    }
    if (await hasContractsFrom(tx, code, member.id, effectiveDay)) {
      throw new ActRefusal(`${member.account} has a contract: it has to end first.`);
    }
    if (found.waits) throw new ActRefusal(`${member.account} is to be moved already.`);
    if (found.higher !== null) {
      throw new ActRefusal(`${member.account} has more of ${found.higher} than they would.`);
    }
    if (above.length + found.deepest - line.length + 1 > maxDepth) {
      throw new ActRefusal(`That line would be deeper than ${maxDepth}.`);
    }
    await tx
      .insertInto('lineage_move')
      .values({
        merchant: code,
        member_id: member.id,
        from_id: line.at(-2) ?? null,
        to_id: target?.id ?? null,
        effective_day: effectiveDay,
        ordered_by: actor.operator,
        reason,
        ordered_at: new Date(now),
      })
      .execute();
    const after = { below: target?.id.toString() ?? null, from: effectiveDay };
    return {
      before: { below: line.at(-2)?.toString() ?? null },
      after,
      result: { account: member.account, to: target?.account ?? null, from: effectiveDay },
    };
  },
});
