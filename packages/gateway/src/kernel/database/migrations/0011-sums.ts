import { sql, type Kysely } from 'kysely';

/**
 * What used to be counted when it was asked for is kept with what it counts:
 * sums of an account and of a member by the day, and of a game by the day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await ofAccounts(db);
  await ofRounds(db);
  await ofGames(db);
  await ofJackpots(db);
  await ofReaders(db);
  await indexes(db);
  await counting(db);
  await posting(db);
}

async function ofAccounts(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE ledger_day (
      merchant text NOT NULL,
      account_id bigint NOT NULL,
      -- As the merchant's clocks show it.
      day date NOT NULL,
      kind text NOT NULL,
      entries integer NOT NULL,
      paid_in bigint NOT NULL,
      paid_out bigint NOT NULL,
      PRIMARY KEY (merchant, account_id, day, kind),
      FOREIGN KEY (merchant, account_id) REFERENCES ledger_account (merchant, id)
    ) WITH (fillfactor = 80)`.execute(db);
}

/** Days are the merchant's, whose clocks the gateway knows: it makes the sums of what is there. */
async function ofRounds(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE round_day (
      merchant text NOT NULL,
      member_id bigint NOT NULL,
      -- On which the round began, as the merchant's clocks show it.
      day date NOT NULL,
      mode text NOT NULL,
      -- Empty for all games together: most who ask name none.
      node_id text NOT NULL,
      result text NOT NULL CHECK (result IN ('open', 'won', 'lost', 'void')),
      rounds integer NOT NULL,
      staked bigint NOT NULL,
      won bigint NOT NULL,
      PRIMARY KEY (merchant, member_id, mode, node_id, day, result),
      FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id) ON DELETE CASCADE
    ) WITH (fillfactor = 80)`.execute(db);
  await sql`
    CREATE TABLE kept_sums (merchant text PRIMARY KEY, time_zone text NOT NULL)`.execute(db);
}

/** Several rows a day, so that those who play one game do not queue for its row; the sweep adds them up. */
async function ofGames(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE game_day (
      merchant text NOT NULL,
      node_id text NOT NULL,
      -- By UTC: jackpots and ranks are the same for everybody.
      day date NOT NULL,
      slot smallint NOT NULL,
      rounds integer NOT NULL,
      staked bigint NOT NULL,
      top_win bigint NOT NULL,
      currency text NOT NULL,
      PRIMARY KEY (merchant, day, node_id, slot)
    ) WITH (fillfactor = 80)`.execute(db);
  await sql`
    INSERT INTO game_day (merchant, node_id, day, slot, rounds, staked, top_win, currency)
    SELECT merchant, node_id, (at AT TIME ZONE 'UTC')::date, 0, count(*), sum(stake), max(win),
      min(currency)
    FROM round WHERE mode = 'real' AND status <> 'void' GROUP BY 1, 2, 3`.execute(db);
}

/** What was staked before `kept_on` is kept with the jackpot, and only the days since are added. */
async function ofJackpots(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE jackpot
      ADD COLUMN kept numeric NOT NULL DEFAULT 0,
      ADD COLUMN kept_on date NOT NULL DEFAULT '2025-01-01'`.execute(db);
  await sql`
    CREATE FUNCTION jackpot_begin() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      -- Two days back, so that a clock that is slow is none too late.
      NEW.kept_on := (now() AT TIME ZONE 'UTC')::date - 2;
      NEW.kept := coalesce((
        SELECT sum(stake) FROM round
        WHERE merchant = NEW.merchant AND node_id = ANY(NEW.node_ids) AND mode = 'real'
          AND status <> 'void' AND at > NEW.since
          AND id >= first_timed_id(milliseconds_at(NEW.since))), 0)
      - coalesce((
        SELECT sum(staked) FROM game_day
        WHERE merchant = NEW.merchant AND node_id = ANY(NEW.node_ids) AND day >= NEW.kept_on), 0);
      RETURN NEW;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER jackpot_begin BEFORE INSERT OR UPDATE OF since, node_ids ON jackpot
    FOR EACH ROW EXECUTE FUNCTION jackpot_begin()`.execute(db);
  await sql`UPDATE jackpot SET since = since`.execute(db);
}

/** How often each notice was read, in several rows: many read a new one at once. */
async function ofReaders(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE announcement_readers (
      merchant text NOT NULL,
      announcement_id bigint NOT NULL,
      slot smallint NOT NULL,
      readers bigint NOT NULL,
      PRIMARY KEY (merchant, announcement_id, slot),
      FOREIGN KEY (merchant, announcement_id) REFERENCES announcement (merchant, id) ON DELETE CASCADE
    ) WITH (fillfactor = 50)`.execute(db);
  await sql`
    CREATE FUNCTION announcement_was_read() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO announcement_readers AS kept (merchant, announcement_id, slot, readers)
      SELECT merchant, announcement_id, member_id % 16, count(*) FROM added
      GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
      ON CONFLICT (merchant, announcement_id, slot)
        DO UPDATE SET readers = kept.readers + excluded.readers;
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    INSERT INTO announcement_readers (merchant, announcement_id, slot, readers)
    SELECT merchant, announcement_id, member_id % 16, count(*) FROM announcement_read
    GROUP BY 1, 2, 3`.execute(db);
  await sql`
    CREATE TRIGGER announcement_was_read AFTER INSERT ON announcement_read
    REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION announcement_was_read()`.execute(db);
  await sql`
    CREATE FUNCTION announcement_was_unread() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE announcement_readers AS kept SET readers = kept.readers - gone.count
      FROM (SELECT merchant, announcement_id, member_id % 16 AS slot, count(*) FROM removed
        GROUP BY 1, 2, 3) AS gone
      WHERE kept.merchant = gone.merchant AND kept.announcement_id = gone.announcement_id
        AND kept.slot = gone.slot;
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER announcement_was_unread AFTER DELETE ON announcement_read
    REFERENCING OLD TABLE AS removed
    FOR EACH STATEMENT EXECUTE FUNCTION announcement_was_unread()`.execute(db);
}

async function indexes(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of [
    ['idempotency', 'created_at'],
    ['counter', 'since'],
    ['seen_message', 'seen_at'],
    ['captcha', 'expires_at'],
    ['challenge', 'expires_at'],
    ['device_credential', 'expires_at'],
  ] as const) {
    await sql`CREATE INDEX ${sql.id(`${table}_${column}`)} ON ${sql.table(table)} (${sql.id(column)})`.execute(
      db,
    );
  }
  await sql`
    CREATE INDEX provider_session_trial ON provider_session (expires_at) WHERE mode = 'trial'`.execute(
    db,
  );
  // Every reader of a wallet asks by member, whatever the kinds of account.
  await sql`
    CREATE INDEX ledger_account_member ON ledger_account (merchant, member_id)`.execute(db);
  await sql`
    CREATE INDEX announcement_read_member ON announcement_read (merchant, member_id)`.execute(db);
}

/** In the database, which then plans it once a connection and not with every bet. */
async function posting(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION ledger_post(owner text, unit text, at_milliseconds bigint, kinds text[], payers bigint[], takers bigint[], amounts bigint[])
    RETURNS TABLE (id bigint, account bigint, held bigint) LANGUAGE plpgsql AS $$
    #variable_conflict use_column
    DECLARE
      moment bigint;
      numbers bigint[];
    BEGIN
      -- Lowest number first, so that none wait in a circle.
      SELECT greatest(at_milliseconds, max(milliseconds_of(last_transfer_id) + 1)) INTO moment
      FROM (SELECT last_transfer_id FROM ledger_account AS account
        WHERE merchant = owner AND account.id = ANY(payers || takers) AND kind <> 'house'
        ORDER BY account.id FOR UPDATE) AS members;
      SELECT array_agg(drawn ORDER BY drawn) INTO numbers
      FROM (SELECT timed_id(moment) AS drawn FROM generate_subscripts(kinds, 1)) AS turns;
      INSERT INTO ledger_transfer (merchant, id, kind)
      SELECT owner, numbers[place], kinds[place] FROM generate_subscripts(kinds, 1) AS place;
      RETURN QUERY
      WITH entry AS (
        INSERT INTO ledger_entry (merchant, transfer_id, line, account_id, currency, kind, amount)
        SELECT owner, numbers[place], line,
          CASE line WHEN 1 THEN payers[place] ELSE takers[place] END, unit, kinds[place],
          CASE line WHEN 1 THEN -amounts[place] ELSE amounts[place] END
        FROM generate_subscripts(kinds, 1) AS place CROSS JOIN generate_series(1, 2) AS line
        ORDER BY place, line
        RETURNING transfer_id, account_id, balance
      )
      SELECT transfer_id, account_id, balance FROM entry ORDER BY transfer_id;
    END $$`.execute(db);
  await sql`
    CREATE FUNCTION write_movements(owner text, maker text, session uuid, at_milliseconds bigint,
      given jsonb)
    RETURNS boolean LANGUAGE plpgsql AS $$
    DECLARE
      wanted integer;
      named integer;
      movement record;
      number bigint;
    BEGIN
      FOR movement IN
        SELECT * FROM jsonb_to_recordset(given) AS given (ref text, kind text, round_id bigint,
          amount bigint, transfer_id bigint, is_void boolean, undoes text)
      LOOP
        number := timed_id(at_milliseconds);
        -- A stake that goes back goes back once: that name is given away as well.
        INSERT INTO movement_ref (merchant, vendor, ref, id)
        SELECT owner, maker, name, number FROM (VALUES
          (ref_hash('movement', movement.ref), true),
          (ref_hash('undone', movement.undoes), movement.undoes IS NOT NULL AND movement.amount > 0)
        ) AS names (name, is_given) WHERE is_given
        ON CONFLICT DO NOTHING;
        GET DIAGNOSTICS named = ROW_COUNT;
        wanted := 1 + (movement.undoes IS NOT NULL AND movement.amount > 0)::integer;
        IF named < wanted THEN RETURN false; END IF;
        INSERT INTO round_movement (merchant, id, vendor, ref, kind, session_id, round_id, amount,
          transfer_id, is_void, undoes, at)
        VALUES (owner, number, maker, movement.ref, movement.kind, session, movement.round_id,
          movement.amount, movement.transfer_id, movement.is_void, movement.undoes,
          to_timestamp(at_milliseconds / 1000.0));
      END LOOP;
      RETURN true;
    END $$`.execute(db);
}

/** Whoever writes entries and rounds, what is kept of them follows in the same statement. */
async function counting(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION ledger_day_count() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO ledger_day AS kept (merchant, account_id, day, kind, entries, paid_in, paid_out)
      SELECT merchant, account_id, (moment_of(transfer_id) AT TIME ZONE time_zone)::date, kind,
        count(*), sum(greatest(amount, 0)), sum(greatest(-amount, 0))
      FROM added JOIN kept_sums USING (merchant) WHERE balance IS NOT NULL
      GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
      ON CONFLICT (merchant, account_id, day, kind) DO UPDATE SET
        entries = kept.entries + excluded.entries,
        paid_in = kept.paid_in + excluded.paid_in,
        paid_out = kept.paid_out + excluded.paid_out;
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER count_day AFTER INSERT ON ledger_entry REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION ledger_day_count()`.execute(db);
  const changes = {
    insert: 'SELECT 1 AS sign, added.* FROM added',
    update:
      'SELECT 1 AS sign, added.* FROM added UNION ALL SELECT -1 AS sign, former.* FROM former',
  };
  for (const [order, rows] of Object.entries(changes)) {
    await sql`
      CREATE FUNCTION ${sql.id(`round_count_${order}`)}() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        ${sql.raw(countRounds(rows))};
        ${sql.raw(countGames(rows, order === 'update'))};
        RETURN NULL;
      END $$`.execute(db);
  }
  await sql`
    CREATE TRIGGER count_insert AFTER INSERT ON round REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION round_count_insert()`.execute(db);
  await sql`
    CREATE TRIGGER count_update AFTER UPDATE ON round
    REFERENCING NEW TABLE AS added OLD TABLE AS former
    FOR EACH STATEMENT EXECUTE FUNCTION round_count_update()`.execute(db);
}

/** On the day a round began, under what has come of it; it leaves what it was before. */
const countRounds = (rows: string) => `
  INSERT INTO round_day AS kept
    (merchant, member_id, mode, node_id, day, result, rounds, staked, won)
  SELECT merchant, member_id, mode, node, (moment_of(id) AT TIME ZONE time_zone)::date,
    CASE WHEN status <> 'settled' THEN status WHEN win > 0 THEN 'won' ELSE 'lost' END,
    sum(sign), sum(sign * stake), sum(sign * win)
  FROM (${rows}) AS changes JOIN kept_sums USING (merchant)
  CROSS JOIN LATERAL (VALUES (''), (node_id)) AS nodes (node)
  GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(sign) <> 0 OR sum(sign * stake) <> 0 OR sum(sign * win) <> 0
  ORDER BY 1, 2, 3, 4, 5, 6
  ON CONFLICT (merchant, member_id, mode, node_id, day, result) DO UPDATE SET
    rounds = kept.rounds + excluded.rounds, staked = kept.staked + excluded.staked,
    won = kept.won + excluded.won`;

/** What changes later counts on the day it does: days that are over stay as they are. */
const countGames = (rows: string, isChange: boolean) => `
  INSERT INTO game_day AS kept
    (merchant, node_id, day, slot, rounds, staked, top_win, currency)
  SELECT merchant, node_id, ${
    isChange
      ? `greatest((moment_of(id) AT TIME ZONE 'UTC')::date, (now() AT TIME ZONE 'UTC')::date)`
      : `(moment_of(id) AT TIME ZONE 'UTC')::date`
  },
    member_id % 16, coalesce(sum(sign) FILTER (WHERE status <> 'void'), 0), sum(sign * stake),
    max(win) FILTER (WHERE sign = 1), min(currency)
  FROM (${rows}) AS changes WHERE mode = 'real'
  GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT (merchant, day, node_id, slot) DO UPDATE SET
    rounds = kept.rounds + excluded.rounds, staked = kept.staked + excluded.staked,
    top_win = greatest(kept.top_win, excluded.top_win)`;
