import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { nextDay, startOfDay } from '../../../kernel/time/days.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';

interface Proof {
  /** What does not hold, where rows are found. */
  readonly fault: string;
  readonly rows: RawBuilder<{ what: string }>;
}

/** All that has to hold of a day before anything of it is paid; the first thing that does not, in words. */
export async function faultOf(
  db: Kysely<Database>,
  merchant: Merchant,
  day: string,
): Promise<string | undefined> {
  for (const { fault, rows } of proofs(merchant, day)) {
    const found = await sql<{ what: string }>`SELECT what FROM (${rows}) AS its LIMIT 3`.execute(
      db,
    );
    if (found.rows.length === 0) continue;
    return `${fault}: ${found.rows.map(({ what }) => what).join('; ')}`;
  }
  return undefined;
}

/**
 * Who stood right above somebody on a day, whoever was moved since: looked up row
 * by row, so that no plan is bad where nothing is known of the tables yet.
 */
const stoodOn = (code: string, day: string, whose: string): RawBuilder<unknown> => sql`
  LATERAL (SELECT CASE WHEN moved THEN from_id ELSE parent_id END AS parent_id
    FROM (SELECT parent_id FROM lineage
      WHERE merchant = ${code} AND member_id = ${sql.ref(whose)}) AS now
    LEFT JOIN (SELECT from_id, true AS moved FROM lineage_move
      WHERE merchant = ${code} AND member_id = ${sql.ref(whose)} AND state = 'done'
        AND effective_day > ${day}::date ORDER BY effective_day, id LIMIT 1) AS since ON true)
    AS stood`;

function proofs({ code, timeZone }: Merchant, day: string): readonly Proof[] {
  const from = new Date(startOfDay(timeZone, day));
  const to = new Date(startOfDay(timeZone, nextDay(day)));
  return [
    {
      fault: 'what members played is not what their rounds say',
      rows: sql`
        SELECT 'member ' || member_id || ', ' || category AS what
        FROM (SELECT member_id, category, rounds, staked, won FROM turnover_day
          WHERE merchant = ${code} AND day = ${day}::date) AS kept
        FULL JOIN (SELECT member_id, category, count(*) AS rounds, sum(stake) AS staked,
            sum(win) AS won
          FROM (
            SELECT member_id, coalesce(nullif(game_type, ''), 'OTHER') AS category, stake, win
            FROM round WHERE merchant = ${code} AND mode = 'real' AND status = 'settled'
              AND settled_at >= ${from} AND settled_at < ${to} AND NOT EXISTS (
                SELECT FROM turnover_late AS late
                WHERE late.merchant = round.merchant AND late.round_id = round.id)
            UNION ALL
            SELECT member_id, coalesce(nullif(game_type, ''), 'OTHER'), stake, win
            FROM turnover_late AS late JOIN round
              ON round.merchant = late.merchant AND round.id = late.round_id
            WHERE late.merchant = ${code} AND late.day = ${day}::date) AS settled
          GROUP BY 1, 2) AS found USING (member_id, category)
        WHERE (kept.rounds, kept.staked, kept.won)
          IS DISTINCT FROM (found.rounds, found.staked, found.won)`,
    },
    {
      fault: 'what lines played is not what their members did',
      rows: sql`
        SELECT category AS what
        FROM (SELECT category, sum(valid) AS valid, sum(staked) AS staked FROM turnover_day
          WHERE merchant = ${code} AND day = ${day}::date GROUP BY 1) AS members
        FULL JOIN (SELECT category, sum(valid) AS valid, sum(staked) AS staked FROM (
            SELECT category, valid, staked FROM turnover_day
            LEFT JOIN ${stoodOn(code, day, 'turnover_day.member_id')} ON true
            WHERE merchant = ${code} AND day = ${day}::date AND parent_id IS NULL
            UNION ALL SELECT category, valid, staked FROM team_day
            JOIN ${stoodOn(code, day, 'team_day.agent_id')} ON true
            WHERE merchant = ${code} AND day = ${day}::date AND parent_id IS NULL) AS tops
          GROUP BY 1) AS lines USING (category)
        WHERE (members.valid, members.staked) IS DISTINCT FROM (lines.valid, lines.staked)`,
    },
    {
      fault: 'a movement of the day is not what the books say',
      rows: sql`
        SELECT 'movement ' || movement.id AS what FROM round_movement AS movement
        LEFT JOIN ledger_entry AS entry ON entry.merchant = movement.merchant
          AND entry.transfer_id = movement.transfer_id AND entry.balance IS NULL
        WHERE movement.merchant = ${code} AND movement.transfer_id IS NOT NULL
          AND movement.id >= first_timed_id(milliseconds_at(${from}))
          AND movement.id < first_timed_id(milliseconds_at(${to}))
          AND (entry.kind IS DISTINCT FROM movement.kind
            OR abs(entry.amount) IS DISTINCT FROM movement.amount)`,
    },
    {
      fault: 'a rate is above its upline’s',
      rows: sql`
        SELECT 'member ' || own.member_id || ', ' || own.category AS what
        FROM (SELECT DISTINCT member_id, category FROM rebate_rate
          WHERE merchant = ${code} AND effective_day <= ${day}::date) AS own
        JOIN ${stoodOn(code, day, 'own.member_id')} ON true
        WHERE parent_id IS NOT NULL
          AND rate_on(${code}, own.member_id, own.category, ${day}::date)
            > rate_on(${code}, parent_id, own.category, ${day}::date)`,
    },
  ];
}
