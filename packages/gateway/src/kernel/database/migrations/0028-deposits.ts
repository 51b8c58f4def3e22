import { sql, type Kysely } from 'kysely';

/**
 * Money that members bring. What a provider says of an order only ever raises
 * its rank; what moves money is a movement, and each of those is here once
 * (ADR 184).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await methods(db);
  await states(db);
  await orders(db);
  await provider(db);
  for (const table of ['order_event', 'provider_movement']) {
    await sql`
      CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON ${sql.table(table)}
      FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change()`.execute(db);
  }
}

async function methods(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE provider_account (
      merchant text NOT NULL,
      provider text NOT NULL,
      address text NOT NULL,
      -- The key of our requests and the secrets of theirs, sealed together.
      sealed bytea NOT NULL,
      changed_at timestamptz NOT NULL,
      PRIMARY KEY (merchant, provider)
    )`.execute(db);
  await sql`
    CREATE TABLE pay_method (
      merchant text NOT NULL,
      id text NOT NULL,
      kind text NOT NULL CHECK (kind IN ('bank', 'alipay', 'qq', 'gateway', 'wechat')),
      rail text NOT NULL CHECK (rail IN ('card', 'ewallet', 'qr', 'bank', 'crypto')),
      provider text NOT NULL,
      name text NOT NULL,
      -- Minor units of the merchant's currency.
      least bigint NOT NULL CHECK (least > 0),
      most bigint NOT NULL,
      fee_fixed bigint NOT NULL DEFAULT 0 CHECK (fee_fixed >= 0),
      -- Hundredths of a percent.
      fee_share integer NOT NULL DEFAULT 0 CHECK (fee_share BETWEEN 0 AND 9999),
      presets bigint[] NOT NULL DEFAULT '{}',
      position integer NOT NULL DEFAULT 0,
      enabled boolean NOT NULL DEFAULT true,
      PRIMARY KEY (merchant, id),
      CHECK (most >= least),
      -- A fee never takes all of a deposit.
      CHECK (fee_fixed + least * fee_share / 10000 < least)
    )`.execute(db);
}

async function states(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE deposit_state (state text PRIMARY KEY, rank integer NOT NULL)`.execute(db);
  await sql`
    INSERT INTO deposit_state (state, rank) VALUES
      ('created', 0), ('unclear', 1), ('open', 2), ('settling', 3),
      ('failed', 4), ('expired', 4), ('cancelled', 4),
      ('partly_paid', 5), ('paid', 6), ('reversed', 7), ('returned', 7)`.execute(db);
  await sql`
    CREATE TABLE deposit_step (
      former text NOT NULL REFERENCES deposit_state (state),
      next text NOT NULL REFERENCES deposit_state (state),
      PRIMARY KEY (former, next)
    )`.execute(db);
  await sql`
    INSERT INTO deposit_step (former, next)
    SELECT former, unnest(string_to_array(steps, ' ')) FROM (VALUES
      ('created', 'unclear open settling failed expired cancelled partly_paid paid reversed returned'),
      ('unclear', 'open settling failed expired cancelled partly_paid paid reversed returned'),
      ('open', 'settling failed expired cancelled partly_paid paid reversed returned'),
      ('settling', 'failed expired cancelled partly_paid paid reversed returned'),
      ('failed', 'partly_paid paid reversed returned'),
      ('expired', 'partly_paid paid reversed returned'),
      ('cancelled', 'partly_paid paid reversed returned'),
      ('partly_paid', 'paid reversed returned'),
      ('paid', 'reversed returned')) AS given (former, steps)`.execute(db);
}

async function orders(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE deposit_order (
      merchant text NOT NULL,
      id bigint GENERATED ALWAYS AS IDENTITY,
      member_id bigint NOT NULL,
      method_id text NOT NULL,
      provider text NOT NULL,
      rail text NOT NULL,
      -- Ours, and the provider's key: whoever asks again asks for the same.
      reference text NOT NULL,
      amount bigint NOT NULL CHECK (amount > 0),
      fee bigint NOT NULL,
      currency text NOT NULL,
      state text NOT NULL DEFAULT 'created' REFERENCES deposit_state (state),
      provider_ref text,
      -- What of it still counts against limits before it has come.
      reserved bigint NOT NULL,
      received bigint NOT NULL DEFAULT 0 CHECK (received >= 0),
      credited bigint NOT NULL DEFAULT 0,
      reason text,
      action jsonb,
      return_url text NOT NULL,
      expires_at timestamptz,
      cancel_asked boolean NOT NULL DEFAULT false,
      -- The rows are the jobs: when one is looked after next, and who does it until when.
      next_check_at timestamptz,
      checks integer NOT NULL DEFAULT 0,
      leased_until timestamptz,
      created_at timestamptz NOT NULL,
      changed_at timestamptz NOT NULL,
      PRIMARY KEY (merchant, id),
      UNIQUE (merchant, reference),
      FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id),
      CHECK (fee >= 0 AND fee < amount),
      CHECK (reserved BETWEEN 0 AND amount),
      CHECK (credited BETWEEN 0 AND received),
      CONSTRAINT deposit_reserved CHECK (reserved = 0
        OR state IN ('created', 'unclear', 'open', 'settling', 'partly_paid')),
      CONSTRAINT deposit_credited CHECK (CASE state WHEN 'paid' THEN credited >= amount
        WHEN 'partly_paid' THEN credited > 0 AND credited < amount ELSE true END)
    )`.execute(db);
  await sql`
    CREATE INDEX deposit_order_member ON deposit_order (merchant, member_id, id)`.execute(db);
  await sql`
    CREATE INDEX deposit_order_reserved ON deposit_order (merchant, member_id)
    WHERE reserved > 0`.execute(db);
  await sql`
    CREATE INDEX deposit_order_next ON deposit_order (next_check_at)
    WHERE next_check_at IS NOT NULL`.execute(db);
  await sql`
    CREATE UNIQUE INDEX deposit_order_provider ON deposit_order (merchant, provider, provider_ref)
    WHERE provider_ref IS NOT NULL`.execute(db);
  await sql`
    CREATE FUNCTION deposit_check_step() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NEW.state <> OLD.state AND NOT EXISTS
        (SELECT FROM deposit_step WHERE former = OLD.state AND next = NEW.state) THEN
        RAISE EXCEPTION 'a deposit that is % does not become %', OLD.state, NEW.state
          USING ERRCODE = '23514';
      END IF;
      RETURN NEW;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER check_step BEFORE UPDATE OF state ON deposit_order
    FOR EACH ROW EXECUTE FUNCTION deposit_check_step()`.execute(db);
  await sql`
    CREATE TABLE order_event (
      merchant text NOT NULL,
      id bigint GENERATED ALWAYS AS IDENTITY,
      order_id bigint NOT NULL,
      stage text NOT NULL CHECK (stage IN ('created', 'unclear', 'open', 'settling', 'failed',
        'expired', 'cancelled', 'credited', 'held', 'reversed', 'won', 'returned')),
      amount bigint CHECK (amount > 0),
      at timestamptz NOT NULL,
      PRIMARY KEY (merchant, id),
      FOREIGN KEY (merchant, order_id) REFERENCES deposit_order (merchant, id)
    )`.execute(db);
  await sql`
    CREATE INDEX order_event_order ON order_event (merchant, order_id, id)`.execute(db);
}

async function provider(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE provider_movement (
      merchant text NOT NULL,
      provider text NOT NULL,
      movement text NOT NULL,
      -- None where nobody knows what it is for: it waits in suspense for a person.
      order_id bigint,
      reference text NOT NULL,
      kind text NOT NULL CHECK (kind IN ('capture', 'refund', 'chargeback', 'won')),
      amount bigint NOT NULL CHECK (amount > 0),
      currency text NOT NULL,
      -- The movement that it undoes.
      undoes text,
      -- What it brought to the member and to suspense, or took from them, below zero.
      credited bigint NOT NULL,
      suspended bigint NOT NULL,
      -- Why not all of it was credited.
      why text CHECK (why IN ('limit', 'barred', 'currency', 'unknown')),
      at timestamptz NOT NULL,
      booked_at timestamptz NOT NULL,
      PRIMARY KEY (merchant, provider, movement),
      FOREIGN KEY (merchant, order_id) REFERENCES deposit_order (merchant, id),
      CHECK (CASE kind
        WHEN 'capture' THEN credited >= 0 AND suspended >= 0 AND credited + suspended = amount
        WHEN 'won' THEN credited BETWEEN 0 AND amount AND suspended = 0
        ELSE credited <= 0 AND suspended <= 0 AND credited + suspended >= -amount END),
      CHECK ((kind = 'capture' AND suspended > 0) = (why IS NOT NULL))
    )`.execute(db);
  await sql`
    CREATE INDEX provider_movement_order ON provider_movement (merchant, order_id)`.execute(db);
  await sql`
    CREATE TABLE provider_event (
      merchant text NOT NULL,
      provider text NOT NULL,
      event text NOT NULL,
      way text NOT NULL CHECK (way IN ('in', 'out')),
      reference text,
      provider_ref text,
      raw bytea NOT NULL CHECK (octet_length(raw) <= 65536),
      received_at timestamptz NOT NULL,
      -- Seen and done are two things.
      done_at timestamptz,
      tries integer NOT NULL DEFAULT 0,
      next_at timestamptz NOT NULL,
      fault text,
      PRIMARY KEY (merchant, provider, event),
      CHECK (num_nonnulls(reference, provider_ref) = 1)
    )`.execute(db);
  await sql`
    CREATE INDEX provider_event_next ON provider_event (next_at) WHERE done_at IS NULL`.execute(db);
}
