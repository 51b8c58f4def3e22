import { sql, type Kysely } from 'kysely';

/**
 * A balance follows from its entries, whoever asks for another. The gateway may
 * have a role of its own, which owns no table: what has to be done to tables
 * that it must not change, functions of their owner do for it (ADR 136).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await refuseByHand(db);
  await asOwner(db);
}

async function refuseByHand(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION ledger_refuse_balance() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'a balance follows from its entries' USING ERRCODE = '42501';
    END $$`.execute(db);
  // An entry changes its account out of a trigger, a hand does not.
  await sql`
    CREATE TRIGGER refuse_balance BEFORE UPDATE ON ledger_account
    FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0)
    EXECUTE FUNCTION ledger_refuse_balance()`.execute(db);
  await sql`
    CREATE TRIGGER refuse_opening BEFORE INSERT ON ledger_account
    FOR EACH ROW WHEN (NEW.balance <> 0 OR NEW.last_transfer_id <> -9223372036854775808)
    EXECUTE FUNCTION ledger_refuse_balance()`.execute(db);
}

/** With the path of today: nobody can put a table of theirs before the ones that are meant. */
async function asOwner(db: Kysely<unknown>): Promise<void> {
  await sql`
    DO $$
    DECLARE
      signature text;
    BEGIN
      FOREACH signature IN ARRAY ARRAY['ledger_apply_entry()', 'add_month(timestamptz)']
      LOOP
        EXECUTE format('ALTER FUNCTION %s SECURITY DEFINER SET search_path = %I, pg_temp',
          signature, current_schema());
      END LOOP;
    END $$`.execute(db);
}
