import { sql, type Kysely } from 'kysely';

/** Versions of a site’s terms, and who accepted which: both only grow (ADR 215). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE terms_version (
      merchant text NOT NULL,
      version integer NOT NULL CHECK (version > 0),
      -- What is different, as plain text, by language.
      changes jsonb NOT NULL,
      published_at timestamptz NOT NULL,
      effective_at timestamptz NOT NULL,
      PRIMARY KEY (merchant, version),
      CHECK (effective_at >= published_at)
    )`.execute(db);
  await sql`
    CREATE TABLE terms_acceptance (
      merchant text NOT NULL,
      member_id bigint NOT NULL,
      version integer NOT NULL,
      -- In which they were read.
      language text NOT NULL,
      at timestamptz NOT NULL,
      PRIMARY KEY (merchant, member_id, version),
      FOREIGN KEY (merchant, version) REFERENCES terms_version (merchant, version)
    )`.execute(db);
  for (const table of ['terms_version', 'terms_acceptance']) {
    await sql`
      CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON ${sql.table(table)}
      FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change()`.execute(db);
  }
}
