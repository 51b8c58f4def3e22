import { sql, type Kysely } from 'kysely';

/**
 * Play as vendors know it: sessions that outlive their login, rounds of several
 * bets and wins, every movement under the vendor's own id, and what a member
 * has staked and won on a day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sessions(db);
  await rounds(db);
  await movements(db);
  await totals(db);
  await sql`
    CREATE TABLE vendor_secret (
      merchant text NOT NULL,
      vendor text NOT NULL,
      secret bytea NOT NULL CHECK (octet_length(secret) >= 32),
      created_at timestamptz NOT NULL,
      PRIMARY KEY (merchant, vendor)
    )`.execute(db);
}

async function sessions(db: Kysely<unknown>): Promise<void> {
  // A session of before has no vendor: its game goes on, and no vendor can claim it.
  await sql`
    ALTER TABLE provider_session
      ADD COLUMN vendor text NOT NULL DEFAULT '',
      ADD COLUMN last_seen_at timestamptz,
      ADD COLUMN ended_at timestamptz,
      ADD COLUMN staked bigint NOT NULL DEFAULT 0,
      ADD COLUMN won bigint NOT NULL DEFAULT 0`.execute(db);
  await sql`UPDATE provider_session SET last_seen_at = created_at`.execute(db);
  await sql`
    ALTER TABLE provider_session
      ALTER COLUMN vendor DROP DEFAULT,
      ALTER COLUMN last_seen_at SET NOT NULL`.execute(db);
  await sql`
    CREATE INDEX provider_session_member
      ON provider_session (merchant, member_id, last_seen_at)`.execute(db);
  await sql`
    CREATE INDEX provider_session_login
      ON provider_session (merchant, login_hash) WHERE ended_at IS NULL`.execute(db);
}

async function rounds(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE round
      ADD COLUMN session_id text,
      ADD COLUMN ref text,
      ADD COLUMN status text NOT NULL DEFAULT 'settled'
        CHECK (status IN ('open', 'settled', 'void')),
      -- Stakes that were given back; 'stake' holds what is still in play.
      ADD COLUMN returned bigint NOT NULL DEFAULT 0 CHECK (returned >= 0),
      ADD COLUMN settled_at timestamptz,
      DROP CONSTRAINT round_stake_check,
      ADD FOREIGN KEY (merchant, session_id) REFERENCES provider_session (merchant, id)`.execute(
    db,
  );
  await sql`UPDATE round SET settled_at = at`.execute(db);
  await sql`
    ALTER TABLE round
      ALTER COLUMN status DROP DEFAULT,
      ADD CONSTRAINT round_stake_check CHECK (stake >= 0 AND (status = 'void') = (stake = 0)),
      ADD CONSTRAINT round_void_wins_nothing CHECK (status <> 'void' OR win = 0),
      ADD CONSTRAINT round_settled_check CHECK ((status = 'open') = (settled_at IS NULL)),
      ADD CONSTRAINT round_ref UNIQUE (merchant, session_id, ref)`.execute(db);
  await sql`CREATE INDEX round_member ON round (merchant, member_id, at DESC)`.execute(db);
}

async function movements(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE round_movement (
      merchant text NOT NULL,
      vendor text NOT NULL,
      -- The vendor's own id of it, for ever.
      ref text NOT NULL,
      kind text NOT NULL CHECK (kind IN ('bet', 'win', 'rollback')),
      -- Told by the round too; here for bets that were undone before they came.
      session_id text,
      round_id bigint,
      amount bigint NOT NULL CHECK (amount >= 0),
      transfer_id bigint,
      -- A bet that was given back, or that must never be taken.
      is_void boolean NOT NULL DEFAULT false,
      -- The bet a rollback is about.
      undoes text,
      at timestamptz NOT NULL,
      PRIMARY KEY (merchant, vendor, ref),
      CHECK ((kind = 'rollback') = (undoes IS NOT NULL)),
      CHECK ((amount > 0) = (transfer_id IS NOT NULL)),
      FOREIGN KEY (merchant, round_id) REFERENCES round (merchant, id),
      FOREIGN KEY (merchant, transfer_id) REFERENCES ledger_transfer (merchant, id)
    )`.execute(db);
  await sql`CREATE INDEX round_movement_round ON round_movement (merchant, round_id)`.execute(db);
  // A stake is given back once, whatever the code above believes.
  await sql`
    CREATE UNIQUE INDEX round_movement_undone ON round_movement (merchant, vendor, undoes)
    WHERE amount > 0`.execute(db);
  await sql`
    INSERT INTO round_movement (merchant, vendor, ref, kind, round_id, amount, transfer_id, at)
    SELECT merchant, '', 'round-' || id || '-bet', 'bet', id, stake, bet_transfer_id, at FROM round
    UNION ALL
    SELECT merchant, '', 'round-' || id || '-win', 'win', id, win, win_transfer_id, at FROM round
    WHERE win_transfer_id IS NOT NULL`.execute(db);
  await sql`
    ALTER TABLE round DROP COLUMN bet_transfer_id, DROP COLUMN win_transfer_id`.execute(db);
}

async function totals(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE play_total (
      merchant text NOT NULL,
      member_id bigint NOT NULL,
      -- As the merchant's clocks show it.
      day date NOT NULL,
      currency text NOT NULL,
      staked bigint NOT NULL,
      won bigint NOT NULL,
      rounds integer NOT NULL,
      PRIMARY KEY (merchant, member_id, day, currency),
      FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id) ON DELETE CASCADE
    )`.execute(db);
}
