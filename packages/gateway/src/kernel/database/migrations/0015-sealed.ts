import { sql, type Kysely } from 'kysely';

/**
 * Secrets of vendors lie under a key. What is in the clear is sealed by the
 * next start, which has the key; a secret that an operator writes by hand, too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE vendor_secret
      ALTER COLUMN secret DROP NOT NULL,
      ADD COLUMN sealed bytea,
      ADD CONSTRAINT vendor_secret_once CHECK ((secret IS NULL) <> (sealed IS NULL))`.execute(db);
}
