import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';

/** Of a day and a category: what one branch played, or the agent, and what of it those below have. */
export interface IncomePart {
  readonly day: string;
  readonly category: string;
  /** The direct downline at its head; undefined: the agent’s own play. */
  readonly branch?: { readonly id: bigint; readonly account: string };
  readonly valid: bigint;
  /** The agent’s own rate of that day. */
  readonly ppm: number;
  readonly given: bigint;
}

interface PartRow {
  readonly day: string;
  readonly category: string;
  readonly branch_id: bigint | null;
  readonly account: string | null;
  readonly valid: bigint;
  readonly ppm: number;
  readonly given: bigint;
}

/** With rates and heads of branches as they were on that day. */
export async function incomeParts(
  db: Kysely<Database>,
  {
    merchant,
    agentId,
    days,
  }: { readonly merchant: string; readonly agentId: bigint; readonly days: readonly string[] },
): Promise<readonly IncomePart[]> {
  const { rows } = await sql<PartRow>`
    WITH moved AS (
      SELECT DISTINCT member_id FROM lineage_move
      WHERE merchant = ${merchant} AND state = 'done' AND ${agentId} IN (from_id, to_id)
    ), branch AS (
      SELECT member_id FROM lineage WHERE merchant = ${merchant} AND parent_id = ${agentId}
      UNION SELECT member_id FROM moved
    ), played AS (
      SELECT day, category, member_id, valid FROM turnover_day
      WHERE merchant = ${merchant} AND day = ANY(${days}::date[])
        AND (member_id = ${agentId} OR member_id IN (SELECT member_id FROM branch))
      UNION ALL SELECT day, category, agent_id, valid FROM team_day
      WHERE merchant = ${merchant} AND day = ANY(${days}::date[])
        AND agent_id IN (SELECT member_id FROM branch)
    ), part AS (
      SELECT day, category, member_id, sum(valid)::bigint AS valid FROM played GROUP BY 1, 2, 3
    ), own AS (
      SELECT day, category, rate_on(${merchant}, ${agentId}, category, day) AS ppm
      FROM part GROUP BY 1, 2
    )
    SELECT day, category, nullif(part.member_id, ${agentId}) AS branch_id, account, valid, ppm,
      CASE WHEN part.member_id = ${agentId} THEN 0 ELSE div(valid::numeric
        * rate_on(${merchant}, part.member_id, category, day), 1000000) END::bigint AS given
    FROM part JOIN own USING (day, category)
    JOIN member ON member.merchant = ${merchant} AND member.id = part.member_id
    WHERE part.member_id = ${agentId}
      OR part.member_id NOT IN (SELECT member_id FROM moved)
      OR ${agentId} = (SELECT its[cardinality(its) - 1]
        FROM line_on(${merchant}, part.member_id, day) AS its)`.execute(db);
  return rows.map(shown);
}

const shown = ({ branch_id: id, account, ...part }: PartRow): IncomePart => ({
  ...part,
  ...(id !== null && { branch: { id, account: account ?? '' } }),
});
