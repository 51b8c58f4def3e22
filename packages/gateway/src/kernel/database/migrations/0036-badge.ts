import { sql, type Kysely } from 'kysely';

/** A promotion may be marked for the way to a deposit, which shows its bonus (ADR 197). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE promotion
      ADD COLUMN badge boolean NOT NULL DEFAULT false,
      -- What is shown is a sum that somebody can get.
      ADD CONSTRAINT promotion_badge_check CHECK (NOT badge OR (way <> 'read' AND max_bonus > 0))`.execute(
    db,
  );
}
