import { sql, type Kysely } from 'kysely';

/**
 * People who work for an operator, what each may do and where, how they come
 * in, and what takes more than one of them. What must hold of it is held here
 * (ADR 189, ADR 190).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await people(db);
  await roles(db);
  await sessions(db);
  await approvals(db);
  await votes(db);
  await deciding(db);
  await approvedActs(db);
  await money(db);
}

async function people(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE staff
      -- Of whoever has not enrolled yet: what they show once.
      ADD COLUMN invite_hash bytea,
      ADD COLUMN invite_until timestamptz,
      ADD COLUMN password_hash text,
      ADD COLUMN totp_sealed bytea,
      -- The last half minute of which a code was taken: none is taken twice.
      ADD COLUMN totp_step bigint,
      ADD COLUMN failures integer NOT NULL DEFAULT 0,
      ADD COLUMN wait_until timestamptz,
      ADD CHECK (num_nulls(invite_hash, invite_until) IN (0, 2)),
      ADD CHECK (num_nulls(password_hash, totp_sealed, totp_step) IN (0, 3)),
      -- A script proves nothing of itself.
      ADD CHECK (name <> 'system' OR (password_hash IS NULL AND invite_hash IS NULL))`.execute(db);
}

async function roles(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE staff_role (
      name text NOT NULL REFERENCES staff (name),
      role text NOT NULL,
      -- A star: all that there are, and those to come.
      merchant text NOT NULL,
      PRIMARY KEY (name, role, merchant)
    )`.execute(db);
  await sql`INSERT INTO staff_role (name, role, merchant) SELECT name, role, '*' FROM staff`.execute(
    db,
  );
  await sql`ALTER TABLE staff DROP COLUMN role`.execute(db);
  // The row of the person is held first, so that of two that exclude each other the second sees the first.
  await sql`
    CREATE FUNCTION staff_check_role() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM FROM staff WHERE name = NEW.name FOR UPDATE;
      IF EXISTS (SELECT FROM staff_role WHERE name = NEW.name
        AND ((NEW.role = 'owner' AND role = 'payments')
          OR (NEW.role = 'payments' AND role = 'owner'))) THEN
        RAISE EXCEPTION 'nobody is owner and decides about money' USING ERRCODE = '23514';
      END IF;
      IF (NEW.role = 'system') <> (NEW.name = 'system') THEN
        RAISE EXCEPTION 'scripts are no person, and no person is a script'
          USING ERRCODE = '23514';
      END IF;
      RETURN NEW;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER check_role BEFORE INSERT OR UPDATE ON staff_role
    FOR EACH ROW EXECUTE FUNCTION staff_check_role()`.execute(db);
}

async function sessions(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE staff_session (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      name text NOT NULL REFERENCES staff (name) CHECK (name <> 'system'),
      token_hash bytea NOT NULL UNIQUE,
      -- A digest of machine, user and terminal: elsewhere the token is worth nothing.
      terminal bytea NOT NULL,
      place text NOT NULL,
      began_at timestamptz NOT NULL,
      seen_at timestamptz NOT NULL,
      ended_at timestamptz
    )`.execute(db);
  await sql`
    CREATE INDEX staff_session_open ON staff_session (name) WHERE ended_at IS NULL`.execute(db);
  await sql`
    CREATE FUNCTION staff_end_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE staff_session SET ended_at = greatest(seen_at, now())
      WHERE name = NEW.name AND ended_at IS NULL;
      RETURN NULL;
    END $$`.execute(db);
  // Whoever is ended, or enrols anew, is in nowhere any more.
  await sql`
    CREATE TRIGGER end_sessions AFTER UPDATE OF active, password_hash ON staff FOR EACH ROW
    WHEN (NOT NEW.active OR NEW.password_hash IS DISTINCT FROM OLD.password_hash)
    EXECUTE FUNCTION staff_end_sessions()`.execute(db);
}

async function approvals(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE approval (
      merchant text NOT NULL,
      id bigint GENERATED ALWAYS AS IDENTITY,
      act text NOT NULL,
      params jsonb NOT NULL,
      params_hash bytea NOT NULL,
      subject_kind text NOT NULL,
      subject text NOT NULL,
      -- Of the subject as it was asked for: where it is another by then, nothing is done.
      subject_version bytea NOT NULL,
      -- What would be, as the rules saw it when it was asked for.
      before jsonb,
      after jsonb,
      asked_by text NOT NULL REFERENCES staff (name) CHECK (asked_by <> 'system'),
      place text NOT NULL,
      reason text NOT NULL CHECK (reason <> ''),
      asked_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      -- Votes beside the word of whoever asked.
      votes_needed integer NOT NULL CHECK (votes_needed BETWEEN 1 AND 5),
      -- One voter at least has this role.
      role_needed text,
      state text NOT NULL DEFAULT 'open'
        CHECK (state IN ('open', 'done', 'refused', 'lapsed', 'void', 'withdrawn')),
      -- Why it came to nothing.
      why text,
      ended_at timestamptz,
      PRIMARY KEY (merchant, id),
      CHECK (expires_at > asked_at AND expires_at <= asked_at + interval '24 hours'),
      CHECK ((state = 'open') = (ended_at IS NULL))
    )`.execute(db);
  await sql`
    CREATE INDEX approval_open ON approval (merchant, id) WHERE state = 'open'`.execute(db);
  await sql`
    CREATE FUNCTION approval_check_ask() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NEW.state <> 'open' THEN
        RAISE EXCEPTION 'an approval begins open' USING ERRCODE = '23514';
      END IF;
      RETURN NEW;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER check_ask BEFORE INSERT ON approval
    FOR EACH ROW EXECUTE FUNCTION approval_check_ask()`.execute(db);
}

async function votes(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE approval_vote (
      merchant text NOT NULL,
      approval_id bigint NOT NULL,
      operator text NOT NULL REFERENCES staff (name) CHECK (operator <> 'system'),
      vote text NOT NULL CHECK (vote IN ('yes', 'no')),
      reason text NOT NULL,
      at timestamptz NOT NULL,
      PRIMARY KEY (merchant, approval_id, operator),
      FOREIGN KEY (merchant, approval_id) REFERENCES approval (merchant, id)
    )`.execute(db);
  await sql`
    CREATE FUNCTION approval_check_vote() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      asked approval;
    BEGIN
      SELECT * INTO asked FROM approval
      WHERE merchant = NEW.merchant AND id = NEW.approval_id FOR UPDATE;
      IF asked.asked_by = NEW.operator THEN
        RAISE EXCEPTION 'whoever asks has no vote' USING ERRCODE = '23514';
      END IF;
      IF asked.state <> 'open' OR NEW.at >= asked.expires_at THEN
        RAISE EXCEPTION 'what is decided or over takes no vote' USING ERRCODE = '23514';
      END IF;
      RETURN NEW;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER check_vote BEFORE INSERT ON approval_vote
    FOR EACH ROW EXECUTE FUNCTION approval_check_vote()`.execute(db);
  await sql`
    CREATE FUNCTION approval_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'what was asked for and voted is never changed' USING ERRCODE = '42501';
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON approval_vote
    FOR EACH STATEMENT EXECUTE FUNCTION approval_refuse_change()`.execute(db);
  await sql`
    CREATE TRIGGER refuse_change BEFORE DELETE OR TRUNCATE ON approval
    FOR EACH STATEMENT EXECUTE FUNCTION approval_refuse_change()`.execute(db);
}

/** It ends once, keeps all else as it was, and is done with the votes of people who work here today. */
async function deciding(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION approval_check_end() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      given record;
    BEGIN
      IF OLD.state <> 'open' OR NEW.state = 'open' OR (to_jsonb(NEW) - '{state,why,ended_at}'::text[])
        <> (to_jsonb(OLD) - '{state,why,ended_at}'::text[]) THEN
        RAISE EXCEPTION 'what was asked for and voted is never changed' USING ERRCODE = '42501';
      END IF;
      IF NEW.state <> 'done' THEN RETURN NEW; END IF;
      SELECT count(*) FILTER (WHERE vote = 'yes' AND active) AS yes,
        count(*) FILTER (WHERE vote = 'no') AS no,
        coalesce(bool_or(vote = 'yes' AND active AND EXISTS (
          SELECT FROM staff_role AS has WHERE has.name = operator AND has.role = NEW.role_needed
            AND has.merchant IN ('*', NEW.merchant))), false) AS has_role
      INTO given FROM approval_vote JOIN staff ON staff.name = operator
      WHERE merchant = NEW.merchant AND approval_id = NEW.id AND operator <> NEW.asked_by;
      IF given.yes < NEW.votes_needed OR given.no > 0
        OR (NEW.role_needed IS NOT NULL AND NOT given.has_role)
        OR NEW.ended_at >= NEW.expires_at THEN
        RAISE EXCEPTION 'nothing is done without the votes it needs' USING ERRCODE = '23514';
      END IF;
      RETURN NEW;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER check_end BEFORE UPDATE ON approval
    FOR EACH ROW EXECUTE FUNCTION approval_check_end()`.execute(db);
}

/** The book names the approval of what was done by one; lines from before keep their hashes. */
async function approvedActs(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE audit ADD COLUMN approval bigint,
    ADD FOREIGN KEY (merchant, approval) REFERENCES approval (merchant, id)`.execute(db);
  await sql`
    CREATE UNIQUE INDEX audit_approval ON audit (merchant, approval)
    WHERE approval IS NOT NULL`.execute(db);
  await sql`
    CREATE OR REPLACE FUNCTION audit_extend() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      last record;
    BEGIN
      PERFORM pg_advisory_xact_lock(hashtext('audit'), hashtext(NEW.merchant));
      SELECT n, hash INTO last FROM audit WHERE merchant = NEW.merchant ORDER BY n DESC LIMIT 1;
      NEW.n := coalesce(last.n, 0) + 1;
      NEW.prev := coalesce(last.hash, decode(repeat('00', 32), 'hex'));
      NEW.at := clock_timestamp();
      NEW.hash := sha256(convert_to(
        audit_field(NEW.merchant) || audit_field(NEW.n::text)
        || audit_field((extract(epoch FROM NEW.at) * 1000000)::bigint::text)
        || audit_field(NEW.operator) || audit_field(NEW.person) || audit_field(NEW.place)
        || audit_field(NEW.act) || audit_field(NEW.subject_kind) || audit_field(NEW.subject)
        || audit_field(NEW.reason) || audit_field(NEW.before::text)
        || audit_field(NEW.after::text) || audit_field(NEW.trace)
        || audit_field(encode(NEW.prev, 'hex'))
        || CASE WHEN NEW.approval IS NULL THEN '' ELSE audit_field(NEW.approval::text) END,
        'UTF8'));
      IF NEW.approval IS NOT NULL AND NOT EXISTS (SELECT FROM approval
        WHERE merchant = NEW.merchant AND id = NEW.approval AND state = 'done'
          AND act = NEW.act AND subject = NEW.subject) THEN
        RAISE EXCEPTION 'a line names the approval of what was done' USING ERRCODE = '23514';
      END IF;
      RETURN NEW;
    END $$`.execute(db);
}

async function money(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE member_guard ADD COLUMN payout_hold_until timestamptz`.execute(db);
  // How much may be corrected on a day, in minor units; without a row nothing.
  await sql`
    CREATE TABLE correction_limit (
      merchant text PRIMARY KEY,
      a_member bigint NOT NULL CHECK (a_member >= 0),
      a_day bigint NOT NULL CHECK (a_day >= a_member)
    )`.execute(db);
  await sql`
    CREATE TABLE correction (
      merchant text NOT NULL,
      approval_id bigint NOT NULL,
      account_id bigint NOT NULL,
      transfer_id bigint NOT NULL,
      -- As the merchant's clocks show it.
      day date NOT NULL,
      amount bigint NOT NULL CHECK (amount <> 0),
      PRIMARY KEY (merchant, approval_id),
      FOREIGN KEY (merchant, approval_id) REFERENCES approval (merchant, id),
      FOREIGN KEY (merchant, account_id) REFERENCES ledger_account (merchant, id)
    )`.execute(db);
  await sql`CREATE INDEX correction_day ON correction (merchant, day)`.execute(db);
  await sql`
    CREATE FUNCTION correction_check() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NOT EXISTS (SELECT FROM approval WHERE merchant = NEW.merchant
        AND id = NEW.approval_id AND act = 'money.correct' AND state = 'done') THEN
        RAISE EXCEPTION 'a balance is corrected by people who agreed' USING ERRCODE = '23514';
      END IF;
      RETURN NEW;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER check_approval BEFORE INSERT ON correction
    FOR EACH ROW EXECUTE FUNCTION correction_check()`.execute(db);
  await sql`
    CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON correction
    FOR EACH STATEMENT EXECUTE FUNCTION approval_refuse_change()`.execute(db);
  await suspense(db);
}

/** What lay in suspense and was given to whose it is; and what is to go back, until the provider has it. */
async function suspense(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE provider_movement
      DROP CONSTRAINT provider_movement_kind_check,
      DROP CONSTRAINT provider_movement_check,
      ADD CONSTRAINT provider_movement_kind_check
        CHECK (kind IN ('capture', 'refund', 'chargeback', 'won', 'released')),
      ADD CONSTRAINT provider_movement_check CHECK (CASE kind
        WHEN 'capture' THEN credited >= 0 AND suspended >= 0 AND credited + suspended = amount
        WHEN 'won' THEN credited BETWEEN 0 AND amount AND suspended = 0
        -- No movement of the provider's: ours, from suspense to a member.
        WHEN 'released' THEN credited = amount AND suspended = -amount AND undoes IS NOT NULL
        ELSE credited <= 0 AND suspended <= 0 AND credited + suspended >= -amount END)`.execute(db);
  await sql`
    CREATE TABLE send_back (
      merchant text NOT NULL,
      provider text NOT NULL,
      movement text NOT NULL,
      amount bigint NOT NULL CHECK (amount > 0),
      asked_at timestamptz NOT NULL,
      next_at timestamptz NOT NULL,
      tries integer NOT NULL DEFAULT 0,
      done_at timestamptz,
      -- Why the provider will not: then it waits for people again.
      fault text,
      PRIMARY KEY (merchant, provider, movement),
      FOREIGN KEY (merchant, provider, movement)
        REFERENCES provider_movement (merchant, provider, movement)
    )`.execute(db);
  await sql`
    CREATE INDEX send_back_next ON send_back (next_at) WHERE done_at IS NULL`.execute(db);
}
