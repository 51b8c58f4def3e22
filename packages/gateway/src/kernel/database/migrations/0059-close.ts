import { sql, type Kysely } from 'kysely';

/**
 * The close of a day, and what it pays. Each step is a state that is left once;
 * what was reckoned is never changed, and a pay has one transfer (ADR 225).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // What agents cost is one sum.
  await sql`INSERT INTO account_kind (kind, side) VALUES ('commission', 'house')`.execute(db);
  await closes(db);
  await pays(db);
  await corrections(db);
}

async function closes(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE agent_close (
      merchant text NOT NULL,
      kind text NOT NULL,
      -- The day that is closed.
      period date NOT NULL,
      state text NOT NULL DEFAULT 'fenced' CHECK (state IN
        ('fenced', 'folded', 'proven', 'reckoned', 'paying', 'closed', 'stopped')),
      -- Of one that is stopped: what it was, and goes on from.
      stopped_in text,
      problem text,
      -- Transactions from here on have read that the day is closed.
      fence bigint,
      figures jsonb NOT NULL DEFAULT '{}',
      digest text,
      closed_at timestamptz,
      PRIMARY KEY (merchant, kind, period),
      CHECK ((state = 'stopped') = (stopped_in IS NOT NULL)),
      CHECK ((state = 'stopped') = (problem IS NOT NULL)),
      CHECK ((state = 'closed') = (closed_at IS NOT NULL))
    )`.execute(db);
  await sql`
    CREATE INDEX agent_close_open ON agent_close (merchant, kind, period) WHERE state <> 'closed'`.execute(
    db,
  );
  await sql`
    CREATE FUNCTION agent_close_keep() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      steps text[] := ARRAY['fenced', 'folded', 'proven', 'reckoned', 'paying', 'closed'];
      former integer := array_position(steps, coalesce(OLD.stopped_in, OLD.state));
      next integer := array_position(steps, coalesce(NEW.stopped_in, NEW.state));
    BEGIN
      IF next < former OR OLD.state = 'closed'
        OR (OLD.digest IS NOT NULL AND NEW.digest IS DISTINCT FROM OLD.digest) THEN
        RAISE EXCEPTION 'a close goes on and never back' USING ERRCODE = '42501';
      END IF;
      RETURN NEW;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER keep BEFORE UPDATE ON agent_close
    FOR EACH ROW EXECUTE FUNCTION agent_close_keep()`.execute(db);
}

async function pays(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE agent_pay (
      merchant text NOT NULL,
      kind text NOT NULL,
      period date NOT NULL,
      member_id bigint NOT NULL,
      -- What the line earns, what of it those right below have, and what is owed from before.
      gross bigint NOT NULL,
      given bigint NOT NULL,
      carried bigint NOT NULL CHECK (carried <= 0),
      net bigint NOT NULL CHECK (net >= 0),
      carry_out bigint NOT NULL CHECK (carry_out <= 0),
      basis jsonb NOT NULL,
      state text NOT NULL CHECK (state IN ('due', 'held', 'paid', 'nothing')),
      why text,
      -- Who let go what was held: it is not held again.
      released_by text,
      transfer_id bigint,
      PRIMARY KEY (merchant, kind, period, member_id),
      FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id),
      CONSTRAINT agent_pay_sum CHECK (net = greatest(gross - given + carried, 0)
        AND carry_out = least(gross - given + carried, 0)),
      CHECK ((state = 'nothing') = (net = 0)),
      CHECK ((state = 'paid') = (transfer_id IS NOT NULL)),
      CHECK ((state = 'held') = (why IS NOT NULL))
    )`.execute(db);
  await sql`
    CREATE INDEX agent_pay_due ON agent_pay (merchant, period, member_id)
    WHERE state IN ('due', 'held')`.execute(db);
  await sql`
    CREATE INDEX agent_pay_member ON agent_pay (merchant, member_id, kind, period)`.execute(db);
  await sql`
    CREATE FUNCTION agent_pay_keep() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF (NEW.merchant, NEW.kind, NEW.period, NEW.member_id, NEW.gross, NEW.given, NEW.carried,
          NEW.net, NEW.carry_out, NEW.basis)
        IS DISTINCT FROM (OLD.merchant, OLD.kind, OLD.period, OLD.member_id, OLD.gross, OLD.given,
          OLD.carried, OLD.net, OLD.carry_out, OLD.basis) OR OLD.state IN ('paid', 'nothing') THEN
        RAISE EXCEPTION 'what was reckoned stays' USING ERRCODE = '42501';
      END IF;
      RETURN NEW;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER keep BEFORE UPDATE ON agent_pay
    FOR EACH ROW EXECUTE FUNCTION agent_pay_keep()`.execute(db);
  await sql`
    CREATE TABLE agent_hold (
      merchant text NOT NULL,
      member_id bigint NOT NULL,
      held_by text NOT NULL,
      reason text NOT NULL,
      held_at timestamptz NOT NULL,
      PRIMARY KEY (merchant, member_id),
      FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id)
    )`.execute(db);
}

async function corrections(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE agent_adjustment (
      merchant text NOT NULL,
      id bigint GENERATED ALWAYS AS IDENTITY,
      day_of date NOT NULL,
      member_id bigint NOT NULL,
      category text NOT NULL,
      -- Added to what counted on that day; below nothing, taken off.
      valid bigint NOT NULL CHECK (valid <> 0),
      reason text NOT NULL,
      ordered_by text NOT NULL,
      ordered_at timestamptz NOT NULL,
      -- With which close its difference was reckoned.
      close_period date,
      PRIMARY KEY (merchant, id),
      FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id)
    )`.execute(db);
  await sql`
    CREATE INDEX agent_adjustment_day ON agent_adjustment (merchant, day_of)`.execute(db);
  await sql`
    CREATE INDEX agent_adjustment_open ON agent_adjustment (merchant) WHERE close_period IS NULL`.execute(
    db,
  );
  // The line that somebody had on a day: whoever moved since stood where they came from.
  await sql`
    CREATE FUNCTION line_on(owner text, whose bigint, on_day date) RETURNS bigint[]
    LANGUAGE plpgsql STABLE AS $$
    DECLARE
      path bigint[] := ARRAY[whose];
      above bigint;
    BEGIN
      LOOP
        SELECT from_id INTO above FROM lineage_move
        WHERE merchant = owner AND member_id = path[1] AND state = 'done'
          AND effective_day > on_day
        ORDER BY effective_day, id LIMIT 1;
        IF NOT FOUND THEN
          SELECT parent_id INTO above FROM lineage WHERE merchant = owner AND member_id = path[1];
        END IF;
        EXIT WHEN above IS NULL OR cardinality(path) >= 12;
        path := above || path;
      END LOOP;
      RETURN path;
    END $$`.execute(db);
}
