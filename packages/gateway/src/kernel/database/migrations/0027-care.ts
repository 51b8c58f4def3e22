import { sql, type Kysely } from 'kysely';

/**
 * How much one may play, and whether. The guard is one row a member: every act
 * on money or freedom takes it first, so that all acts of one member stand in
 * one line (ADR 182). What it says of bars and limits follows from the
 * histories below.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await guard(db);
  await limits(db);
  await bars(db);
  await events(db);
}

async function guard(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE member_guard (
      merchant text NOT NULL,
      member_id bigint NOT NULL,
      bar text CHECK (bar IN ('timeout', 'exclusion')),
      -- Null, with a bar: without an end.
      bar_until timestamptz,
      -- The member has asked to come back, and may from then on.
      cooling_until timestamptz,
      -- Limits on what is staked: a bet then looks at them.
      limits_stakes boolean NOT NULL DEFAULT false,
      session_minutes integer CHECK (session_minutes > 0),
      day_minutes integer CHECK (day_minutes > 0),
      -- The member's own; the law's when null.
      check_minutes integer CHECK (check_minutes > 0),
      -- The stretch of play that goes on, until play has rested for a while.
      play_started_at timestamptz,
      play_seen_at timestamptz,
      play_staked bigint NOT NULL DEFAULT 0,
      play_won bigint NOT NULL DEFAULT 0,
      check_due_at timestamptz,
      break_until timestamptz,
      prompt_answered_at timestamptz,
      reviewed_at timestamptz,
      PRIMARY KEY (merchant, member_id),
      FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id) ON DELETE CASCADE,
      CHECK (bar IS NOT NULL OR (bar_until IS NULL AND cooling_until IS NULL)),
      CHECK (bar IS DISTINCT FROM 'timeout' OR bar_until IS NOT NULL),
      CHECK (num_nulls(play_started_at, play_seen_at, check_due_at) IN (0, 3))
    ) WITH (fillfactor = 50)`.execute(db);
  await sql`
    CREATE FUNCTION hold_guard(owner text, whose bigint) RETURNS SETOF member_guard
    LANGUAGE plpgsql AS $$
    BEGIN
      RETURN QUERY SELECT * FROM member_guard
      WHERE merchant = owner AND member_id = whose FOR NO KEY UPDATE;
      IF NOT FOUND THEN
        INSERT INTO member_guard (merchant, member_id) VALUES (owner, whose) ON CONFLICT DO NOTHING;
        RETURN QUERY SELECT * FROM member_guard
        WHERE merchant = owner AND member_id = whose FOR NO KEY UPDATE;
      END IF;
    END $$`.execute(db);
  // Whose a game is can be read without holding it: its member never changes.
  await sql`
    CREATE FUNCTION hold_guard_of_play(owner text, token bytea) RETURNS SETOF member_guard
    LANGUAGE plpgsql AS $$
    DECLARE
      whose bigint;
    BEGIN
      SELECT member_id INTO whose FROM provider_session
      WHERE merchant = owner AND token_hash = token AND mode = 'real';
      IF FOUND THEN RETURN QUERY SELECT * FROM hold_guard(owner, whose); END IF;
    END $$`.execute(db);
}

async function limits(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE limit_rule (
      merchant text NOT NULL,
      id bigint GENERATED ALWAYS AS IDENTITY,
      member_id bigint NOT NULL,
      kind text NOT NULL CHECK (kind IN ('deposit', 'loss', 'wager', 'stake', 'time')),
      period text NOT NULL CHECK (period IN ('24h', '7d', '1m', 'session', 'single')),
      -- Minor units of the merchant's currency; minutes of time.
      amount bigint NOT NULL CHECK (amount >= 0),
      set_by text NOT NULL CHECK (set_by IN ('member', 'operator', 'profile')),
      set_at timestamptz NOT NULL,
      -- A change that loosens it; without an amount the limit goes.
      pending_amount bigint CHECK (pending_amount > amount),
      effective_at timestamptz,
      confirm_by timestamptz,
      PRIMARY KEY (merchant, id),
      UNIQUE (merchant, member_id, kind, period),
      FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id) ON DELETE CASCADE,
      CHECK ((effective_at IS NULL) = (confirm_by IS NULL)),
      CHECK (pending_amount IS NULL OR effective_at IS NOT NULL),
      CHECK (confirm_by > effective_at),
      CHECK (CASE kind WHEN 'time' THEN period IN ('24h', 'session') AND amount > 0
                       WHEN 'stake' THEN period = 'single'
                       ELSE period IN ('24h', '7d', '1m') END)
    )`.execute(db);
  await sql`
    CREATE TABLE limit_event (
      merchant text NOT NULL,
      id bigint GENERATED ALWAYS AS IDENTITY,
      member_id bigint NOT NULL,
      limit_id bigint NOT NULL,
      kind text NOT NULL,
      period text NOT NULL,
      event text NOT NULL CHECK (event IN
        ('set', 'lowered', 'asked', 'confirmed', 'removed', 'cancelled', 'lapsed')),
      -- What holds from then on, null where nothing does; asked for, what was.
      amount bigint,
      by text NOT NULL,
      at timestamptz NOT NULL,
      PRIMARY KEY (merchant, id)
    )`.execute(db);
  await sql`
    CREATE INDEX limit_event_member ON limit_event (merchant, member_id, id)`.execute(db);
}

async function bars(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE bar (
      merchant text NOT NULL,
      id bigint GENERATED ALWAYS AS IDENTITY,
      member_id bigint NOT NULL,
      kind text NOT NULL CHECK (kind IN ('timeout', 'exclusion')),
      duration text NOT NULL,
      -- Null: without an end.
      until timestamptz,
      all_brands boolean NOT NULL DEFAULT false,
      reason text NOT NULL DEFAULT '',
      set_by text NOT NULL CHECK (set_by IN ('member', 'operator')),
      at timestamptz NOT NULL,
      -- When its member asked to come back.
      asked_at timestamptz,
      PRIMARY KEY (merchant, id),
      FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id) ON DELETE CASCADE
    )`.execute(db);
  await sql`CREATE INDEX bar_member ON bar (merchant, member_id, id)`.execute(db);
}

/** What was shown and answered: proof for whoever asks later, and never changed. */
async function events(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE care_event (
      merchant text NOT NULL,
      id bigint GENERATED ALWAYS AS IDENTITY,
      member_id bigint NOT NULL,
      event text NOT NULL CHECK (event IN
        ('check_answered', 'check_set', 'prompt_answered', 'reviewed', 'assessed')),
      facts jsonb NOT NULL,
      at timestamptz NOT NULL,
      PRIMARY KEY (merchant, id)
    )`.execute(db);
  await sql`CREATE INDEX care_event_member ON care_event (merchant, member_id, id)`.execute(db);
  for (const table of ['limit_event', 'care_event']) {
    await sql`
      CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON ${sql.table(table)}
      FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change()`.execute(db);
  }
}
