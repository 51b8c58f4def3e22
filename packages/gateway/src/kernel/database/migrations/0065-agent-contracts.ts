import { sql, type Kysely } from 'kysely';

/**
 * Contracts of agents: terms that are offered, and in force once they were
 * accepted. What they make is paid by the closes of agents, which are of three
 * kinds now, and one of them is of an hour (ADR 228, ADR 229).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await contracts(db);
  await held(db);
  await closes(db);
}

async function contracts(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE agent_contract (
      merchant text NOT NULL,
      id bigint GENERATED ALWAYS AS IDENTITY,
      kind text NOT NULL CHECK (kind IN ('salary', 'hour', 'dividend')),
      -- Null: the house.
      grantor_id bigint,
      grantee_id bigint NOT NULL,
      version integer NOT NULL CHECK (version >= 1),
      terms jsonb NOT NULL,
      state text NOT NULL DEFAULT 'offered' CHECK (state IN
        ('offered', 'active', 'declined', 'withdrawn', 'lapsed', 'superseded', 'ended')),
      starts_on date NOT NULL,
      -- One that never began ends before it starts.
      ends_on date,
      note text,
      -- A member’s number, or who of the office.
      offered_by text NOT NULL,
      offered_at timestamptz NOT NULL,
      answered_at timestamptz,
      -- Of somebody who is not to be asked: it is there for whoever offered it alone.
      withheld boolean NOT NULL DEFAULT false,
      PRIMARY KEY (merchant, id),
      UNIQUE (merchant, kind, grantee_id, version),
      FOREIGN KEY (merchant, grantee_id) REFERENCES lineage (merchant, member_id),
      FOREIGN KEY (merchant, grantor_id) REFERENCES lineage (merchant, member_id),
      CHECK (grantor_id IS DISTINCT FROM grantee_id),
      CHECK (NOT withheld OR state <> 'active'),
      CHECK ((state IN ('active', 'declined', 'superseded', 'ended')) = (answered_at IS NOT NULL))
    )`.execute(db);
  await sql`
    CREATE UNIQUE INDEX agent_contract_active ON agent_contract (merchant, kind, grantee_id)
    WHERE state = 'active'`.execute(db);
  await sql`
    CREATE UNIQUE INDEX agent_contract_offer ON agent_contract (merchant, kind, grantee_id)
    WHERE state = 'offered'`.execute(db);
  await sql`
    CREATE INDEX agent_contract_grantor ON agent_contract (merchant, grantor_id, kind)`.execute(db);
  // The highest step both of whose conditions hold, from nothing; null where none does.
  await sql`
    CREATE FUNCTION contract_step(terms jsonb, base numeric, active bigint) RETURNS integer
    LANGUAGE sql IMMUTABLE AS $$
      SELECT max(place)::integer - 1
      FROM jsonb_array_elements(terms -> 'steps') WITH ORDINALITY AS step (its, place)
      WHERE base >= (its ->> 'from')::numeric AND active >= (its ->> 'active')::bigint
    $$`.execute(db);
}

async function held(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION agent_contract_keep() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF (NEW.merchant, NEW.id, NEW.kind, NEW.grantor_id, NEW.grantee_id, NEW.version, NEW.terms,
          NEW.note, NEW.offered_by, NEW.offered_at, NEW.withheld)
        IS DISTINCT FROM (OLD.merchant, OLD.id, OLD.kind, OLD.grantor_id, OLD.grantee_id,
          OLD.version, OLD.terms, OLD.note, OLD.offered_by, OLD.offered_at, OLD.withheld)
        OR NOT (NEW.state = OLD.state OR OLD.state = 'offered'
          OR (OLD.state = 'active' AND NEW.state IN ('superseded', 'ended')))
        OR (OLD.state <> 'offered' AND (NEW.starts_on <> OLD.starts_on
          OR coalesce(NEW.ends_on, 'infinity') > coalesce(OLD.ends_on, 'infinity'))) THEN
        RAISE EXCEPTION 'what was agreed stays' USING ERRCODE = '42501';
      END IF;
      RETURN NEW;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER keep BEFORE UPDATE ON agent_contract
    FOR EACH ROW EXECUTE FUNCTION agent_contract_keep()`.execute(db);
}

/** The hour is nothing for what is closed by the day. */
async function closes(db: Kysely<unknown>): Promise<void> {
  for (const table of ['agent_close', 'agent_pay']) {
    await sql`ALTER TABLE ${sql.id(table)} ADD COLUMN hour smallint NOT NULL DEFAULT 0`.execute(db);
    await sql`
      ALTER TABLE ${sql.id(table)} DROP CONSTRAINT ${sql.id(`${table}_pkey`)}`.execute(db);
  }
  await sql`ALTER TABLE agent_close ADD PRIMARY KEY (merchant, kind, period, hour)`.execute(db);
  await sql`
    ALTER TABLE agent_pay ADD PRIMARY KEY (merchant, kind, period, hour, member_id)`.execute(db);
  await sql`
    ALTER TABLE agent_pay
      -- With which close it was reckoned.
      ADD COLUMN close_kind text NOT NULL GENERATED ALWAYS AS (CASE kind
        WHEN 'hourPay' THEN 'hour' WHEN 'dividend' THEN 'dividend' ELSE 'rebate' END) STORED`.execute(
    db,
  );
  await sql`
    CREATE INDEX agent_pay_close ON agent_pay (merchant, close_kind, period, hour)`.execute(db);
}
