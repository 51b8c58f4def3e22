import { sql, type Kysely } from 'kysely';

/** What an operator may change of a site while it runs. A site without a row is open. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE site_state (
      merchant text PRIMARY KEY,
      maintenance boolean NOT NULL DEFAULT false,
      info text NOT NULL DEFAULT '',
      until timestamptz,
      blocked_countries text[] NOT NULL DEFAULT '{}',
      -- An address the database does not take for one is refused here.
      blocked_networks inet[] NOT NULL DEFAULT '{}',
      switched_off text[] NOT NULL DEFAULT '{}'
    )`.execute(db);
}
