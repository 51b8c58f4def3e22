import { sql, type Kysely } from 'kysely';

/**
 * The ledger and play by the month. What was written before is numbered anew by
 * its time and lies in partitions of its own. What must be unique for ever
 * stands in `movement_ref`, which is not partitioned and therefore
 * narrow (ADR 49).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await setAside(db);
  await ledger(db);
  await play(db);
  await months(db);
  await putBack(db);
  await guards(db);
}

/** Three months ahead, which `sweep.ts` keeps up, and one partition for all that was before. */
async function months(db: Kysely<unknown>): Promise<void> {
  const thisMonth = sql.raw(`date_trunc('month', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'`);
  await sql`
    SELECT add_partition(parent, parent || '_before', -9223372036854775808,
      first_timed_id(milliseconds_at(${thisMonth})), parent LIKE 'ledger%')
    FROM unnest(ARRAY['ledger_transfer', 'ledger_entry', 'round', 'round_movement']) AS parent`.execute(
    db,
  );
  await sql`
    SELECT add_month(${thisMonth} + months * interval '1 month')
    FROM generate_series(0, 3) AS months`.execute(db);
}

const numbered = (at: string, id: string) =>
  sql.raw(`first_timed_id(milliseconds_at(${at})) + (${id} & 4194303)`);

async function setAside(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TEMPORARY TABLE old_transfer ON COMMIT DROP AS
    SELECT *, ${numbered('at', 'id')} AS timed FROM ledger_transfer`.execute(db);
  await sql`CREATE INDEX ON old_transfer (merchant, id)`.execute(db);
  await sql`
    CREATE TEMPORARY TABLE old_entry ON COMMIT DROP AS SELECT * FROM ledger_entry`.execute(db);
  await sql`
    CREATE TEMPORARY TABLE old_round ON COMMIT DROP AS
    SELECT *, ${numbered('at', 'id')} AS timed FROM round`.execute(db);
  await sql`CREATE INDEX ON old_round (merchant, id)`.execute(db);
  await sql`
    CREATE TEMPORARY TABLE old_movement ON COMMIT DROP AS
    SELECT *, ${numbered('at', 'row_number() OVER ()')} AS timed FROM round_movement`.execute(db);
  await sql`DROP TABLE round_movement, round, ledger_entry, ledger_transfer`.execute(db);
  await sql`
    ALTER TABLE provider_session
      DROP CONSTRAINT provider_session_token_hash_key,
      ALTER COLUMN id TYPE uuid USING id::uuid,
      ADD CONSTRAINT provider_session_token UNIQUE (merchant, token_hash)`.execute(db);
}

async function ledger(db: Kysely<unknown>): Promise<void> {
  // The moment of a transfer is in its number.
  await sql`
    CREATE TABLE ledger_transfer (
      merchant text NOT NULL,
      id bigint NOT NULL,
      kind text NOT NULL,
      PRIMARY KEY (merchant, id)
    ) PARTITION BY RANGE (id)`.execute(db);
  await sql`
    CREATE TABLE ledger_entry (
      merchant text NOT NULL,
      transfer_id bigint NOT NULL,
      line smallint NOT NULL,
      account_id bigint NOT NULL,
      currency text NOT NULL,
      -- The transfer's, for those who look for one kind of an account's entries.
      kind text NOT NULL,
      amount bigint NOT NULL CHECK (amount <> 0),
      -- What was there afterwards; the house has none.
      balance bigint,
      PRIMARY KEY (merchant, transfer_id, line),
      FOREIGN KEY (merchant, transfer_id) REFERENCES ledger_transfer (merchant, id),
      FOREIGN KEY (merchant, account_id, currency)
        REFERENCES ledger_account (merchant, id, currency)
    ) PARTITION BY RANGE (transfer_id)`.execute(db);
  // Of members alone: nobody pages through what the house took and paid.
  await sql`
    CREATE INDEX ledger_entry_account ON ledger_entry (merchant, account_id, transfer_id, line)
      INCLUDE (kind) WHERE balance IS NOT NULL`.execute(db);
  await sql`
    ALTER TABLE ledger_account
      ADD COLUMN last_transfer_id bigint NOT NULL DEFAULT -9223372036854775808`.execute(db);
}

async function play(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE round (
      merchant text NOT NULL,
      id bigint NOT NULL,
      member_id bigint NOT NULL,
      node_id text NOT NULL,
      mode text NOT NULL CHECK (mode IN ('real', 'trial')),
      currency text NOT NULL,
      stake bigint NOT NULL,
      win bigint NOT NULL CHECK (win >= 0),
      outcome jsonb NOT NULL,
      at timestamptz NOT NULL,
      session_id uuid,
      ref text,
      status text NOT NULL CHECK (status IN ('open', 'settled', 'void')),
      -- Stakes that were given back; 'stake' holds what is still in play.
      returned bigint NOT NULL DEFAULT 0 CHECK (returned >= 0),
      settled_at timestamptz,
      PRIMARY KEY (merchant, id),
      CONSTRAINT round_stake_check CHECK (stake >= 0 AND (status = 'void') = (stake = 0)),
      CONSTRAINT round_void_wins_nothing CHECK (status <> 'void' OR win = 0),
      CONSTRAINT round_settled_check CHECK ((status = 'open') = (settled_at IS NULL)),
      FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id),
      FOREIGN KEY (merchant, session_id) REFERENCES provider_session (merchant, id)
    ) PARTITION BY RANGE (id)`.execute(db);
  await sql`CREATE INDEX round_member ON round (merchant, member_id, id)`.execute(db);
  await sql`CREATE INDEX round_session ON round (merchant, session_id)`.execute(db);
  await sql`
    CREATE INDEX round_winners ON round (merchant, win DESC, id)
    WHERE mode = 'real' AND win > stake`.execute(db);
  await sql`
    CREATE INDEX round_node_winners ON round (merchant, node_id, win DESC, id)
    WHERE mode = 'real' AND win > stake`.execute(db);
  await sql`
    CREATE TABLE round_movement (
      merchant text NOT NULL,
      id bigint NOT NULL,
      vendor text NOT NULL,
      -- The vendor's own name of it.
      ref text NOT NULL,
      kind text NOT NULL CHECK (kind IN ('bet', 'win', 'rollback')),
      -- Told by the round too; here for bets that were undone before they came.
      session_id uuid,
      round_id bigint,
      amount bigint NOT NULL CHECK (amount >= 0),
      transfer_id bigint,
      -- A bet that was given back, or that must never be taken.
      is_void boolean NOT NULL DEFAULT false,
      -- The bet a rollback is about.
      undoes text,
      at timestamptz NOT NULL,
      PRIMARY KEY (merchant, id),
      CHECK ((kind = 'rollback') = (undoes IS NOT NULL)),
      CHECK ((amount > 0) = (transfer_id IS NOT NULL)),
      FOREIGN KEY (merchant, round_id) REFERENCES round (merchant, id),
      FOREIGN KEY (merchant, transfer_id) REFERENCES ledger_transfer (merchant, id)
    ) PARTITION BY RANGE (id)`.execute(db);
  await sql`CREATE INDEX round_movement_round ON round_movement (merchant, round_id)`.execute(db);
  await sql`
    CREATE FUNCTION ref_hash(role text, ref text) RETURNS bytea
    LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT substring(sha256(convert_to(role || ':' || ref, 'UTF8')) FROM 1 FOR 16)
    $$`.execute(db);
  // A vendor's name of a movement, a round's within its session, and the bet that
  // a stake was given back for: each once, for ever.
  await sql`
    CREATE TABLE movement_ref (
      merchant text NOT NULL,
      vendor text NOT NULL,
      ref bytea NOT NULL,
      -- Of the movement or the round that has the name.
      id bigint NOT NULL,
      PRIMARY KEY (merchant, vendor, ref)
    )`.execute(db);
}

async function putBack(db: Kysely<unknown>): Promise<void> {
  await sql`
    INSERT INTO ledger_transfer (merchant, id, kind)
    SELECT merchant, timed, kind FROM old_transfer`.execute(db);
  await sql`
    INSERT INTO ledger_entry
      (merchant, transfer_id, line, account_id, currency, kind, amount, balance)
    SELECT merchant, timed, line, account_id, currency, kind, amount,
      CASE WHEN is_house THEN NULL ELSE sum(amount) OVER (
        PARTITION BY merchant, account_id ORDER BY timed, line)::bigint END
    FROM (
      SELECT entry.merchant, transfer.timed, entry.account_id, entry.currency, transfer.kind,
        entry.amount, account.kind = 'house' AS is_house, row_number() OVER (
          PARTITION BY entry.merchant, entry.transfer_id ORDER BY entry.id) AS line
      FROM old_entry AS entry
      JOIN old_transfer AS transfer
        ON transfer.merchant = entry.merchant AND transfer.id = entry.transfer_id
      JOIN ledger_account AS account
        ON account.merchant = entry.merchant AND account.id = entry.account_id) AS lines`.execute(
    db,
  );
  await sql`
    UPDATE ledger_account AS account SET last_transfer_id = last FROM (
      SELECT merchant, account_id, max(transfer_id) AS last FROM ledger_entry GROUP BY 1, 2) AS found
    WHERE account.merchant = found.merchant AND account.id = found.account_id`.execute(db);
  await sql`
    INSERT INTO round (merchant, id, member_id, node_id, mode, currency, stake, win, outcome, at,
      session_id, ref, status, returned, settled_at)
    SELECT merchant, timed, member_id, node_id, mode, currency, stake, win, outcome, at,
      session_id::uuid, ref, status, returned, settled_at FROM old_round`.execute(db);
  await sql`
    INSERT INTO round_movement (merchant, id, vendor, ref, kind, session_id, round_id, amount,
      transfer_id, is_void, undoes, at)
    SELECT moved.merchant, moved.timed, vendor, moved.ref, moved.kind, moved.session_id::uuid,
      round.timed, amount, transfer.timed, is_void, undoes, moved.at
    FROM old_movement AS moved
    LEFT JOIN old_round AS round ON round.merchant = moved.merchant AND round.id = moved.round_id
    LEFT JOIN old_transfer AS transfer
      ON transfer.merchant = moved.merchant AND transfer.id = moved.transfer_id`.execute(db);
  await sql`
    INSERT INTO movement_ref (merchant, vendor, ref, id)
    SELECT merchant, vendor, ref_hash('movement', ref), id FROM round_movement
    UNION ALL
    SELECT merchant, vendor, ref_hash('undone', undoes), id FROM round_movement
    WHERE undoes IS NOT NULL AND amount > 0
    UNION ALL
    SELECT round.merchant, opened.vendor, ref_hash('round', session_id || ':' || ref), round.id
    FROM round JOIN provider_session AS opened
      ON opened.merchant = round.merchant AND opened.id = round.session_id
    WHERE ref IS NOT NULL`.execute(db);
}

/** As before, and each partition's rows as well: triggers of rows are the partitions' own. */
async function guards(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE OR REPLACE FUNCTION ledger_apply_entry() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      -- A number that is not above the last one breaks the order, and leaves no last number.
      UPDATE ledger_account SET balance = balance + NEW.amount,
        last_transfer_id = CASE WHEN last_transfer_id <= NEW.transfer_id THEN NEW.transfer_id END
      WHERE merchant = NEW.merchant AND id = NEW.account_id AND kind <> 'house'
      RETURNING balance INTO NEW.balance;
      IF NOT FOUND THEN NEW.balance := NULL; END IF;
      RETURN NEW;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER apply_entry BEFORE INSERT ON ledger_entry
    FOR EACH ROW EXECUTE FUNCTION ledger_apply_entry()`.execute(db);
  await sql`
    CREATE OR REPLACE FUNCTION ledger_check_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      checked bigint := CASE TG_ARGV[0]
        WHEN 'transfer' THEN (to_jsonb(NEW)->>'id')::bigint
        ELSE (to_jsonb(NEW)->>'transfer_id')::bigint END;
      total numeric;
      currencies integer;
      kinds integer;
    BEGIN
      SELECT coalesce(sum(entry.amount), 1), count(DISTINCT entry.currency),
        count(*) FILTER (WHERE entry.kind <> transfer.kind)
      INTO total, currencies, kinds
      FROM ledger_entry AS entry JOIN ledger_transfer AS transfer
        ON transfer.merchant = entry.merchant AND transfer.id = entry.transfer_id
      WHERE entry.merchant = NEW.merchant AND entry.transfer_id = checked
        AND transfer.merchant = NEW.merchant AND transfer.id = checked;
      IF total <> 0 OR currencies <> 1 OR kinds <> 0 THEN
        RAISE EXCEPTION 'transfer % does not balance', checked USING ERRCODE = '23514';
      END IF;
      RETURN NULL;
    END $$`.execute(db);
  for (const [table, name, role] of [
    ['ledger_transfer', 'transfer_balances', 'transfer'],
    ['ledger_entry', 'entry_balances', 'entry'],
  ] as const) {
    await sql`
      CREATE CONSTRAINT TRIGGER ${sql.id(name)} AFTER INSERT ON ${sql.table(table)}
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
      EXECUTE FUNCTION ledger_check_transfer(${sql.lit(role)})`.execute(db);
    await sql`
      CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON ${sql.table(table)}
      FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change()`.execute(db);
  }
}
