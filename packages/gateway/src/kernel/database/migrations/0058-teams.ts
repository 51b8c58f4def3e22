import { sql, type Kysely } from 'kysely';

/**
 * What stands below each agent, themselves not among it: sums that follow the
 * rows of members by differences, so that a fold may be lost or repeated
 * (ADR 224).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tables(db);
  await turnover(db);
  await people(db);
  await online(db);
}

async function tables(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE team_day (
      merchant text NOT NULL,
      day date NOT NULL,
      agent_id bigint NOT NULL,
      category text NOT NULL,
      rounds bigint NOT NULL,
      staked bigint NOT NULL,
      valid bigint NOT NULL,
      won bigint NOT NULL,
      bettors bigint NOT NULL,
      PRIMARY KEY (merchant, day, agent_id, category),
      FOREIGN KEY (merchant, agent_id) REFERENCES lineage (merchant, member_id)
    ) WITH (fillfactor = 80)`.execute(db);
  await sql`CREATE INDEX team_day_agent ON team_day (merchant, agent_id, day)`.execute(db);
  await sql`
    CREATE TABLE team_people_day (
      merchant text NOT NULL,
      day date NOT NULL,
      agent_id bigint NOT NULL,
      logins bigint NOT NULL,
      registered bigint NOT NULL,
      bettors bigint NOT NULL,
      depositors bigint NOT NULL,
      deposited bigint NOT NULL,
      withdrawn bigint NOT NULL,
      bonus bigint NOT NULL,
      rebate bigint NOT NULL,
      PRIMARY KEY (merchant, day, agent_id),
      FOREIGN KEY (merchant, agent_id) REFERENCES lineage (merchant, member_id)
    ) WITH (fillfactor = 80)`.execute(db);
  await sql`
    CREATE INDEX team_people_day_agent ON team_people_day (merchant, agent_id, day)`.execute(db);
  await sql`
    CREATE TABLE team_online (
      merchant text NOT NULL,
      agent_id bigint NOT NULL,
      online bigint NOT NULL,
      at timestamptz NOT NULL,
      PRIMARY KEY (merchant, agent_id),
      FOREIGN KEY (merchant, agent_id) REFERENCES lineage (merchant, member_id)
    )`.execute(db);
}

/** Rows of members in their order, and then of agents in theirs: nobody waits in a circle. */
async function turnover(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION fold_turnover(owner text, on_day date, most integer) RETURNS bigint
    LANGUAGE sql AS $$
      WITH changed AS (
        SELECT member_id, category, rounds - folded_rounds AS rounds,
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
        FROM changed WHERE kept.merchant = owner AND kept.day = on_day
          AND kept.member_id = changed.member_id AND kept.category = changed.category
      ), added AS (
        INSERT INTO team_day AS kept
          (merchant, day, agent_id, category, rounds, staked, valid, won, bettors)
        SELECT owner, on_day, agent, category, sum(rounds), sum(staked), sum(valid), sum(won),
          sum(bettors)
        FROM changed JOIN lineage ON lineage.merchant = owner
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
}

async function people(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION counted_of(its member_day) RETURNS bigint[] LANGUAGE sql IMMUTABLE AS $$
      SELECT ARRAY[its.logged_in::integer, its.registered::integer, its.bet::integer,
        (its.deposited > 0)::integer, its.deposited, its.withdrawn, its.bonus, its.rebate]
    $$`.execute(db);
  await sql`
    CREATE FUNCTION fold_people(owner text, on_day date, most integer) RETURNS bigint
    LANGUAGE sql AS $$
      WITH changed AS (
        SELECT member_id, line, counted_of(its) AS counted, folded
        FROM member_day AS its WHERE merchant = owner AND day = on_day
          AND folded <> counted_of(its)
        ORDER BY member_id LIMIT most FOR UPDATE
      ), marked AS (
        UPDATE member_day AS kept SET folded = changed.counted
        FROM changed WHERE kept.merchant = owner AND kept.day = on_day
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

async function online(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION count_online(owner text, moment timestamptz) RETURNS void
    LANGUAGE sql AS $$
      INSERT INTO team_online AS kept (merchant, agent_id, online, at)
      SELECT owner, agent, count(*), moment
      FROM (SELECT DISTINCT member_id FROM session WHERE merchant = owner
        AND last_seen_at > moment - interval '5 minutes' AND replaced_at IS NULL) AS seen
      JOIN lineage ON lineage.merchant = owner AND lineage.member_id = seen.member_id
      CROSS JOIN LATERAL unnest(line[:cardinality(line) - 1]) AS agent
      GROUP BY agent ORDER BY agent
      ON CONFLICT (merchant, agent_id) DO UPDATE SET online = excluded.online, at = excluded.at;
      UPDATE team_online SET online = 0, at = moment
      WHERE merchant = owner AND at < moment;
    $$`.execute(db);
}
