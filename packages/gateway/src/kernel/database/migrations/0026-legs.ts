import { sql, type Kysely } from 'kysely';

/**
 * One event is one transfer, however many accounts it touches, and what comes
 * from outside is credited once for ever. The kinds of accounts stand in a
 * table: another one is a row (ADR 179).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await kinds(db);
  await oneOfEach(db);
  await sources(db);
  await applying(db);
  await posting(db);
}

async function kinds(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE account_kind (
      kind text PRIMARY KEY,
      -- A member's account has a balance; the house's are summed when asked, so that nobody queues.
      side text NOT NULL CHECK (side IN ('member', 'house'))
    )`.execute(db);
  await sql`
    INSERT INTO account_kind (kind, side) VALUES
      ('cash', 'member'), ('purse', 'member'), ('vendor', 'member'),
      ('bonus', 'member'), ('held', 'member'),
      ('house', 'house'), ('psp', 'house'), ('suspense', 'house'), ('promo', 'house'),
      ('fee', 'house'), ('loss', 'house'), ('adjust', 'house')`.execute(db);
  await sql`
    ALTER TABLE ledger_account
      -- Whose money passed through or waits: of 'psp' and 'suspense'.
      ADD COLUMN provider text,
      DROP CONSTRAINT ledger_account_kind_check,
      DROP CONSTRAINT member_balance_not_negative,
      ADD FOREIGN KEY (kind) REFERENCES account_kind (kind),
      ADD CONSTRAINT ledger_account_provider_check
        CHECK ((kind IN ('psp', 'suspense')) = (provider IS NOT NULL)),
      ADD CONSTRAINT member_balance_not_negative
        CHECK (CASE WHEN balance IS NULL THEN member_id IS NULL
                    ELSE balance >= 0 AND member_id IS NOT NULL END)`.execute(db);
  await sql`
    CREATE FUNCTION ledger_check_side() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF (NEW.balance IS NULL) <>
        (SELECT side = 'house' FROM account_kind WHERE kind = NEW.kind) THEN
        RAISE EXCEPTION 'an account of % is on the other side', NEW.kind USING ERRCODE = '23514';
      END IF;
      RETURN NEW;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER check_side BEFORE INSERT ON ledger_account
    FOR EACH ROW EXECUTE FUNCTION ledger_check_side()`.execute(db);
}

async function oneOfEach(db: Kysely<unknown>): Promise<void> {
  await sql`DROP INDEX ledger_house`.execute(db);
  await sql`
    CREATE UNIQUE INDEX ledger_house
    ON ledger_account (merchant, kind, currency, coalesce(provider, ''))
    WHERE balance IS NULL`.execute(db);
  await sql`
    CREATE UNIQUE INDEX ledger_held ON ledger_account (merchant, member_id)
    WHERE kind = 'held'`.execute(db);
}

/** The ledger lies by the month; what must be unique for ever stands apart, and narrow. */
async function sources(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE transfer_source (
      merchant text NOT NULL,
      kind text NOT NULL,
      -- What the transfer came of: a provider's movement, an order, a decision.
      source text NOT NULL,
      transfer_id bigint NOT NULL,
      PRIMARY KEY (merchant, kind, source),
      FOREIGN KEY (merchant, transfer_id) REFERENCES ledger_transfer (merchant, id)
    )`.execute(db);
  await sql`
    CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON transfer_source
    FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change()`.execute(db);
}

async function applying(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE OR REPLACE FUNCTION ledger_apply_entry() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      -- A number that is not above the last one breaks the order, and leaves no last number.
      UPDATE ledger_account SET balance = balance + NEW.amount,
        last_transfer_id = CASE WHEN last_transfer_id <= NEW.transfer_id THEN NEW.transfer_id END
      WHERE merchant = NEW.merchant AND id = NEW.account_id AND balance IS NOT NULL
      RETURNING balance INTO NEW.balance;
      IF NOT FOUND THEN NEW.balance := NULL; END IF;
      RETURN NEW;
    END $$`.execute(db);
  // Replaced, a function is its caller's again (0023-balances).
  await sql`
    DO $$
    BEGIN
      EXECUTE format('ALTER FUNCTION ledger_apply_entry() SECURITY DEFINER SET search_path = %I, pg_temp',
        current_schema());
    END $$`.execute(db);
}

async function posting(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP FUNCTION ledger_post(text, text, bigint, text[], bigint[], bigint[], bigint[])`.execute(
    db,
  );
  // Of each leg: the place of its transfer among them, its line, its account and what it gets.
  await sql`
    CREATE FUNCTION ledger_post(owner text, unit text, at_milliseconds bigint, kinds text[],
      sources text[], places integer[], lines smallint[], accounts bigint[], amounts bigint[])
    RETURNS TABLE (id bigint, account bigint, held bigint) LANGUAGE plpgsql
    SET plan_cache_mode = force_generic_plan AS $$
    #variable_conflict use_column
    DECLARE
      moment bigint;
      numbers bigint[];
    BEGIN
      -- Lowest number first, so that none wait in a circle.
      SELECT greatest(at_milliseconds, max(milliseconds_of(last_transfer_id) + 1)) INTO moment
      FROM (SELECT last_transfer_id FROM ledger_account AS account
        WHERE merchant = owner AND account.id = ANY(accounts) AND balance IS NOT NULL
        ORDER BY account.id FOR UPDATE) AS members;
      SELECT array_agg(drawn ORDER BY drawn) INTO numbers
      FROM (SELECT timed_id(moment) AS drawn FROM generate_subscripts(kinds, 1)) AS turns;
      INSERT INTO ledger_transfer (merchant, id, kind)
      SELECT owner, numbers[place], kinds[place] FROM generate_subscripts(kinds, 1) AS place;
      IF sources IS NOT NULL THEN
        INSERT INTO transfer_source (merchant, kind, source, transfer_id)
        SELECT owner, kinds[place], sources[place], numbers[place]
        FROM generate_subscripts(kinds, 1) AS place WHERE sources[place] IS NOT NULL;
      END IF;
      RETURN QUERY
      WITH entry AS (
        INSERT INTO ledger_entry (merchant, transfer_id, line, account_id, currency, kind, amount)
        SELECT owner, numbers[place], line, leg.account, unit, kinds[place], amount
        FROM unnest(places, lines, accounts, amounts) AS leg (place, line, account, amount)
        ORDER BY place, line
        RETURNING transfer_id, account_id, balance
      )
      SELECT transfer_id, account_id, balance FROM entry ORDER BY transfer_id;
    END $$`.execute(db);
}
