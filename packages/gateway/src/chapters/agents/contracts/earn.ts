import { sql, type RawBuilder } from 'kysely';
import type { ContractKind } from './kinds.ts';

/** What contracts make of a period, before anything is carried. */
export interface ContractGain {
  readonly contract_id: bigint;
  /** Null: the house. */
  readonly grantor_id: bigint | null;
  readonly grantee_id: bigint;
  readonly first: string;
  readonly base: bigint;
  readonly active: bigint;
  readonly step: number | null;
  readonly gross: bigint;
  /** What those right below have of it. */
  readonly given: bigint;
  readonly staked: bigint;
  readonly won: bigint;
  readonly rebates: bigint;
  readonly bonuses: bigint;
  readonly salaries: bigint;
  readonly fee: bigint;
}

export interface EarningPeriod {
  readonly merchant: string;
  readonly kind: ContractKind;
  /** The last day, or the day of an hour. */
  readonly last: string;
  /** Of an hour: from then on, and before then. */
  readonly hour?: { readonly from: Date; readonly to: Date };
  /** Of one agent and those right below, up to now: a period that still runs counts. */
  readonly of?: { readonly memberId: bigint; readonly line: readonly bigint[] };
}

/**
 * Rows of `ContractGain`, whose rule is one for all kinds: the base of the whole
 * line at the highest step whose two conditions hold, rounded down once.
 */
export function gainsOf(period: EarningPeriod): RawBuilder<ContractGain> {
  return sql<ContractGain>`
    WITH force AS MATERIALIZED (${inForce(period)}), played AS (${played(period)}),
    active AS (${active(period)}), cost AS (${costs(period)}),
    line AS (
      SELECT force.*, coalesce(staked, 0) AS staked, coalesce(won, 0) AS won,
        coalesce(valid, 0) AS valid, coalesce(people, 0) AS people,
        coalesce(rebates, 0) AS rebates, coalesce(bonuses, 0) AS bonuses,
        coalesce(salaries, 0) AS salaries,
        div(greatest(coalesce(staked, 0) - coalesce(won, 0), 0)
          * (terms ->> 'fee')::bigint, 1000000) AS fee
      FROM force LEFT JOIN played USING (grantee_id) LEFT JOIN active USING (grantee_id)
      LEFT JOIN cost USING (grantee_id)
    ), based AS (
      SELECT line.*, ${
        period.kind === 'dividend'
          ? sql`staked - won - rebates - bonuses - salaries - fee`
          : sql`valid`
      } AS base FROM line
    ), reached AS (
      SELECT based.*, contract_step(terms, base, people) AS step FROM based
    ), earned AS (
      SELECT reached.*, CASE WHEN step IS NULL THEN 0
        ELSE div(base * (terms -> 'steps' -> step ->> 'ppm')::bigint, 1000000) END AS gross
      FROM reached
    )
    SELECT id AS contract_id, grantor_id, grantee_id, first, terms, base::bigint, people AS active, step,
      gross::bigint, coalesce((SELECT sum(below.gross) FROM earned AS below
        WHERE below.grantor_id = earned.grantee_id), 0)::bigint AS given,
      staked::bigint, won::bigint, rebates::bigint, bonuses::bigint, salaries::bigint, fee::bigint
    FROM earned WHERE ${mine(period)}`;
}

const mine = ({ of }: EarningPeriod): RawBuilder<unknown> =>
  of === undefined ? sql`true` : sql`grantee_id = ${of.memberId}`;

/** Whose contracts hold through the period, with its first day. */
function inForce({ merchant, kind, last, of }: EarningPeriod): RawBuilder<unknown> {
  const ends = sql`(${last}::date = (date_trunc('month', ${last}::date) + interval '1 month - 1 day')::date)`;
  // While a period runs nobody asks whether it ends today.
  const due = sql`CASE terms ->> 'periods' WHEN 'month' THEN ${ends}
    WHEN 'half' THEN ${ends} OR extract(day FROM ${last}::date) = 15 ELSE true END`;
  return sql`
    SELECT DISTINCT ON (grantee_id) id, grantee_id, grantor_id, terms, first
    FROM agent_contract CROSS JOIN LATERAL (SELECT CASE terms ->> 'periods'
        WHEN 'month' THEN date_trunc('month', ${last}::date)::date
        WHEN 'half' THEN date_trunc('month', ${last}::date)::date
          + CASE WHEN extract(day FROM ${last}::date) > 15 THEN 15 ELSE 0 END
        ELSE ${last}::date END AS first) AS span
    WHERE merchant = ${merchant} AND kind = ${kind}
      AND state IN ('active', 'superseded', 'ended')
      AND starts_on <= first AND coalesce(ends_on, 'infinity') >= ${last}::date
      AND ${of === undefined ? due : sql`(grantee_id = ${of.memberId} OR grantor_id = ${of.memberId})`}
    ORDER BY grantee_id, version DESC`;
}

/** The line of somebody as it was on the last day. */
const lineThen = ({ merchant, last }: EarningPeriod): RawBuilder<unknown> =>
  sql`CASE WHEN EXISTS (SELECT FROM lineage_move WHERE merchant = ${merchant} AND state = 'done'
      AND effective_day > ${last}::date)
    THEN line_on(${merchant}, lineage.member_id, ${last}::date) ELSE lineage.line END`;

/** Of one agent nobody is asked who does not stand in their line. */
const within = ({ of }: EarningPeriod): RawBuilder<unknown> =>
  of === undefined
    ? sql`true`
    : sql`lineage.line >= ${of.line.map(String)}::bigint[]
        AND lineage.line < line_end(${of.line.map(String)}::bigint[])`;

function played(period: EarningPeriod): RawBuilder<unknown> {
  const { merchant, last, hour } = period;
  if (hour !== undefined) {
    return sql`
      SELECT force.grantee_id, 0::numeric AS staked, 0::numeric AS won, sum(valid) AS valid
      FROM (${hourly(period)}) AS its JOIN force ON force.grantee_id = ANY(its.line) GROUP BY 1`;
  }
  return sql`
    SELECT grantee_id, sum(staked) AS staked, sum(won) AS won, sum(valid) AS valid
    FROM force CROSS JOIN LATERAL (
      SELECT staked, won, valid FROM team_day WHERE merchant = ${merchant}
        AND agent_id = grantee_id AND day BETWEEN first AND ${last}::date
      UNION ALL SELECT staked, won, valid FROM turnover_day WHERE merchant = ${merchant}
        AND member_id = grantee_id AND day BETWEEN first AND ${last}::date) AS its
    GROUP BY 1`;
}

/** What everybody played within an hour, from the rounds that were settled in it. */
function hourly(period: EarningPeriod): RawBuilder<unknown> {
  const { merchant, hour } = period;
  return sql`
    SELECT lineage.member_id, ${lineThen(period)} AS line,
      sum(valid_turnover(${merchant}, coalesce(nullif(game_type, ''), 'OTHER'), stake,
        coalesce((SELECT sum(bonus) FROM grant_stake AS share
          WHERE share.merchant = round.merchant AND share.round_id = round.id
            AND share.state <> 'returned'), 0)::bigint, win)) AS valid
    FROM round JOIN lineage
      ON lineage.merchant = round.merchant AND lineage.member_id = round.member_id
    WHERE round.merchant = ${merchant} AND mode = 'real' AND status = 'settled'
      AND settled_at >= ${hour?.from ?? null} AND settled_at < ${hour?.to ?? null}
      AND ${within(period)} GROUP BY 1, lineage.line`;
}

/** How many of each line played enough, and paid in enough, of the period. */
function active(period: EarningPeriod): RawBuilder<unknown> {
  const { merchant, last, hour } = period;
  if (hour !== undefined) {
    return sql`
      SELECT force.grantee_id, count(*) AS people
      FROM (${hourly(period)}) AS its JOIN force ON force.grantee_id = ANY(its.line)
      WHERE valid >= (terms ->> 'activeValid')::bigint GROUP BY 1`;
  }
  return sql`
    SELECT grantee_id, count(*) AS people FROM (
      SELECT force.grantee_id, its.member_id FROM (
        SELECT lineage.member_id, ${lineThen(period)} AS line, day, sum(valid) AS valid
        FROM lineage JOIN turnover_day ON turnover_day.merchant = lineage.merchant
          AND turnover_day.member_id = lineage.member_id
        WHERE lineage.merchant = ${merchant} AND ${within(period)}
          AND day BETWEEN (SELECT min(first) FROM force) AND ${last}::date
        GROUP BY lineage.member_id, lineage.line, day) AS its
      CROSS JOIN LATERAL unnest(its.line) AS agent JOIN force ON force.grantee_id = agent
      WHERE day >= first GROUP BY force.grantee_id, its.member_id, terms, first
      HAVING sum(valid) >= (terms ->> 'activeValid')::bigint
        AND ((terms ->> 'activeDeposits')::bigint = 0 OR (terms ->> 'activeDeposits')::bigint <=
          (SELECT sum(deposited) FROM member_day AS paid WHERE paid.merchant = ${merchant}
            AND paid.member_id = its.member_id AND paid.day BETWEEN first AND ${last}::date))
    ) AS enough GROUP BY 1`;
}

/** What of a line’s losses was given back or paid already. */
function costs(period: EarningPeriod): RawBuilder<unknown> {
  const { merchant, kind, last } = period;
  if (kind !== 'dividend') {
    return sql`
      SELECT NULL::bigint AS grantee_id, 0 AS rebates, 0 AS bonuses, 0 AS salaries WHERE false`;
  }
  return sql`
    SELECT grantee_id, sum(rebates) AS rebates, sum(bonuses) AS bonuses, sum(salaries) AS salaries
    FROM (
      SELECT grantee_id, CASE WHEN pay.kind IN ('rebate', 'rebateCorrection') THEN net ELSE 0 END
          AS rebates, 0 AS bonuses,
        CASE WHEN pay.kind IN ('salary', 'hourPay') THEN net ELSE 0 END AS salaries
      FROM (SELECT agent_pay.kind, net, period, ${lineThen(period)} AS line
        FROM agent_pay JOIN lineage ON lineage.merchant = agent_pay.merchant
          AND lineage.member_id = agent_pay.member_id
        WHERE agent_pay.merchant = ${merchant} AND agent_pay.kind <> 'dividend' AND net > 0
          AND period BETWEEN (SELECT min(first) FROM force) AND ${last}::date
          AND ${within(period)}) AS pay
      CROSS JOIN LATERAL unnest(line) AS agent JOIN force ON grantee_id = agent
      WHERE period >= first
      UNION ALL SELECT grantee_id, 0, bonus, 0 FROM force JOIN team_people_day
        ON merchant = ${merchant} AND agent_id = grantee_id AND day BETWEEN first AND ${last}::date
      UNION ALL SELECT grantee_id, 0, bonus, 0 FROM force JOIN member_day
        ON merchant = ${merchant} AND member_id = grantee_id
          AND day BETWEEN first AND ${last}::date) AS its
    GROUP BY 1`;
}
