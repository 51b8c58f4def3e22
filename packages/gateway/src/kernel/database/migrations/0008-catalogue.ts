import { sql, type Kysely } from 'kysely';

/** What can be played where, and what players did with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await catalogue(db);
  await versions(db);
  await played(db);
  await wallets(db);
}

async function catalogue(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE vendor (
      merchant text NOT NULL,
      code text NOT NULL,
      name text NOT NULL,
      -- An address, or art:vendors/CODE for a mark that the gateway draws.
      icon text NOT NULL,
      position integer NOT NULL,
      maintenance boolean NOT NULL DEFAULT false,
      PRIMARY KEY (merchant, code)
    )`.execute(db);
  await sql`
    CREATE TABLE game (
      merchant text NOT NULL,
      node_id text NOT NULL,
      vendor text NOT NULL,
      title text NOT NULL,
      category text NOT NULL,
      classify text NOT NULL DEFAULT '',
      is_new boolean NOT NULL DEFAULT false,
      pinned boolean NOT NULL DEFAULT false,
      maintenance boolean NOT NULL DEFAULT false,
      -- May be played for practice.
      practice boolean NOT NULL DEFAULT false,
      -- Smaller is hotter.
      heat real NOT NULL,
      lotto_mode text NOT NULL DEFAULT '',
      game_code text NOT NULL,
      icon text NOT NULL,
      rtp text NOT NULL,
      volatility text NOT NULL CHECK (volatility IN ('low', 'medium', 'high')),
      max_win integer NOT NULL,
      min_bet text NOT NULL,
      max_bet text NOT NULL,
      lines integer NOT NULL DEFAULT 0,
      position integer NOT NULL,
      PRIMARY KEY (merchant, node_id),
      FOREIGN KEY (merchant, vendor) REFERENCES vendor (merchant, code)
    )`.execute(db);
}

/** Gateways keep catalogues in memory; a version that moved tells them to read again. */
async function versions(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE catalogue_version (merchant text PRIMARY KEY, version bigint NOT NULL)`.execute(
    db,
  );
  await sql`
    CREATE FUNCTION catalogue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO catalogue_version (merchant, version)
      SELECT DISTINCT merchant, 1 FROM changed ORDER BY merchant
      ON CONFLICT (merchant) DO UPDATE SET version = catalogue_version.version + 1;
      RETURN NULL;
    END $$`.execute(db);
  for (const table of ['vendor', 'game']) {
    for (const [event, rows] of [
      ['INSERT', 'NEW'],
      ['UPDATE', 'NEW'],
      ['DELETE', 'OLD'],
    ] as const) {
      await sql`
        CREATE TRIGGER ${sql.id(`${table}_${event.toLowerCase()}`)} AFTER ${sql.raw(event)}
        ON ${sql.table(table)} REFERENCING ${sql.raw(rows)} TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed()`.execute(db);
    }
  }
}

async function played(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE recent (
      merchant text NOT NULL,
      member_id bigint NOT NULL,
      node_id text NOT NULL,
      at timestamptz NOT NULL,
      PRIMARY KEY (merchant, member_id, node_id),
      FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id) ON DELETE CASCADE
    )`.execute(db);
  await sql`
    CREATE TABLE lottery_draw (
      merchant text NOT NULL,
      node_id text NOT NULL,
      numero text NOT NULL,
      open_at timestamptz NOT NULL,
      result text[] NOT NULL,
      PRIMARY KEY (merchant, node_id, numero)
    )`.execute(db);
  await sql`
    CREATE TABLE jackpot (
      merchant text NOT NULL,
      id text NOT NULL,
      name text NOT NULL,
      -- It grows from here by a share of every stake on its games.
      base bigint NOT NULL CHECK (base >= 0),
      since timestamptz NOT NULL,
      share_ppm integer NOT NULL CHECK (share_ppm BETWEEN 0 AND 100000),
      seed bigint NOT NULL,
      cap bigint NOT NULL,
      node_ids text[] NOT NULL,
      position integer NOT NULL,
      last_win_by text,
      last_win bigint,
      last_win_at timestamptz,
      PRIMARY KEY (merchant, id)
    )`.execute(db);
  await sql`CREATE INDEX round_node ON round (merchant, node_id, at) WHERE mode = 'real'`.execute(
    db,
  );
}

async function wallets(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE ledger_account
      ADD COLUMN vendor text,
      DROP CONSTRAINT ledger_account_kind_check,
      ADD CONSTRAINT ledger_account_kind_check
        CHECK (kind IN ('house', 'cash', 'purse', 'vendor')),
      ADD CONSTRAINT ledger_account_vendor_check
        CHECK ((kind = 'vendor') = (vendor IS NOT NULL))`.execute(db);
  await sql`
    CREATE UNIQUE INDEX ledger_vendor ON ledger_account (merchant, member_id, vendor)
    WHERE kind = 'vendor'`.execute(db);
  // A page of transactions is the newest entries of one account.
  await sql`DROP INDEX ledger_entry_account`.execute(db);
  await sql`
    CREATE INDEX ledger_entry_account ON ledger_entry (merchant, account_id, id)`.execute(db);
}
