import { sql, type Kysely } from 'kysely';

/**
 * Numbers that say when: milliseconds since 2025, then the cell of the
 * database, then a turn that tells apart what is written within one of them.
 * Rows lie in the order of time, months can be cut by them, and rows of one
 * cell can move to another. A cell says which it is with
 * `ALTER DATABASE … SET livery.cell = 7`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE SEQUENCE timed_id_turn AS integer MINVALUE 0 MAXVALUE 4095 CYCLE`.execute(db);
  await sql`
    CREATE FUNCTION first_timed_id(milliseconds bigint) RETURNS bigint
    LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT (milliseconds - 1735689600000) << 22
    $$`.execute(db);
  await sql`
    CREATE FUNCTION timed_id(milliseconds bigint) RETURNS bigint LANGUAGE sql VOLATILE AS $$
      SELECT ((milliseconds - 1735689600000) << 22)
        | ((coalesce(nullif(current_setting('livery.cell', true), ''), '0')::bigint & 1023) << 12)
        | nextval('timed_id_turn')
    $$`.execute(db);
  await sql`
    CREATE FUNCTION milliseconds_of(timed_id bigint) RETURNS bigint
    LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT (timed_id >> 22) + 1735689600000
    $$`.execute(db);
  await sql`
    CREATE FUNCTION moment_of(timed_id bigint) RETURNS timestamptz
    LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT to_timestamp(((timed_id >> 22) + 1735689600000) / 1000.0)
    $$`.execute(db);
  await sql`
    CREATE FUNCTION milliseconds_at(moment timestamptz) RETURNS bigint
    LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT floor(extract(epoch FROM moment) * 1000)::bigint
    $$`.execute(db);
  await partitions(db);
}

/** Tables that grow with play are kept by the month; the ledger's refuse changes in each. */
async function partitions(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION guard_partition(child text) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      -- Those of the parent hear only of orders that name the parent.
      EXECUTE format('CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON %I
        FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change()', child);
    END $$`.execute(db);
  await sql`
    CREATE FUNCTION add_partition(parent text, child text, low bigint, high bigint, guarded boolean)
    RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      IF to_regclass(child) IS NOT NULL THEN RETURN; END IF;
      -- Made beside the parent and then attached: bets go on meanwhile.
      EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS INCLUDING CONSTRAINTS)',
        child, parent);
      EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%s) TO (%s)', parent,
        child, CASE WHEN low = -9223372036854775808 THEN 'MINVALUE' ELSE low::text END, high);
      IF guarded THEN PERFORM guard_partition(child); END IF;
    END $$`.execute(db);
  await sql`
    CREATE FUNCTION add_month(moment timestamptz) RETURNS void LANGUAGE plpgsql AS $$
    DECLARE
      month timestamp := date_trunc('month', moment AT TIME ZONE 'UTC');
      low bigint := first_timed_id(milliseconds_at(month AT TIME ZONE 'UTC'));
      high bigint := first_timed_id(
        milliseconds_at((month + interval '1 month') AT TIME ZONE 'UTC'));
      parent text;
    BEGIN
      FOREACH parent IN ARRAY ARRAY['ledger_transfer', 'ledger_entry', 'round', 'round_movement']
      LOOP
        PERFORM add_partition(parent, parent || to_char(month, '_YYYY_MM'), low, high,
          parent LIKE 'ledger%');
      END LOOP;
    END $$`.execute(db);
}
