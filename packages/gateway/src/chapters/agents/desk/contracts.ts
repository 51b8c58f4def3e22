import { sql, type Kysely } from 'kysely';
import { Type } from 'typebox';
import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import { defineAct, type Scene } from '../../../kernel/acts/act.ts';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { dayBefore, dayIn } from '../../../kernel/time/days.ts';
import { memberNamed } from '../../member/index.ts';
import { endVersions } from '../contracts/end.ts';
import { offerTerms, type OfferFault } from '../contracts/offer.ts';
import { holdContracts, versionsOf } from '../contracts/store.ts';
import { contractKinds } from '../contracts/kinds.ts';
import { percentOf } from '../rates/percent.ts';

const closed = { additionalProperties: false } as const;
const account = Type.String({ maxLength: 80, description: 'of the agent', examples: ['ana_team'] });
const kind = Type.Enum([...contractKinds], { description: 'salary, hour or dividend' });

const faults: Readonly<Record<OfferFault['code'], string>> = {
  'contract.not_direct': 'That is no top: whoever stands right above offers them contracts.',
  'contract.missing': 'That would end before it begins.',
  'contract.invalid': 'Those are no terms',
  'contract.above_own': 'Nobody may have so much.',
  'contract.below_downline': 'Somebody below was granted more: that has to change first.',
  'contract.open_offer': 'Another offer of the kind waits: it lapses after 72 hours.',
  'contract.limit': 'No more offers can be made today.',
};

/** As `10000:0:10.0000,50000:5:12.0000`: from, how many active, percent. */
function stepsFrom(text: string) {
  return text.split(',').map((one) => {
    const match = /^(\d{1,15}(?:\.\d{1,8})?):(\d{1,6}):(\d{1,3}(?:\.\d{1,4})?)$/.exec(one);
    if (match === null) throw new ActRefusal(`${one} is no step: say from:active:percent.`);
    const [, from = '', active = '', rate = ''] = match;
    return { from, active: Number(active), rate };
  });
}

async function contractsOf({ tx, merchant, params }: Scene<{ readonly account: string }>) {
  const member = await memberNamed(tx, merchant, params.account);
  await holdContracts(tx, merchant.code);
  return { subject: member.id.toString(), version: 'contract', member };
}

/** Terms for a top, whom nobody else can offer any. They hold once they were accepted. */
export const offerTopContract = defineAct({
  name: 'agents.offer',
  text: 'offered a top agent a contract',
  permission: 'payments',
  approval: { eyes: 2 },
  subjectKind: 'member',
  params: Type.Object(
    {
      account,
      kind,
      steps: Type.String({
        maxLength: 400,
        description: 'from:active:percent, up to ten with commas between',
        examples: ['10000:0:0.5000,50000:5:1.0000'],
      }),
    },
    closed,
  ),
  hold: contractsOf,
  async run({ tx, merchant, params, reason, now, actor, events }, { member }) {
    const steps = stepsFrom(params.steps);
    if (steps.length > 10) throw new ActRefusal('There are ten steps at most.');
    const fault = await offerTerms(tx, events, {
      merchant,
      grantorId: null,
      granteeId: member.id,
      kind: params.kind,
      asked: { steps, ...(reason !== '' && { note: reason.slice(0, 200) }) },
      by: actor.operator,
      now,
    });
    if (fault !== undefined) {
      const where = 'field' in fault ? `: ${fault.field}.` : '';
      throw new ActRefusal(`${faults[fault.code]}${where}`);
    }
    const after = { kind: params.kind, steps: params.steps };
    return { before: null, after, result: { account: member.account, kind: params.kind } };
  },
});

/** With today, and the period that runs unpaid: whatever was granted from it ends as well. */
export const endContracts = defineAct({
  name: 'agents.end',
  text: 'ended a contract of an agent',
  permission: 'payments',
  approval: { eyes: 2 },
  subjectKind: 'member',
  params: Type.Object({ account, kind }, closed),
  hold: contractsOf,
  async run({ tx, merchant, params, now }, { member }) {
    const today = dayIn(merchant.timeZone, now);
    const all = await versionsOf(tx, merchant.code, params.kind, member.id);
    const runs = all.filter(
      ({ state, ends_on }) => state === 'active' && (ends_on === null || ends_on >= today),
    );
    const offers = all.filter(({ state }) => state === 'offered');
    if (runs.length + offers.length === 0) {
      throw new ActRefusal(`${member.account} has no contract of that kind.`);
    }
    for (const { merchant: code, id } of offers) {
      await tx
        .updateTable('agent_contract')
        .set({ state: 'withdrawn' })
        .where('merchant', '=', code)
        .where('id', '=', id)
        .execute();
    }
    const last = dayBefore(today);
    if (runs.length > 0) await endVersions(tx, all, last);
    const after = { kind: params.kind, endsOn: last };
    return {
      before: { version: runs[0]?.version ?? null },
      after,
      result: { account: member.account, ...after },
    };
  },
});

interface ContractReport {
  readonly kind: string;
  readonly running: bigint;
  readonly offered: bigint;
  /** The most that is promised to a top, in percent. */
  readonly most: string;
  /** What is owed to be made up for before anything is paid. */
  readonly carried: bigint;
  readonly agents: bigint;
}

/** What is agreed and offered today, by kind, and what is carried. */
export async function contractReport(
  db: Kysely<Database>,
  { code, timeZone }: Merchant,
  now: number,
): Promise<readonly ContractReport[]> {
  const today = dayIn(timeZone, now);
  const { rows } = await sql<Omit<ContractReport, 'most'> & { readonly most: number }>`
    SELECT kind, count(*) FILTER (WHERE runs) AS running,
      count(*) FILTER (WHERE state = 'offered') AS offered,
      coalesce(max((terms -> 'steps' -> -1 ->> 'ppm')::integer)
        FILTER (WHERE runs AND grantor_id IS NULL), 0) AS most,
      (SELECT coalesce(sum(carry_out), 0)::bigint FROM (
        SELECT DISTINCT ON (member_id) carry_out FROM agent_pay AS pay
        WHERE pay.merchant = ${code} AND pay.kind = 'dividend' AND its.kind = 'dividend'
        ORDER BY member_id, period DESC) AS last) AS carried,
      count(DISTINCT grantee_id) FILTER (WHERE runs) AS agents
    FROM agent_contract AS its CROSS JOIN LATERAL (SELECT
      state IN ('active', 'superseded') AND starts_on <= ${today}::date
        AND coalesce(ends_on, 'infinity') >= ${today}::date AS runs) AS now
    WHERE merchant = ${code} GROUP BY kind ORDER BY kind`.execute(db);
  return rows.map(({ most, ...row }) => Object.assign(row, { most: percentOf(most) }));
}
