import { sql, type Kysely } from 'kysely';

/**
 * Who members are: cases with their states, what providers and people found,
 * and documents as ciphertext, each under a key of its own (ADR 209, ADR 210).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await states(db);
  await cases(db);
  await checks(db);
  await documents(db);
}

async function states(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE kyc_state (state text PRIMARY KEY)`.execute(db);
  await sql`
    INSERT INTO kyc_state (state) VALUES
      ('draft'), ('under_review'), ('more_needed'), ('verified'), ('refused'), ('expired')`.execute(
    db,
  );
  await sql`
    CREATE TABLE kyc_step (
      former text NOT NULL REFERENCES kyc_state (state),
      next text NOT NULL REFERENCES kyc_state (state),
      PRIMARY KEY (former, next)
    )`.execute(db);
  await sql`
    INSERT INTO kyc_step (former, next)
    SELECT former, unnest(string_to_array(steps, ' ')) FROM (VALUES
      ('draft', 'under_review'),
      ('under_review', 'verified more_needed refused'),
      ('more_needed', 'under_review'),
      ('verified', 'expired')) AS given (former, steps)`.execute(db);
}

async function cases(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE identity_account (
      merchant text PRIMARY KEY,
      provider text NOT NULL,
      address text NOT NULL,
      sealed bytea NOT NULL,
      changed_at timestamptz NOT NULL
    )`.execute(db);
  await sql`
    CREATE TABLE kyc_case (
      merchant text NOT NULL,
      id bigint GENERATED ALWAYS AS IDENTITY,
      member_id bigint NOT NULL,
      state text NOT NULL DEFAULT 'draft' REFERENCES kyc_state (state),
      -- What was found wanting, and of which step.
      reasons jsonb NOT NULL DEFAULT '[]',
      -- What the member says of themselves, and the number of their document.
      details bytea,
      -- The same document has the same, and nobody finds its number by it.
      blind bytea,
      -- Which a provider looks at: ours is its key, and another one each time it begins anew.
      provider text,
      reference text,
      provider_ref text,
      page text,
      page_until timestamptz,
      next_check_at timestamptz,
      checks integer NOT NULL DEFAULT 0,
      leased_until timestamptz,
      sent_at timestamptz,
      decided_at timestamptz,
      valid_until timestamptz,
      -- When what was handed in has to be gone.
      keep_until timestamptz,
      -- Of one that was refused: two people let its member begin anew.
      reopened_at timestamptz,
      created_at timestamptz NOT NULL,
      changed_at timestamptz NOT NULL,
      PRIMARY KEY (merchant, id),
      UNIQUE (merchant, member_id, id),
      UNIQUE (merchant, provider, reference),
      FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id),
      CHECK ((reference IS NULL) = (provider IS NULL)),
      CHECK ((details IS NULL) = (blind IS NULL)),
      CHECK (state IN ('draft', 'more_needed') OR sent_at IS NOT NULL),
      CHECK ((state IN ('verified', 'refused', 'expired')) = (decided_at IS NOT NULL)),
      CHECK (decided_at IS NULL OR keep_until IS NOT NULL),
      CHECK (reopened_at IS NULL OR state = 'refused')
    )`.execute(db);
  await sql`
    CREATE UNIQUE INDEX kyc_case_open ON kyc_case (merchant, member_id)
    WHERE state IN ('draft', 'under_review', 'more_needed')`.execute(db);
  await sql`CREATE INDEX kyc_case_member ON kyc_case (merchant, member_id, id)`.execute(db);
  await sql`CREATE INDEX kyc_case_blind ON kyc_case (merchant, blind) WHERE blind IS NOT NULL`.execute(
    db,
  );
  await sql`
    CREATE INDEX kyc_case_review ON kyc_case (merchant, sent_at, id) WHERE state = 'under_review'`.execute(
    db,
  );
  await sql`
    CREATE INDEX kyc_case_next ON kyc_case (next_check_at) WHERE next_check_at IS NOT NULL`.execute(
    db,
  );
  await sql`CREATE INDEX kyc_case_keep ON kyc_case (keep_until) WHERE details IS NOT NULL`.execute(
    db,
  );
  await sql`
    CREATE INDEX kyc_case_valid ON kyc_case (valid_until) WHERE state = 'verified'`.execute(db);
  await sql`
    CREATE FUNCTION kyc_check_step() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NEW.state <> OLD.state AND NOT EXISTS
        (SELECT FROM kyc_step WHERE former = OLD.state AND next = NEW.state) THEN
        RAISE EXCEPTION 'a case that is % does not become %', OLD.state, NEW.state
          USING ERRCODE = '23514';
      END IF;
      RETURN NEW;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER check_step BEFORE UPDATE OF state ON kyc_case
    FOR EACH ROW EXECUTE FUNCTION kyc_check_step()`.execute(db);
}

async function checks(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE kyc_check (
      merchant text NOT NULL,
      id bigint GENERATED ALWAYS AS IDENTITY,
      case_id bigint NOT NULL,
      -- Who looked: a provider, or a person of the staff.
      source text NOT NULL,
      -- The provider's own name of what it found: found once, however often it is told.
      external text NOT NULL,
      outcome text NOT NULL CHECK (outcome IN ('passed', 'again', 'refused', 'person')),
      reasons jsonb NOT NULL,
      at timestamptz NOT NULL,
      PRIMARY KEY (merchant, id),
      UNIQUE (merchant, source, external),
      FOREIGN KEY (merchant, case_id) REFERENCES kyc_case (merchant, id)
    )`.execute(db);
  await sql`CREATE INDEX kyc_check_case ON kyc_check (merchant, case_id, id)`.execute(db);
  await sql`
    CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON kyc_check
    FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change()`.execute(db);
}

async function documents(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE kyc_document (
      merchant text NOT NULL,
      id bigint GENERATED ALWAYS AS IDENTITY,
      member_id bigint NOT NULL,
      case_id bigint NOT NULL,
      kind text NOT NULL CHECK (kind IN ('front', 'back', 'selfie')),
      content_type text NOT NULL CHECK (content_type IN ('image/png', 'image/jpeg')),
      -- The picture under a key of its own, and that key under the vault's. Neither after its term.
      sealed bytea,
      sealed_key bytea,
      hash bytea NOT NULL,
      size integer NOT NULL,
      at timestamptz NOT NULL,
      -- Another took its place after somebody had looked at this one.
      replaced_at timestamptz,
      PRIMARY KEY (merchant, id),
      FOREIGN KEY (merchant, member_id, case_id) REFERENCES kyc_case (merchant, member_id, id),
      CHECK ((sealed IS NULL) = (sealed_key IS NULL))
    )`.execute(db);
  await sql`
    CREATE UNIQUE INDEX kyc_document_current ON kyc_document (merchant, case_id, kind)
    WHERE replaced_at IS NULL`.execute(db);
  await sql`CREATE INDEX kyc_document_case ON kyc_document (merchant, case_id, id)`.execute(db);
  await sql`CREATE INDEX kyc_document_hash ON kyc_document (merchant, hash)`.execute(db);
}
