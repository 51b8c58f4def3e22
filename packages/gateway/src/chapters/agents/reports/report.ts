import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { namedTo } from '../lineage/names.ts';
import type { Sums } from './figures.ts';

export interface ReportRow extends Sums {
  readonly key: string;
  /** Of a branch: who stands at its head. */
  readonly name?: string;
  readonly rounds: bigint;
}

export interface ReportScope {
  readonly merchant: string;
  readonly agentId: bigint;
  /** Of whose line; they themselves are not in it. */
  readonly parent: bigint;
  readonly days: readonly string[];
}

const play = sql`coalesce(sum(rounds), 0)::bigint AS rounds,
  coalesce(sum(staked), 0)::bigint AS staked, coalesce(sum(valid), 0)::bigint AS valid,
  coalesce(sum(won), 0)::bigint AS won`;
const money = sql`coalesce(sum(rebate), 0)::bigint AS rebates,
  coalesce(sum(bonus), 0)::bigint AS bonuses`;
const columns = sql`coalesce(rounds, 0) AS rounds, coalesce(staked, 0) AS staked,
  coalesce(valid, 0) AS valid, coalesce(won, 0) AS won, coalesce(rebates, 0) AS rebates,
  coalesce(bonuses, 0) AS bonuses`;

/** Each day on which anything was. */
export async function byDay(
  db: Kysely<Database>,
  { merchant, parent, days }: ReportScope,
): Promise<readonly ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    SELECT day AS key, ${columns} FROM (
      SELECT day, ${play} FROM team_day
      WHERE merchant = ${merchant} AND agent_id = ${parent} AND day = ANY(${days}::date[])
      GROUP BY day
    ) AS play FULL JOIN (
      SELECT day, ${money} FROM team_people_day
      WHERE merchant = ${merchant} AND agent_id = ${parent} AND day = ANY(${days}::date[])
        AND (rebate <> 0 OR bonus <> 0) GROUP BY day
    ) AS money USING (day) ORDER BY day DESC`.execute(db);
  return rows;
}

/** Of games alone: what is given beside them is no game’s. */
export async function byCategory(
  db: Kysely<Database>,
  { merchant, parent, days }: ReportScope,
): Promise<readonly ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    SELECT category AS key, ${play}, 0::bigint AS rebates, 0::bigint AS bonuses FROM team_day
    WHERE merchant = ${merchant} AND agent_id = ${parent} AND day = ANY(${days}::date[])
    GROUP BY category ORDER BY staked DESC, category`.execute(db);
  return rows;
}

/** Whoever stands right below, with all below them: together they are the team. */
export async function byBranch(
  db: Kysely<Database>,
  { merchant, agentId, parent, days }: ReportScope,
): Promise<readonly ReportRow[]> {
  const { rows } = await sql<ReportRow & { readonly id: bigint; readonly account: string }>`
    WITH branch AS (
      SELECT member_id FROM lineage WHERE merchant = ${merchant} AND parent_id = ${parent}
    ), play AS (
      SELECT member_id, ${play} FROM (
        SELECT member_id, rounds, staked, valid, won FROM turnover_day JOIN branch USING (member_id)
        WHERE merchant = ${merchant} AND day = ANY(${days}::date[])
        UNION ALL SELECT agent_id, rounds, staked, valid, won FROM team_day
        JOIN branch ON member_id = agent_id
        WHERE merchant = ${merchant} AND day = ANY(${days}::date[])) AS its
      GROUP BY member_id
    ), money AS (
      SELECT member_id, ${money} FROM (
        SELECT member_id, rebate, bonus FROM member_day JOIN branch USING (member_id)
        WHERE merchant = ${merchant} AND day = ANY(${days}::date[])
        UNION ALL SELECT agent_id, rebate, bonus FROM team_people_day
        JOIN branch ON member_id = agent_id
        WHERE merchant = ${merchant} AND day = ANY(${days}::date[])) AS its
      WHERE rebate <> 0 OR bonus <> 0 GROUP BY member_id
    )
    SELECT id, account, ${columns} FROM play FULL JOIN money USING (member_id)
    JOIN member ON merchant = ${merchant} AND id = member_id
    ORDER BY staked DESC, id`.execute(db);
  return rows.map(({ id, account, ...sums }) => {
    const named = namedTo(agentId, { id, parent, account });
    return Object.assign(sums, { key: named.id, name: named.account });
  });
}
