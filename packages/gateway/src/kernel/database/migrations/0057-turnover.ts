import { sql, type Kysely } from 'kysely';

/**
 * What counts of play, a row a member, day and category, written in the
 * transaction that settles a round; and which of a member’s things happened on
 * a day (ADR 223). Days are those of settlement. One that is closed takes
 * nothing more: what comes late counts on the first that is open.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await fence(db);
  await turnover(db);
  await people(db);
  await counting(db);
  await moneyAndLogins(db);
  // What was played today before this release is in no row: such a day cannot be closed.
  await sql`
    INSERT INTO agent_fence (merchant, closed_through, sealed_through)
    SELECT merchant, today, today FROM kept_sums
    CROSS JOIN LATERAL (SELECT (now() AT TIME ZONE time_zone)::date AS today) AS its
    WHERE EXISTS (SELECT FROM round WHERE round.merchant = kept_sums.merchant)`.execute(db);
}

async function fence(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE agent_fence (
      merchant text PRIMARY KEY,
      -- Nothing is added to this day and those before it.
      closed_through date NOT NULL,
      -- The same once nobody is under way who read it before: held by the database.
      sealed_through date NOT NULL,
      CHECK (sealed_through <= closed_through)
    )`.execute(db);
  await sql`
    ALTER TABLE round
      -- What was played, as the catalogue had it when the game was opened.
      ADD COLUMN game_type text NOT NULL DEFAULT ''`.execute(db);
  // Rounds lie in the order of their settling, or nearly: a few bytes for thousands of them.
  await sql`CREATE INDEX round_settled ON round USING brin (settled_at)`.execute(db);
}

async function turnover(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE turnover_day (
      merchant text NOT NULL,
      day date NOT NULL,
      member_id bigint NOT NULL,
      category text NOT NULL,
      rounds bigint NOT NULL DEFAULT 0,
      staked bigint NOT NULL DEFAULT 0,
      valid bigint NOT NULL DEFAULT 0,
      won bigint NOT NULL DEFAULT 0,
      -- What of it stands in the sums of those above.
      folded_rounds bigint NOT NULL DEFAULT 0,
      folded_staked bigint NOT NULL DEFAULT 0,
      folded_valid bigint NOT NULL DEFAULT 0,
      folded_won bigint NOT NULL DEFAULT 0,
      PRIMARY KEY (merchant, day, member_id, category),
      FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id),
      CHECK (rounds >= 0 AND staked >= 0 AND valid BETWEEN 0 AND staked AND won >= 0)
    ) WITH (fillfactor = 80)`.execute(db);
  await sql`
    CREATE TABLE turnover_late (
      merchant text NOT NULL,
      round_id bigint NOT NULL,
      settled_day date NOT NULL,
      day date NOT NULL,
      PRIMARY KEY (merchant, round_id),
      CHECK (day > settled_day)
    )`.execute(db);
  await sql`CREATE INDEX turnover_late_day ON turnover_late (merchant, day)`.execute(db);
  await sql`
    CREATE FUNCTION turnover_refuse_sealed() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      changed turnover_day := coalesce(NEW, OLD);
    BEGIN
      IF changed.day <= (SELECT sealed_through FROM agent_fence WHERE merchant = changed.merchant)
        AND (TG_OP <> 'UPDATE' OR (NEW.day, NEW.rounds, NEW.staked, NEW.valid, NEW.won)
          IS DISTINCT FROM (OLD.day, OLD.rounds, OLD.staked, OLD.valid, OLD.won)) THEN
        RAISE EXCEPTION 'the day % is closed', changed.day USING ERRCODE = '42501';
      END IF;
      RETURN changed;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER refuse_sealed BEFORE INSERT OR UPDATE OR DELETE ON turnover_day
    FOR EACH ROW EXECUTE FUNCTION turnover_refuse_sealed()`.execute(db);
}

async function people(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE member_day (
      merchant text NOT NULL,
      day date NOT NULL,
      member_id bigint NOT NULL,
      -- As it was on that day.
      line bigint[] NOT NULL,
      logged_in boolean NOT NULL DEFAULT false,
      registered boolean NOT NULL DEFAULT false,
      bet boolean NOT NULL DEFAULT false,
      deposited bigint NOT NULL DEFAULT 0,
      withdrawn bigint NOT NULL DEFAULT 0,
      bonus bigint NOT NULL DEFAULT 0,
      rebate bigint NOT NULL DEFAULT 0,
      -- What of it stands in the sums of those above, in their order.
      folded bigint[] NOT NULL DEFAULT '{0,0,0,0,0,0,0,0}',
      PRIMARY KEY (merchant, day, member_id),
      FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id) ON DELETE CASCADE
    ) WITH (fillfactor = 80)`.execute(db);
  await sql`CREATE INDEX member_day_line ON member_day (merchant, day, line)`.execute(db);
  // The first day that still takes something, from a day on.
  await sql`
    CREATE FUNCTION open_day(owner text, day date) RETURNS date LANGUAGE sql STABLE AS $$
      SELECT greatest(day, (SELECT closed_through + 1 FROM agent_fence WHERE merchant = owner))
    $$`.execute(db);
  await sql`
    CREATE FUNCTION touch_day(owner text, whose bigint, on_day date) RETURNS void LANGUAGE sql AS $$
      INSERT INTO member_day (merchant, day, member_id, line)
      SELECT owner, on_day, whose, coalesce((SELECT line FROM lineage
        WHERE merchant = owner AND member_id = whose), ARRAY[whose])
      ON CONFLICT DO NOTHING
    $$`.execute(db);
}

async function counting(db: Kysely<unknown>): Promise<void> {
  // Of bets that may be hedged or tied only what was at risk; of any only what was cash.
  await sql`
    CREATE FUNCTION valid_turnover(owner text, game text, stake bigint, bonus bigint, win bigint)
    RETURNS bigint LANGUAGE plpgsql STABLE AS $$
    DECLARE
      rule text := coalesce(
        (SELECT value #>> ARRAY['valid', game] FROM site_setting
          WHERE merchant = owner AND key = 'agents'),
        CASE WHEN game IN ('RNG', 'FISH', 'LOTT', 'ELOTT', 'PVP') THEN 'stake' ELSE 'risk' END);
      base bigint := CASE rule WHEN 'stake' THEN stake
        WHEN 'risk' THEN least(stake, abs(win - stake)) ELSE 0 END;
    BEGIN
      IF bonus = 0 THEN RETURN base; END IF;
      RETURN CASE WHEN stake > 0 THEN div(base::numeric * (stake - bonus), stake)::bigint ELSE 0 END;
    END $$`.execute(db);
  await sql`
    CREATE FUNCTION count_turnover(owner text, whose bigint, game text, round_number bigint,
      settled date, stake bigint, bonus bigint, win bigint)
    RETURNS void LANGUAGE plpgsql AS $$
    DECLARE
      on_day date := open_day(owner, settled);
      counted bigint := valid_turnover(owner, game, stake, bonus, win);
      so_far bigint;
    BEGIN
      INSERT INTO turnover_day AS kept (merchant, day, member_id, category, rounds, staked, valid, won)
      VALUES (owner, on_day, whose, game, 1, stake, counted, win)
      ON CONFLICT (merchant, day, member_id, category) DO UPDATE SET
        rounds = kept.rounds + 1, staked = kept.staked + excluded.staked,
        valid = kept.valid + excluded.valid, won = kept.won + excluded.won
      RETURNING rounds INTO so_far;
      IF so_far = 1 THEN
        PERFORM touch_day(owner, whose, on_day);
        UPDATE member_day SET bet = true
        WHERE merchant = owner AND day = on_day AND member_id = whose AND NOT bet;
      END IF;
      IF on_day > settled THEN
        INSERT INTO turnover_late (merchant, round_id, settled_day, day)
        VALUES (owner, round_number, settled, on_day);
      END IF;
    END $$`.execute(db);
}

/** Where what is counted is written by others, the database counts it with them. */
async function moneyAndLogins(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION login_count_day() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      on_day date := (SELECT open_day(NEW.merchant, (NEW.at AT TIME ZONE time_zone)::date)
        FROM kept_sums WHERE merchant = NEW.merchant);
    BEGIN
      IF on_day IS NULL THEN RETURN NULL; END IF;
      PERFORM touch_day(NEW.merchant, NEW.member_id, on_day);
      UPDATE member_day SET logged_in = true
      WHERE merchant = NEW.merchant AND day = on_day AND member_id = NEW.member_id AND NOT logged_in;
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER count_day AFTER INSERT ON login_record
    FOR EACH ROW WHEN (NEW.ok) EXECUTE FUNCTION login_count_day()`.execute(db);
  await sql`
    CREATE FUNCTION lineage_count_day() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      on_day date := open_day(NEW.merchant, NEW.joined_day);
    BEGIN
      -- Who is said to have come long ago is no newcomer of the first open day.
      IF on_day > NEW.joined_day + 1 THEN RETURN NULL; END IF;
      PERFORM touch_day(NEW.merchant, NEW.member_id, on_day);
      UPDATE member_day SET registered = true
      WHERE merchant = NEW.merchant AND day = on_day AND member_id = NEW.member_id;
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER count_day AFTER INSERT ON lineage
    FOR EACH ROW EXECUTE FUNCTION lineage_count_day()`.execute(db);
  await sql`
    CREATE FUNCTION money_count_day() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      moved record;
    BEGIN
      FOR moved IN
        SELECT entry.merchant, account.member_id,
          open_day(entry.merchant, (moment_of(transfer_id) AT TIME ZONE time_zone)::date) AS day,
          sum(amount) FILTER (WHERE entry.kind IN ('deposit', 'chargeback', 'chargeback_won'))
            AS deposited,
          -sum(amount) FILTER (WHERE entry.kind IN ('withdraw_paid', 'withdraw_returned'))
            AS withdrawn,
          sum(amount) FILTER (WHERE entry.kind = 'bonus') AS bonus,
          sum(amount) FILTER (WHERE entry.kind IN ('rebate', 'rebateCorrection')) AS rebate
        FROM added AS entry
        JOIN ledger_account AS account
          ON account.merchant = entry.merchant AND account.id = entry.account_id
        JOIN kept_sums ON kept_sums.merchant = entry.merchant
        WHERE entry.balance IS NOT NULL AND account.kind IN ('cash', 'held') AND entry.kind IN
          ('deposit', 'chargeback', 'chargeback_won', 'withdraw_paid', 'withdraw_returned', 'bonus',
            'rebate', 'rebateCorrection')
        GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
      LOOP
        CONTINUE WHEN moved.day IS NULL;
        PERFORM touch_day(moved.merchant, moved.member_id, moved.day);
        UPDATE member_day AS kept SET
          deposited = kept.deposited + coalesce(moved.deposited, 0),
          withdrawn = kept.withdrawn + coalesce(moved.withdrawn, 0),
          bonus = kept.bonus + coalesce(moved.bonus, 0),
          rebate = kept.rebate + coalesce(moved.rebate, 0)
        WHERE kept.merchant = moved.merchant AND kept.day = moved.day
          AND kept.member_id = moved.member_id;
      END LOOP;
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER count_people AFTER INSERT ON ledger_entry REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION money_count_day()`.execute(db);
}
