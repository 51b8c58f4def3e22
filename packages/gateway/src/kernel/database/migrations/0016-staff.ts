import { sql, type Kysely } from 'kysely';

/** Who may order something of a site, and what was ordered: a book that only grows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await staff(db);
  await audit(db);
  await chain(db);
  await appendOnly(db);
  await desk(db);
}

async function staff(db: Kysely<unknown>): Promise<void> {
  // Of the whole installation: one person may work for several merchants.
  await sql`
    CREATE TABLE staff (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      name text NOT NULL UNIQUE CHECK (name ~ '^[a-z][a-z0-9._-]{0,39}$'),
      role text NOT NULL,
      active boolean NOT NULL DEFAULT true,
      created_at timestamptz NOT NULL DEFAULT now()
    )`.execute(db);
  // Whoever has a shell on the machine: the command line acts as it.
  await sql`INSERT INTO staff (name, role) VALUES ('system', 'system')`.execute(db);
}

async function audit(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE audit (
      merchant text NOT NULL,
      -- This and the last three are the trigger's, whatever was given.
      n bigint NOT NULL,
      at timestamptz NOT NULL,
      operator text NOT NULL REFERENCES staff (name),
      -- Who they said they were, and from where they came.
      person text NOT NULL,
      place text NOT NULL,
      act text NOT NULL,
      subject_kind text NOT NULL,
      subject text NOT NULL,
      reason text NOT NULL,
      before jsonb,
      after jsonb,
      trace text,
      prev bytea NOT NULL,
      hash bytea NOT NULL,
      PRIMARY KEY (merchant, n)
    )`.execute(db);
}

async function chain(db: Kysely<unknown>): Promise<void> {
  // With its length before it no field can pass for a part of its neighbour.
  await sql`
    CREATE FUNCTION audit_field(field text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
      SELECT CASE WHEN field IS NULL THEN '-' ELSE octet_length(field) || ':' || field END || ','
    $$`.execute(db);
  await sql`
    CREATE FUNCTION audit_extend() RETURNS trigger LANGUAGE plpgsql AS $$
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
        || audit_field(encode(NEW.prev, 'hex')), 'UTF8'));
      RETURN NEW;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER extend_chain BEFORE INSERT ON audit
    FOR EACH ROW EXECUTE FUNCTION audit_extend()`.execute(db);
}

async function appendOnly(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION audit_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'the audit is append-only' USING ERRCODE = '42501';
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON audit
    FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change()`.execute(db);
}

/** What lies on an operator's desk is found without reading everything. */
async function desk(db: Kysely<unknown>): Promise<void> {
  // What a claim brought its member, if money: nothing pays it twice.
  await sql`
    ALTER TABLE promotion_claim
      ADD COLUMN transfer_id bigint,
      ADD CHECK (transfer_id IS NULL OR status = 'CLAIMED')`.execute(db);
  await sql`
    CREATE UNIQUE INDEX promotion_claim_transfer ON promotion_claim (merchant, transfer_id)
    WHERE transfer_id IS NOT NULL`.execute(db);
  await sql`
    CREATE INDEX promotion_claim_open ON promotion_claim (merchant, at, promotion_id, member_id)
    WHERE status IN ('APPLYING', 'PROCESS')`.execute(db);
  await sql`CREATE INDEX upload_subject ON upload (merchant, subject, member_id)`.execute(db);
}
