import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/transact.ts';

/**
 * What adjustments change of days that are closed, by the lines and rates that
 * were theirs: the difference joins this close. Of somebody who had more than
 * they should the rest is carried to what they earn later, and never taken from
 * their wallet.
 */
export async function correct(tx: Tx, merchant: string, day: string): Promise<void> {
  const { rows: days } = await sql<{ day: string }>`
    SELECT DISTINCT day_of AS day FROM agent_adjustment
    WHERE merchant = ${merchant} AND close_period IS NULL ORDER BY 1`.execute(tx);
  if (days.length === 0) return;
  const differences = new Map<bigint, bigint>();
  for (const { day: former } of days) {
    for (const { member_id, difference } of await differencesOf(tx, merchant, former)) {
      differences.set(member_id, (differences.get(member_id) ?? 0n) + difference);
    }
  }
  await sql`
    UPDATE agent_adjustment SET close_period = ${day}::date
    WHERE merchant = ${merchant} AND close_period IS NULL`.execute(tx);
  const changed = [...differences].filter(([, difference]) => difference !== 0n);
  await sql`
    WITH its AS MATERIALIZED (
      SELECT member_id, difference, coalesce((SELECT carry_out FROM agent_pay AS former
        WHERE former.merchant = ${merchant} AND former.kind = 'rebate'
          AND former.member_id = given.member_id AND former.period < ${day}::date
        ORDER BY period DESC LIMIT 1), 0) AS carried
      FROM unnest(${changed.map(([id]) => String(id))}::bigint[],
        ${changed.map(([, difference]) => String(difference))}::bigint[])
        AS given (member_id, difference)
    )
    INSERT INTO agent_pay (merchant, kind, period, member_id, gross, given, carried, net, carry_out,
      basis, state)
    SELECT ${merchant}, 'rebateCorrection', ${day}::date, member_id, difference, 0, carried,
      greatest(difference + carried, 0), least(difference + carried, 0), '{}',
      CASE WHEN difference + carried > 0 THEN 'due' ELSE 'nothing' END
    FROM its
    ORDER BY member_id ON CONFLICT DO NOTHING`.execute(tx);
}

interface Difference {
  readonly member_id: bigint;
  readonly difference: bigint;
}

/** What a day would have paid with what is adjusted now, less what it would have with what was before. */
async function differencesOf(
  tx: Tx,
  merchant: string,
  day: string,
): Promise<readonly Difference[]> {
  const { rows } = await sql<Difference>`
    WITH leaf AS (
      SELECT member_id, category, sum(valid) AS before, sum(valid + more) AS after FROM (
        SELECT member_id, category, valid::numeric, 0::numeric AS more FROM turnover_day
        WHERE merchant = ${merchant} AND day = ${day}::date
        UNION ALL SELECT member_id, category,
          CASE WHEN close_period IS NULL THEN 0 ELSE valid END,
          CASE WHEN close_period IS NULL THEN valid ELSE 0 END
        FROM agent_adjustment WHERE merchant = ${merchant} AND day_of = ${day}::date) AS its
      GROUP BY 1, 2
    ), placed AS (
      SELECT leaf.*, line_on(${merchant}, member_id, ${day}::date) AS line FROM leaf
    ), line AS (
      SELECT line[place] AS member_id, line[place - 1] AS parent_id, category,
        sum(before) AS before, sum(after) AS after
      FROM placed CROSS JOIN LATERAL generate_subscripts(line, 1) AS place GROUP BY 1, 2, 3
    ), earned AS (
      SELECT member_id, parent_id, category,
        div(after * rate_on(${merchant}, member_id, category, ${day}::date), 1000000)
          - div(before * rate_on(${merchant}, member_id, category, ${day}::date), 1000000) AS more
      FROM line
    )
    SELECT member_id, sum(more)::bigint AS difference FROM (
      SELECT member_id, more FROM earned
      UNION ALL SELECT parent_id, -more FROM earned WHERE parent_id IS NOT NULL) AS its
    GROUP BY 1 HAVING sum(more) <> 0 ORDER BY 1`.execute(tx);
  return rows;
}
