import { sql, type Kysely } from 'kysely';

/**
 * What a transfer costs. Statements on tables by the month are planned once a
 * connection, and a transfer is summed up once, not once for each of its
 * lines (ADR 57).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await onePlan(db);
  await oneCheck(db);
}

/**
 * A plan for one month looks cheaper than one for all of them, so that the
 * database would make it anew for each bet, the checks of foreign keys included.
 */
async function onePlan(db: Kysely<unknown>): Promise<void> {
  for (const name of ['ledger_post', 'write_movements']) {
    await sql`ALTER FUNCTION ${sql.id(name)} SET plan_cache_mode = force_generic_plan`.execute(db);
  }
}

/**
 * A transfer is checked with its first two lines, which it must have. Whoever
 * adds to it later adds another line, and that one is checked on its own: the
 * first two are taken.
 */
async function oneCheck(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE OR REPLACE FUNCTION ledger_check_transfer() RETURNS trigger LANGUAGE plpgsql
    SET plan_cache_mode = force_generic_plan AS $$
    DECLARE
      checked bigint := CASE TG_ARGV[0]
        WHEN 'transfer' THEN (to_jsonb(NEW)->>'id')::bigint
        ELSE (to_jsonb(NEW)->>'transfer_id')::bigint END;
      is_sound boolean;
    BEGIN
      SELECT sum(entry.amount) = 0 AND count(DISTINCT entry.currency) = 1
        AND bool_and(entry.kind = transfer.kind) AND count(*) FILTER (WHERE line IN (1, 2)) = 2
      INTO is_sound
      FROM ledger_entry AS entry JOIN ledger_transfer AS transfer
        ON transfer.merchant = entry.merchant AND transfer.id = entry.transfer_id
      WHERE entry.merchant = NEW.merchant AND entry.transfer_id = checked
        AND transfer.merchant = NEW.merchant AND transfer.id = checked;
      IF is_sound IS NOT TRUE THEN
        RAISE EXCEPTION 'transfer % does not balance', checked USING ERRCODE = '23514';
      END IF;
      RETURN NULL;
    END $$`.execute(db);
  await sql`DROP TRIGGER entry_balances ON ledger_entry`.execute(db);
  await sql`
    CREATE CONSTRAINT TRIGGER entry_balances AFTER INSERT ON ledger_entry
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.line NOT IN (1, 2))
    EXECUTE FUNCTION ledger_check_transfer('entry')`.execute(db);
}
