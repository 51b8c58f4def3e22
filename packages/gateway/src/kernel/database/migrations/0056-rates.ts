import { sql, type Kysely } from 'kysely';

/** What an agent has of the turnover of their line: of a category, from a day on (ADR 222). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE rebate_rate (
      merchant text NOT NULL,
      id bigint GENERATED ALWAYS AS IDENTITY,
      member_id bigint NOT NULL,
      category text NOT NULL,
      effective_day date NOT NULL,
      -- Millionths.
      ppm integer NOT NULL CHECK (ppm BETWEEN 0 AND 100000),
      set_by text NOT NULL,
      set_at timestamptz NOT NULL,
      PRIMARY KEY (merchant, member_id, category, effective_day, id),
      FOREIGN KEY (merchant, member_id) REFERENCES lineage (merchant, member_id)
    )`.execute(db);
  await sql`
    CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON rebate_rate
    FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change()`.execute(db);
  // The last that was said of a day holds; nothing said is nothing.
  await sql`
    CREATE FUNCTION rate_on(owner text, whose bigint, of_category text, day date)
    RETURNS integer LANGUAGE sql STABLE AS $$
      SELECT coalesce((SELECT ppm FROM rebate_rate
        WHERE merchant = owner AND member_id = whose AND category = of_category
          AND effective_day <= day
        ORDER BY effective_day DESC, id DESC LIMIT 1), 0)
    $$`.execute(db);
}
