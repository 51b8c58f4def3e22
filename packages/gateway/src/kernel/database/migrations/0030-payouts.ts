import { sql, type Kysely } from 'kysely';

/**
 * Money that members take home. It leaves the wallet when it is asked for and
 * is held until a movement of the provider says what became of it: nothing but
 * its answer, or two people, gives it back (ADR 187).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await passwords(db);
  await instruments(db);
  await states(db);
  await payouts(db);
  await movements(db);
}

async function passwords(db: Kysely<unknown>): Promise<void> {
  // Its member knows of it; of a hold that the office has put on payouts they do not.
  await sql`ALTER TABLE member_guard ADD COLUMN password_hold_until timestamptz`.execute(db);
  await sql`
    CREATE TABLE payment_code (
      merchant text NOT NULL,
      member_id bigint NOT NULL,
      code_hash bytea NOT NULL,
      expires_at timestamptz NOT NULL,
      PRIMARY KEY (merchant, member_id),
      FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id) ON DELETE CASCADE
    )`.execute(db);
}

async function instruments(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE instrument (
      merchant text NOT NULL,
      id bigint GENERATED ALWAYS AS IDENTITY,
      member_id bigint NOT NULL,
      rail text NOT NULL CHECK (rail IN ('card', 'bank', 'ewallet')),
      bank text NOT NULL,
      payee_name text NOT NULL,
      last4 text NOT NULL CHECK (last4 ~ '^[0-9A-Z]{1,4}$'),
      -- The number, while money may be sent to it.
      sealed bytea,
      -- The same number has the same, and nobody finds the number by it.
      blind bytea NOT NULL,
      added_at timestamptz NOT NULL,
      usable_at timestamptz NOT NULL,
      removed_at timestamptz,
      PRIMARY KEY (merchant, id),
      UNIQUE (merchant, member_id, id),
      FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id),
      CHECK (usable_at >= added_at),
      CHECK ((sealed IS NULL) = (removed_at IS NOT NULL))
    )`.execute(db);
  await sql`
    CREATE UNIQUE INDEX instrument_own ON instrument (merchant, member_id, blind)
    WHERE removed_at IS NULL`.execute(db);
  await sql`CREATE INDEX instrument_blind ON instrument (merchant, blind)`.execute(db);
}

async function states(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE payout_state (state text PRIMARY KEY, rank integer NOT NULL)`.execute(db);
  await sql`
    INSERT INTO payout_state (state, rank) VALUES
      ('requested', 0), ('review', 1), ('approved', 2), ('sending', 3), ('unclear', 4), ('sent', 5),
      ('refused', 6), ('failed', 6), ('partly_paid', 7), ('paid', 8), ('returned', 9)`.execute(db);
  await sql`
    CREATE TABLE payout_step (
      former text NOT NULL REFERENCES payout_state (state),
      next text NOT NULL REFERENCES payout_state (state),
      PRIMARY KEY (former, next)
    )`.execute(db);
  await sql`
    INSERT INTO payout_step (former, next)
    SELECT former, unnest(string_to_array(steps, ' ')) FROM (VALUES
      ('requested', 'review approved'),
      ('review', 'approved refused'),
      ('approved', 'sending'),
      ('sending', 'unclear sent failed partly_paid paid returned'),
      ('unclear', 'sent failed partly_paid paid returned'),
      ('sent', 'failed partly_paid paid returned'),
      ('partly_paid', 'returned'),
      ('paid', 'returned')) AS given (former, steps)`.execute(db);
}

async function payouts(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE payout (
      merchant text NOT NULL,
      id bigint GENERATED ALWAYS AS IDENTITY,
      member_id bigint NOT NULL,
      instrument_id bigint NOT NULL,
      provider text NOT NULL,
      rail text NOT NULL,
      -- Ours, and the provider's key: whoever asks again asks for the same.
      reference text NOT NULL,
      amount bigint NOT NULL CHECK (amount > 0),
      fee bigint NOT NULL,
      currency text NOT NULL,
      state text NOT NULL DEFAULT 'requested' REFERENCES payout_state (state),
      -- Why a person has to look at it; none where the rule approved it.
      rule text CHECK (rule IN ('hold', 'sum', 'day', 'shared', 'source')),
      provider_ref text,
      -- What of the amount was paid, with the fee, and what went back to cash unpaid.
      paid bigint NOT NULL DEFAULT 0 CHECK (paid >= 0),
      given_back bigint NOT NULL DEFAULT 0 CHECK (given_back >= 0),
      -- What of that which was paid the bank sent back.
      returned bigint NOT NULL DEFAULT 0 CHECK (returned >= 0),
      reason text,
      -- The rows are the jobs: when one is looked after next, and who does it until when.
      next_check_at timestamptz,
      checks integer NOT NULL DEFAULT 0,
      leased_until timestamptz,
      created_at timestamptz NOT NULL,
      changed_at timestamptz NOT NULL,
      PRIMARY KEY (merchant, id),
      UNIQUE (merchant, reference),
      FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id),
      -- To one of its member's own, and to nobody else's.
      FOREIGN KEY (merchant, member_id, instrument_id)
        REFERENCES instrument (merchant, member_id, id),
      CHECK (fee >= 0 AND fee < amount),
      CHECK (returned <= paid),
      CONSTRAINT payout_settled CHECK (CASE
        WHEN state IN ('requested', 'review', 'approved', 'sending') THEN paid = 0 AND given_back = 0
        WHEN state IN ('unclear', 'sent') THEN given_back = 0 AND paid < amount
        WHEN state IN ('refused', 'failed') THEN paid = 0 AND given_back = amount
        WHEN state = 'partly_paid' THEN paid > 0 AND given_back > 0 AND paid + given_back = amount
        WHEN state = 'paid' THEN paid = amount AND given_back = 0
        ELSE paid + given_back = amount AND returned > 0 END)
    )`.execute(db);
  await sql`CREATE INDEX payout_member ON payout (merchant, member_id, id)`.execute(db);
  await sql`
    CREATE INDEX payout_open ON payout (merchant, state, id)
    WHERE state IN ('requested', 'review', 'approved', 'sending', 'unclear', 'sent')`.execute(db);
  await sql`
    CREATE INDEX payout_paid ON payout (merchant, created_at) WHERE state = 'paid'`.execute(db);
  await sql`
    CREATE INDEX payout_next ON payout (next_check_at) WHERE next_check_at IS NOT NULL`.execute(db);
  await sql`
    CREATE UNIQUE INDEX payout_provider ON payout (merchant, provider, provider_ref)
    WHERE provider_ref IS NOT NULL`.execute(db);
  await sql`
    CREATE FUNCTION payout_check_step() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NEW.state <> OLD.state AND NOT EXISTS
        (SELECT FROM payout_step WHERE former = OLD.state AND next = NEW.state) THEN
        RAISE EXCEPTION 'a payout that is % does not become %', OLD.state, NEW.state
          USING ERRCODE = '23514';
      END IF;
      RETURN NEW;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER check_step BEFORE UPDATE OF state ON payout
    FOR EACH ROW EXECUTE FUNCTION payout_check_step()`.execute(db);
  await sql`
    CREATE TABLE payout_event (
      merchant text NOT NULL,
      id bigint GENERATED ALWAYS AS IDENTITY,
      payout_id bigint NOT NULL,
      stage text NOT NULL REFERENCES payout_state (state),
      amount bigint CHECK (amount > 0),
      at timestamptz NOT NULL,
      PRIMARY KEY (merchant, id),
      FOREIGN KEY (merchant, payout_id) REFERENCES payout (merchant, id)
    )`.execute(db);
  await sql`
    CREATE INDEX payout_event_payout ON payout_event (merchant, payout_id, id)`.execute(db);
  await sql`
    CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON payout_event
    FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change()`.execute(db);
}

/** What is paid out and what comes back stand among all movements: a provider's books are one. */
async function movements(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    SELECT conname AS name FROM pg_constraint
    WHERE conrelid = 'provider_movement'::regclass AND contype = 'c'
      AND pg_get_constraintdef(oid) ~ '(kind|why)'`.execute(db);
  for (const { name } of rows) {
    await sql`ALTER TABLE provider_movement DROP CONSTRAINT ${sql.id(name)}`.execute(db);
  }
  await sql`
    ALTER TABLE provider_movement
      ADD COLUMN payout_id bigint,
      ADD FOREIGN KEY (merchant, payout_id) REFERENCES payout (merchant, id),
      ADD CONSTRAINT movement_kind
        CHECK (kind IN
          ('capture', 'refund', 'chargeback', 'won', 'payout', 'return', 'released')),
      ADD CONSTRAINT movement_why
        CHECK (why IN ('limit', 'barred', 'currency', 'unknown', 'over')),
      ADD CONSTRAINT movement_of CHECK (num_nonnulls(order_id, payout_id) <= 1),
      ADD CONSTRAINT movement_went CHECK (CASE
        WHEN kind IN ('capture', 'return') THEN
          credited >= 0 AND suspended >= 0 AND credited + suspended = amount
        WHEN kind = 'won' THEN credited BETWEEN 0 AND amount AND suspended = 0
        WHEN kind = 'released' THEN credited = amount AND suspended = -amount
          AND undoes IS NOT NULL
        ELSE credited <= 0 AND suspended <= 0 AND credited + suspended >= -amount END),
      ADD CONSTRAINT movement_suspended
        CHECK ((kind IN ('capture', 'return') AND suspended > 0) = (why IS NOT NULL))`.execute(db);
  await sql`
    CREATE INDEX provider_movement_payout ON provider_movement (merchant, payout_id)
    WHERE payout_id IS NOT NULL`.execute(db);
}
