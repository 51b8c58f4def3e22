import { Type } from 'typebox';
import type { Selectable } from 'kysely';
import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import { defineAct, type Scene } from '../../../kernel/acts/act.ts';
import { getMember } from '../../member/index.ts';
import { flagRules } from './rules/rules.ts';
import type { FlagTables } from './tables.ts';

export type FlagRow = Selectable<FlagTables['aml_flag']>;

const closed = { additionalProperties: false } as const;
const SHORTEST_REASON = 10;
const params = Type.Object(
  {
    flag: Type.String({
      pattern: '^\\d{1,18}$',
      description: 'its number, as the list has it',
      examples: ['17'],
    }),
  },
  closed,
);

async function held({ tx, merchant, params: { flag } }: Scene<{ readonly flag: string }>) {
  const row = await tx
    .selectFrom('aml_flag')
    .selectAll()
    .where((its) => its.and({ merchant: merchant.code, id: BigInt(flag) }))
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new ActRefusal(`${merchant.code} has no flag ${flag}.`);
  return { subject: row.id.toString(), row };
}

export const ruleOf = (name: string): { readonly says: string; readonly looksAt: string } =>
  flagRules.find((one) => one.name === name) ?? { says: name, looksAt: '' };

const factsOf = ({ rule, facts, state, about }: FlagRow) => ({ rule, facts, state, about });

const ofFlag = {
  permission: 'flags',
  subjectKind: 'flag',
  approval: 'alone',
  params,
  hold: held,
} as const;

const readFlag = defineAct({
  ...ofFlag,
  name: 'flags.read',
  text: 'looked at a flag',
  isReading: true,
  async run({ tx, merchant }, { row }) {
    const member = await getMember(tx, merchant.code, row.member_id);
    const { says, looksAt } = ruleOf(row.rule);
    return {
      before: null,
      after: { member: row.member_id.toString() },
      result: {
        ...factsOf(row),
        says,
        'looks at': looksAt,
        account: member.account,
        level: member.kyc_level,
        raised: row.raised_at.toISOString(),
      },
    };
  },
});

/** Its member hears nothing of it: neither that it was raised, nor what became of it. */
async function decideFlag(
  { tx, merchant, reason, now }: Scene<unknown>,
  row: FlagRow,
  state: 'cleared' | 'reported',
) {
  if (row.state === 'cleared' || row.state === state) {
    throw new ActRefusal(`Flag ${row.id} is ${row.state}, and waits for nobody.`);
  }
  if (reason.trim().length < SHORTEST_REASON) {
    throw new ActRefusal('Say what was seen and compared: --reason, without naming the person.');
  }
  await tx
    .updateTable('aml_flag')
    .set({ state, decided_at: new Date(now) })
    .where((its) => its.and({ merchant: merchant.code, id: row.id }))
    .execute();
  return {
    before: factsOf(row),
    after: { ...factsOf(row), state },
    result: { flag: row.id.toString(), state },
  };
}

const clearFlag = defineAct({
  ...ofFlag,
  name: 'flags.clear',
  text: 'cleared a flag',
  run: (scene, { row }) => decideFlag(scene, row, 'cleared'),
});

/** What leaves for an authority leaves by hand; its payouts go on waiting for two people. */
const reportFlag = defineAct({
  ...ofFlag,
  name: 'flags.report',
  text: 'noted that a flag was reported',
  run: (scene, { row }) => decideFlag(scene, row, 'reported'),
});

export const flagActs = { read: readFlag, clear: clearFlag, report: reportFlag } as const;
