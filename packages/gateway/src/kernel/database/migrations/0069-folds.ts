import { sql, type Kysely } from 'kysely';

/**
 * A fold finds each changed row by its whole key. Of a day that has just begun
 * the planner believes that it has one row: asked for the rows of a day, it held
 * each that had changed against all of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE OR REPLACE FUNCTION fold_turnover(owner text, on_day date, most integer) RETURNS bigint
    LANGUAGE sql AS $$
      WITH changed AS (
        SELECT merchant, day, member_id, category, rounds - folded_rounds AS rounds,
          staked - folded_staked AS staked, valid - folded_valid AS valid, won - folded_won AS won,
          (rounds > 0)::integer - (folded_rounds > 0)::integer AS bettors
        FROM turnover_day WHERE merchant = owner AND day = on_day
          AND (rounds, staked, valid, won)
            <> (folded_rounds, folded_staked, folded_valid, folded_won)
        ORDER BY member_id, category LIMIT most FOR UPDATE
      ), marked AS (
        UPDATE turnover_day AS kept SET
          folded_rounds = kept.folded_rounds + changed.rounds,
          folded_staked = kept.folded_staked + changed.staked,
          folded_valid = kept.folded_valid + changed.valid,
          folded_won = kept.folded_won + changed.won
        FROM changed WHERE kept.merchant = changed.merchant AND kept.day = changed.day
          AND kept.member_id = changed.member_id AND kept.category = changed.category
      ), added AS (
        INSERT INTO team_day AS kept
          (merchant, day, agent_id, category, rounds, staked, valid, won, bettors)
        SELECT owner, on_day, agent, category, sum(rounds), sum(staked), sum(valid), sum(won),
          sum(bettors)
        FROM changed JOIN lineage ON lineage.merchant = changed.merchant
          AND lineage.member_id = changed.member_id
        CROSS JOIN LATERAL unnest(line[:cardinality(line) - 1]) AS agent
        GROUP BY agent, category ORDER BY agent, category
        ON CONFLICT (merchant, day, agent_id, category) DO UPDATE SET
          rounds = kept.rounds + excluded.rounds, staked = kept.staked + excluded.staked,
          valid = kept.valid + excluded.valid, won = kept.won + excluded.won,
          bettors = kept.bettors + excluded.bettors
      )
      SELECT count(*) FROM changed
    $$`.execute(db);
  await sql`
    CREATE OR REPLACE FUNCTION fold_people(owner text, on_day date, most integer) RETURNS bigint
    LANGUAGE sql AS $$
      WITH changed AS (
        SELECT merchant, day, member_id, line, counted_of(its) AS counted, folded
        FROM member_day AS its WHERE merchant = owner AND day = on_day
          AND folded <> counted_of(its)
        ORDER BY member_id LIMIT most FOR UPDATE
      ), marked AS (
        UPDATE member_day AS kept SET folded = changed.counted
        FROM changed WHERE kept.merchant = changed.merchant AND kept.day = changed.day
          AND kept.member_id = changed.member_id
      ), added AS (
        INSERT INTO team_people_day AS kept (merchant, day, agent_id, logins, registered, bettors,
          depositors, deposited, withdrawn, bonus, rebate)
        SELECT owner, on_day, agent, sum(counted[1] - folded[1]), sum(counted[2] - folded[2]),
          sum(counted[3] - folded[3]), sum(counted[4] - folded[4]), sum(counted[5] - folded[5]),
          sum(counted[6] - folded[6]), sum(counted[7] - folded[7]), sum(counted[8] - folded[8])
        FROM changed CROSS JOIN LATERAL unnest(line[:cardinality(line) - 1]) AS agent
        GROUP BY agent ORDER BY agent
        ON CONFLICT (merchant, day, agent_id) DO UPDATE SET
          logins = kept.logins + excluded.logins,
          registered = kept.registered + excluded.registered,
          bettors = kept.bettors + excluded.bettors,
          depositors = kept.depositors + excluded.depositors,
          deposited = kept.deposited + excluded.deposited,
          withdrawn = kept.withdrawn + excluded.withdrawn,
          bonus = kept.bonus + excluded.bonus, rebate = kept.rebate + excluded.rebate
      )
      SELECT count(*) FROM changed
    $$`.execute(db);
}
