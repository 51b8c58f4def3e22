import { sql, type Kysely } from 'kysely';

/**
 * Double entry. What must always hold is held by the database itself, so that
 * no code path, present or future, can break it: a transfer sums to zero in
 * one currency, entries are never changed, balances follow from the entries,
 * and a member's balance never falls below zero.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tables(db);
  await balances(db);
  await transfersSumToZero(db);
  await appendOnly(db);
}

async function tables(db: Kysely<unknown>): Promise<void> {
  // Practice money has a currency of its own (`TRIAL-PHP`), and a transfer has
  // one currency: real and practice money can never meet in a transfer.
  await sql`
    CREATE TABLE ledger_account (
      merchant text NOT NULL,
      id bigint GENERATED ALWAYS AS IDENTITY,
      kind text NOT NULL CHECK (kind IN ('house', 'cash', 'purse')),
      member_id bigint,
      currency text NOT NULL,
      balance bigint,
      PRIMARY KEY (merchant, id),
      UNIQUE (merchant, id, currency),
      FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id),
      CONSTRAINT member_balance_not_negative
        CHECK (CASE WHEN kind = 'house' THEN balance IS NULL AND member_id IS NULL
                    ELSE balance IS NOT NULL AND balance >= 0 AND member_id IS NOT NULL END)
    )`.execute(db);
  await sql`
    CREATE UNIQUE INDEX ledger_house ON ledger_account (merchant, currency)
    WHERE kind = 'house'`.execute(db);
  await sql`
    CREATE UNIQUE INDEX ledger_cash ON ledger_account (merchant, member_id)
    WHERE kind = 'cash'`.execute(db);

  await sql`
    CREATE TABLE ledger_transfer (
      merchant text NOT NULL,
      id bigint GENERATED ALWAYS AS IDENTITY,
      kind text NOT NULL,
      at timestamptz NOT NULL,
      PRIMARY KEY (merchant, id)
    )`.execute(db);

  await sql`
    CREATE TABLE ledger_entry (
      merchant text NOT NULL,
      id bigint GENERATED ALWAYS AS IDENTITY,
      transfer_id bigint NOT NULL,
      account_id bigint NOT NULL,
      currency text NOT NULL,
      amount bigint NOT NULL CHECK (amount <> 0),
      PRIMARY KEY (merchant, id),
      FOREIGN KEY (merchant, transfer_id) REFERENCES ledger_transfer (merchant, id),
      FOREIGN KEY (merchant, account_id, currency)
        REFERENCES ledger_account (merchant, id, currency)
    )`.execute(db);
  await sql`CREATE INDEX ledger_entry_transfer ON ledger_entry (merchant, transfer_id)`.execute(db);
  await sql`CREATE INDEX ledger_entry_account ON ledger_entry (merchant, account_id)`.execute(db);

  await sql`
    CREATE TABLE idempotency (
      merchant text NOT NULL,
      scope text NOT NULL,
      key text NOT NULL,
      request_hash bytea NOT NULL,
      -- Text as it was sent: a repeated answer is the same to the byte.
      reply json,
      created_at timestamptz NOT NULL,
      PRIMARY KEY (merchant, scope, key)
    )`.execute(db);
}

async function balances(db: Kysely<unknown>): Promise<void> {
  // The house's row stays untouched: every bet would otherwise queue for it.
  await sql`
    CREATE FUNCTION ledger_apply_entry() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE ledger_account SET balance = balance + NEW.amount
      WHERE merchant = NEW.merchant AND id = NEW.account_id AND kind <> 'house';
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER apply_entry AFTER INSERT ON ledger_entry
    FOR EACH ROW EXECUTE FUNCTION ledger_apply_entry()`.execute(db);
}

async function transfersSumToZero(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION ledger_check_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      owner text := NEW.merchant;
      checked bigint := CASE TG_TABLE_NAME
        WHEN 'ledger_transfer' THEN (to_jsonb(NEW)->>'id')::bigint
        ELSE (to_jsonb(NEW)->>'transfer_id')::bigint END;
      total numeric;
      currencies integer;
    BEGIN
      SELECT coalesce(sum(amount), 1), count(DISTINCT currency) INTO total, currencies
      FROM ledger_entry WHERE merchant = owner AND transfer_id = checked;
      IF total <> 0 OR currencies <> 1 THEN
        RAISE EXCEPTION 'transfer % does not balance', checked USING ERRCODE = '23514';
      END IF;
      RETURN NULL;
    END $$`.execute(db);
  // Both tables, so that neither a lone transfer nor a late entry slips through.
  await sql`
    CREATE CONSTRAINT TRIGGER transfer_balances AFTER INSERT ON ledger_transfer
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
    EXECUTE FUNCTION ledger_check_transfer()`.execute(db);
  await sql`
    CREATE CONSTRAINT TRIGGER entry_balances AFTER INSERT ON ledger_entry
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
    EXECUTE FUNCTION ledger_check_transfer()`.execute(db);
}

async function appendOnly(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'the ledger is append-only' USING ERRCODE = '42501';
    END $$`.execute(db);
  for (const table of ['ledger_entry', 'ledger_transfer']) {
    await sql`
      CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON ${sql.table(table)}
      FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change()`.execute(db);
  }
}
