import { sql, type Kysely } from 'kysely';

/**
 * What a page passes over is counted off in the index alone: practice rounds
 * lie apart there, and no row is fetched to tell them from the others.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX round_page ON round (merchant, member_id, mode, id)`.execute(db);
  await sql`DROP INDEX round_member`.execute(db);
}
