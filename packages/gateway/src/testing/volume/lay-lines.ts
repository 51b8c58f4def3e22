import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import { startOfDay } from '../../kernel/time/days.ts';

/** How many stand at each level of the lines who lead somebody; everybody else stands below one of them. */
const LEVELS = [20, 60, 180, 500, 1_500, 4_000, 8_000, 12_000, 14_000, 12_000, 7_740] as const;
const OF = 1_000_000;
/** Days of sums that are there before. */
const PAST = 30;
const ZONE = 'Asia/Manila';

export interface LaidLines {
  readonly merchant: string;
  readonly members: number;
  /** The one that is to be closed. */
  readonly day: string;
}

/**
 * Lines of a million members, of twelve levels, in which a quarter of them
 * played on a day; written by the database itself with its triggers off, and
 * checked. Of fewer members there is the same share of everything.
 */
export async function layLines(db: Kysely<Database>, laid: LaidLines): Promise<void> {
  await db.connection().execute(async (own) => {
    await sql`SET session_replication_role = replica`.execute(own);
    await sql`SET statement_timeout = 0`.execute(own);
    await own.transaction().execute(async (tx) => {
      await people(tx, laid);
      await play(tx, laid);
      await past(tx, laid);
      await check(tx, laid);
    });
    await sql`SET session_replication_role = origin`.execute(own);
    await sql`VACUUM ANALYZE`.execute(own);
    await sql`RESET statement_timeout`.execute(own);
  });
}

type Tx = Transaction<Database>;

async function people(tx: Tx, { merchant, members, day }: LaidLines): Promise<void> {
  await sql`INSERT INTO kept_sums (merchant, time_zone) VALUES (${merchant}, ${ZONE})`.execute(tx);
  await sql`
    INSERT INTO agent_fence (merchant, closed_through, sealed_through)
    VALUES (${merchant}, ${day}::date - 1, ${day}::date - 1)`.execute(tx);
  await sql`
    INSERT INTO member (merchant, id, account, account_key, nickname, type, created_at)
    OVERRIDING SYSTEM VALUE
    SELECT ${merchant}, n, 'line_' || n, 'line_' || n, 'line_' || n, 1, now() - interval '1 year'
    FROM generate_series(1, ${members}::integer) AS n`.execute(tx);
  let [above, from] = [{ from: 0, count: 0 }, 1];
  for (const level of LEVELS) {
    const count = Math.max(2, Math.floor((level * members) / OF));
    // The first of a level lead more than the last: one line is by far the largest.
    await sql`
      INSERT INTO lineage (merchant, member_id, parent_id, line, joined_day)
      SELECT ${merchant}, n, above.member_id, coalesce(above.line, '{}') || n, '2026-01-01'
      FROM (SELECT n, ${above.from}::bigint
          + floor(${above.count}::integer * ((n * 7919 % 10007) / 10007.0) ^ 2)::bigint AS parent
        FROM generate_series(${from}::bigint, ${from + count - 1}::bigint) AS n) AS its
      LEFT JOIN lineage AS above ON above.merchant = ${merchant} AND above.member_id = parent
        AND ${above.count}::integer > 0`.execute(tx);
    above = { from, count };
    from += count;
  }
  await sql`
    INSERT INTO lineage (merchant, member_id, parent_id, line, joined_day)
    SELECT ${merchant}, n, above.member_id, above.line || n, '2026-01-01'
    FROM (SELECT n, 1 + floor(${from - 1}::integer * (n * 7919 % 999983) / 999983.0)::bigint
        AS parent FROM generate_series(${from}::bigint, ${members}::bigint) AS n) AS its
    JOIN lineage AS above ON above.merchant = ${merchant} AND above.member_id = parent`.execute(tx);
  await sql`
    INSERT INTO ledger_account (merchant, kind, member_id, currency, balance)
    SELECT merchant, 'cash', id, 'PHP', 0 FROM member WHERE merchant = ${merchant}`.execute(tx);
  // Of whoever may earn: all who lead, and all who play.
  await sql`
    INSERT INTO rebate_rate (merchant, member_id, category, effective_day, ppm, set_by, set_at)
    SELECT merchant, member_id, category, '2026-01-01', 10000 - 700 * cardinality(line), 'bench',
      now() FROM lineage CROSS JOIN (VALUES ('RNG'), ('LIVE')) AS its (category)
    WHERE merchant = ${merchant} AND (member_id < ${from} OR member_id % 4 = 0)`.execute(tx);
}

/** A quarter plays slots, and most of them sit at tables too. */
async function play(tx: Tx, { merchant, day }: LaidLines): Promise<void> {
  const noon = startOfDay(ZONE, day) + 43_200_000;
  await sql`
    INSERT INTO round (merchant, id, member_id, node_id, mode, currency, stake, win, status, outcome,
      at, settled_at, game_type)
    SELECT ${merchant}, timed_id(${noon}::bigint + place / 1000), member_id, 'node', 'real', 'PHP',
      1000 + place % 50000, place % 30000, 'settled', '{}', moment, moment, category
    FROM (SELECT member_id, category, row_number() OVER () AS place FROM lineage
      CROSS JOIN (VALUES ('RNG', 100), ('LIVE', 79)) AS its (category, share)
      WHERE merchant = ${merchant} AND member_id % 4 = 0 AND (member_id / 4) % 100 < share) AS its
    CROSS JOIN LATERAL (SELECT to_timestamp((${noon}::bigint + place / 1000) / 1000.0) AS moment)
      AS time`.execute(tx);
  await sql`
    INSERT INTO turnover_day (merchant, day, member_id, category, rounds, staked, valid, won)
    SELECT merchant, ${day}::date, member_id, game_type, count(*), sum(stake),
      sum(CASE game_type WHEN 'RNG' THEN stake ELSE least(stake, abs(win - stake)) END), sum(win)
    FROM round WHERE merchant = ${merchant} GROUP BY 1, 3, 4`.execute(tx);
  await sql`
    INSERT INTO member_day (merchant, day, member_id, line, bet, logged_in)
    SELECT merchant, ${day}::date, member_id, line, true, true FROM lineage
    WHERE merchant = ${merchant} AND member_id % 4 = 0`.execute(tx);
}

/** Sums of a month before, of all who lead. */
async function past(tx: Tx, { merchant, day }: LaidLines): Promise<void> {
  await sql`
    INSERT INTO team_day (merchant, day, agent_id, category, rounds, staked, valid, won, bettors)
    SELECT ${merchant}, on_day::date, agent_id, category, 100, 100000, 90000, 95000, 20
    FROM (SELECT DISTINCT parent_id AS agent_id FROM lineage
      WHERE merchant = ${merchant} AND parent_id < 2000) AS agents
    CROSS JOIN (VALUES ('RNG'), ('LIVE')) AS its (category)
    CROSS JOIN generate_series(${day}::date - ${PAST}::integer, ${day}::date - 1, '1 day')
      AS on_day`.execute(tx);
  await sql`
    INSERT INTO team_people_day (merchant, day, agent_id, logins, registered, bettors, depositors,
      deposited, withdrawn, bonus, rebate)
    SELECT DISTINCT merchant, day, agent_id, 20, 1, 20, 5, 5000, 1000, 0, 500 FROM team_day
    WHERE merchant = ${merchant}`.execute(tx);
}

async function check(tx: Tx, { merchant, members }: LaidLines): Promise<void> {
  const { rows } = await sql<{ people: bigint; wrong: bigint; deepest: number }>`
    SELECT count(*) AS people, max(cardinality(own.line)) AS deepest,
      count(*) FILTER (WHERE own.line <> coalesce(above.line, '{}') || own.member_id) AS wrong
    FROM lineage AS own LEFT JOIN lineage AS above
      ON above.merchant = own.merchant AND above.member_id = own.parent_id
    WHERE own.merchant = ${merchant}`.execute(tx);
  const [found] = rows;
  if (
    found?.people !== BigInt(members) ||
    found.wrong > 0n ||
    found.deepest !== LEVELS.length + 1
  ) {
    throw new Error(`the lines are not right: ${JSON.stringify(found, (_, one) => String(one))}`);
  }
}
