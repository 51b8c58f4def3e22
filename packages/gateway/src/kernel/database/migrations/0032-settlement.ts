import { sql, type Kysely } from 'kysely';

/**
 * A provider's own list of each day beside what was booked, what of either the
 * other lacks, and what a person should know of a member before money leaves
 * (ADR 192).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await lists(db);
  await findings(db);
  await flags(db);
}

async function lists(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE settlement_day (
      merchant text NOT NULL,
      provider text NOT NULL,
      -- The provider's: of UTC.
      day date NOT NULL,
      -- Counts up with each reading: whoever comes late with an older one writes nothing.
      reading integer NOT NULL DEFAULT 0,
      -- None once it is final.
      next_at timestamptz,
      leased_until timestamptz,
      -- When the last list began that was read to its end.
      read_at timestamptz,
      fault text,
      PRIMARY KEY (merchant, provider, day)
    )`.execute(db);
  await sql`
    CREATE INDEX settlement_day_next ON settlement_day (next_at)
    WHERE next_at IS NOT NULL`.execute(db);
  await sql`
    CREATE TABLE settlement_line (
      merchant text NOT NULL,
      provider text NOT NULL,
      day date NOT NULL,
      movement text NOT NULL,
      reading integer NOT NULL,
      kind text NOT NULL,
      amount bigint NOT NULL CHECK (amount > 0),
      currency text NOT NULL,
      at timestamptz NOT NULL,
      PRIMARY KEY (merchant, provider, day, movement),
      FOREIGN KEY (merchant, provider, day) REFERENCES settlement_day (merchant, provider, day)
    )`.execute(db);
  await sql`
    CREATE INDEX settlement_line_movement
    ON settlement_line (merchant, provider, movement)`.execute(db);
  await sql`CREATE INDEX settlement_line_at ON settlement_line (at)`.execute(db);
  await sql`
    CREATE INDEX provider_movement_at ON provider_movement (merchant, provider, at)`.execute(db);
}

async function findings(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE finding (
      merchant text NOT NULL,
      id bigint GENERATED ALWAYS AS IDENTITY,
      provider text NOT NULL,
      kind text NOT NULL CHECK (kind IN ('missing_here', 'missing_there', 'differs')),
      movement text NOT NULL,
      day date NOT NULL,
      state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'closed', 'written_off')),
      listed_kind text,
      listed_amount bigint,
      listed_currency text,
      booked_kind text,
      booked_amount bigint,
      booked_currency text,
      found_at timestamptz NOT NULL,
      -- The reading that saw it last.
      seen_at timestamptz NOT NULL,
      closed_at timestamptz,
      note text,
      PRIMARY KEY (merchant, id),
      UNIQUE (merchant, provider, kind, movement),
      FOREIGN KEY (merchant, provider, day) REFERENCES settlement_day (merchant, provider, day),
      CHECK ((listed_amount IS NULL) = (kind = 'missing_there')),
      CHECK ((booked_amount IS NULL) = (kind = 'missing_here')),
      CHECK ((state = 'open') = (closed_at IS NULL))
    )`.execute(db);
  await sql`
    CREATE INDEX finding_open ON finding (merchant, id) WHERE state = 'open'`.execute(db);
}

async function flags(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE aml_flag (
      merchant text NOT NULL,
      id bigint GENERATED ALWAYS AS IDENTITY,
      member_id bigint NOT NULL,
      rule text NOT NULL CHECK (rule ~ '^A[0-9]{1,2}$'),
      -- What raised it: the same thing raises it once, also after somebody cleared it.
      about text NOT NULL,
      facts text NOT NULL,
      state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'cleared', 'reported')),
      raised_at timestamptz NOT NULL,
      decided_at timestamptz,
      PRIMARY KEY (merchant, id),
      UNIQUE (merchant, member_id, rule, about),
      FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id),
      CHECK ((state = 'open') = (decided_at IS NULL))
    )`.execute(db);
  await sql`
    CREATE INDEX aml_flag_standing ON aml_flag (merchant, member_id)
    WHERE state <> 'cleared'`.execute(db);
  await sql`
    CREATE TABLE flag_mark (
      merchant text PRIMARY KEY,
      -- All that was committed before it was looked at.
      seen_until timestamptz NOT NULL,
      next_at timestamptz NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX order_event_at ON order_event (merchant, at)`.execute(db);
  await sql`CREATE INDEX payout_event_at ON payout_event (merchant, at)`.execute(db);
  await sql`CREATE INDEX instrument_added ON instrument (merchant, added_at)`.execute(db);
  await sql`
    ALTER TABLE payout DROP CONSTRAINT payout_rule_check,
      ADD CONSTRAINT payout_rule_check
        CHECK (rule IN ('hold', 'sum', 'day', 'shared', 'source', 'flag'))`.execute(db);
}
