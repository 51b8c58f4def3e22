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
