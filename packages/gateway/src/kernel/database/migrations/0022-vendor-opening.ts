import { sql, type Kysely } from 'kysely';

/** Some vendors' games cannot be framed: they take the whole page, or a window of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE vendor_connection
      ADD COLUMN opens text NOT NULL DEFAULT 'iframe'
        CHECK (opens IN ('iframe', 'redirect', 'popup'))`.execute(db);
}
