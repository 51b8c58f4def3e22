import { sql, type Kysely } from 'kysely';

/**
 * What a chargeback took out of suspense goes back there when it is won, and so
 * does what would come to somebody who is barred by then (ADR 194).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE provider_movement
      -- In which order they were booked: several have the same time.
      ADD COLUMN n bigint GENERATED ALWAYS AS IDENTITY,
      DROP CONSTRAINT movement_went,
      DROP CONSTRAINT movement_suspended,
      ADD CONSTRAINT movement_went CHECK (CASE
        WHEN kind IN ('capture', 'return') THEN
          credited >= 0 AND suspended >= 0 AND credited + suspended = amount
        WHEN kind = 'won' THEN credited >= 0 AND suspended >= 0 AND credited + suspended <= amount
        WHEN kind = 'released' THEN credited = amount AND suspended = -amount
          AND undoes IS NOT NULL
        ELSE credited <= 0 AND suspended <= 0 AND credited + suspended >= -amount END),
      ADD CONSTRAINT movement_suspended CHECK (
        (kind IN ('capture', 'return', 'won') AND suspended > 0) = (why IS NOT NULL))`.execute(db);
  await sql`
    CREATE INDEX provider_movement_undoes ON provider_movement (merchant, provider, undoes)
    WHERE undoes IS NOT NULL`.execute(db);
  await sql`
    CREATE INDEX provider_movement_suspended ON provider_movement (merchant, provider, movement)
    WHERE suspended > 0`.execute(db);
}
