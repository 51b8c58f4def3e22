import { sql, type Kysely } from 'kysely';

/**
 * Money that an agent puts in envelopes for those right below. It lies in an
 * account of its own from the moment it leaves the agent until it is taken or
 * comes back; what is in each envelope is settled with the payment (ADR 231).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`INSERT INTO account_kind (kind, side) VALUES ('pot', 'member')`.execute(db);
  await rains(db);
  await targets(db);
  await shares(db);
  await sums(db);
}

async function rains(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE red_rain (
      merchant text NOT NULL,
      id bigint GENERATED ALWAYS AS IDENTITY,
      agent_id bigint NOT NULL,
      account_id bigint NOT NULL,
      currency text NOT NULL,
      total bigint NOT NULL CHECK (total > 0),
      count integer NOT NULL CHECK (count > 0),
      mode text NOT NULL CHECK (mode IN ('equal', 'random')),
      -- As the agent named them: whoever gets nothing is among them.
      people integer NOT NULL CHECK (people >= 0),
      state text NOT NULL CHECK (state IN ('funded', 'open', 'over', 'refunded')),
      sent_at timestamptz NOT NULL,
      opens_at timestamptz NOT NULL,
      closes_at timestamptz NOT NULL,
      ended_at timestamptz,
      -- What nobody took.
      back bigint NOT NULL DEFAULT 0 CHECK (back BETWEEN 0 AND total),
      PRIMARY KEY (merchant, id),
      UNIQUE (merchant, account_id),
      FOREIGN KEY (merchant, agent_id) REFERENCES member (merchant, id),
      FOREIGN KEY (merchant, account_id, currency)
        REFERENCES ledger_account (merchant, id, currency),
      CHECK (closes_at > opens_at),
      CHECK ((ended_at IS NULL) = (state IN ('funded', 'open'))),
      CHECK ((state = 'refunded') = (back > 0))
    )`.execute(db);
  await sql`CREATE INDEX red_rain_agent ON red_rain (merchant, agent_id, id)`.execute(db);
  await sql`
    CREATE INDEX red_rain_due ON red_rain (closes_at) WHERE state IN ('funded', 'open')`.execute(
    db,
  );
  await sql`
    CREATE FUNCTION red_rain_keep() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF OLD.ended_at IS NOT NULL OR (OLD.state = 'open' AND NEW.state = 'funded')
        OR (NEW.agent_id, NEW.account_id, NEW.total, NEW.count, NEW.mode, NEW.people, NEW.opens_at)
          IS DISTINCT FROM
          (OLD.agent_id, OLD.account_id, OLD.total, OLD.count, OLD.mode, OLD.people, OLD.opens_at)
      THEN
        RAISE EXCEPTION 'a rain goes on and never back' USING ERRCODE = '42501';
      END IF;
      RETURN NEW;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER keep BEFORE UPDATE ON red_rain
    FOR EACH ROW EXECUTE FUNCTION red_rain_keep()`.execute(db);
}

/** Who may take an envelope. */
async function targets(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE red_rain_target (
      merchant text NOT NULL,
      rain_id bigint NOT NULL,
      member_id bigint NOT NULL,
      PRIMARY KEY (merchant, rain_id, member_id),
      FOREIGN KEY (merchant, rain_id) REFERENCES red_rain (merchant, id),
      FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id)
    )`.execute(db);
  await sql`
    CREATE INDEX red_rain_target_member ON red_rain_target (merchant, member_id, rain_id)`.execute(
    db,
  );
}

/** One envelope each: what is in it never changes, and who took it has it. */
async function shares(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE red_rain_share (
      merchant text NOT NULL,
      rain_id bigint NOT NULL,
      no integer NOT NULL CHECK (no > 0),
      amount bigint NOT NULL CHECK (amount > 0),
      taken_by bigint,
      taken_at timestamptz,
      transfer_id bigint,
      PRIMARY KEY (merchant, rain_id, no),
      UNIQUE (merchant, rain_id, taken_by),
      FOREIGN KEY (merchant, rain_id) REFERENCES red_rain (merchant, id),
      FOREIGN KEY (merchant, rain_id, taken_by)
        REFERENCES red_rain_target (merchant, rain_id, member_id),
      CHECK ((taken_by IS NULL) = (taken_at IS NULL)),
      CHECK ((taken_by IS NULL) = (transfer_id IS NULL))
    )`.execute(db);
  await sql`
    CREATE FUNCTION red_rain_share_keep() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF OLD.taken_by IS NOT NULL OR NEW.amount <> OLD.amount THEN
        RAISE EXCEPTION 'an envelope stays as it is' USING ERRCODE = '42501';
      END IF;
      RETURN NEW;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER keep BEFORE UPDATE ON red_rain_share
    FOR EACH ROW EXECUTE FUNCTION red_rain_share_keep()`.execute(db);
}

async function sums(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION red_rain_sum() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      cut record;
    BEGIN
      SELECT coalesce(sum(amount), 0) AS sum, count(*) AS count INTO cut FROM red_rain_share
      WHERE merchant = NEW.merchant AND rain_id = NEW.id;
      IF cut.sum <> NEW.total OR cut.count <> NEW.count THEN
        RAISE EXCEPTION 'rain % holds % in % envelopes', NEW.id, cut.sum, cut.count
          USING ERRCODE = '23514';
      END IF;
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE CONSTRAINT TRIGGER sum AFTER INSERT ON red_rain DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION red_rain_sum()`.execute(db);
}
