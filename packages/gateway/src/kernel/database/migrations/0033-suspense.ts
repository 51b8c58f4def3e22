import { sql, type Kysely } from 'kysely';

/**
 * What a chargeback took out of suspense goes back there when it is won, and so
 * does what would come to somebody who is barred by then (ADR 194). What people
 * write off moves the books: it is a row among the provider’s movements, as all
 * is that the books say a provider holds.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE provider_movement
      -- In which order they were booked: several have the same time.
      ADD COLUMN n bigint GENERATED ALWAYS AS IDENTITY,
      DROP CONSTRAINT movement_kind,
      DROP CONSTRAINT movement_why,
      DROP CONSTRAINT movement_went,
      DROP CONSTRAINT movement_suspended,
      ADD CONSTRAINT movement_kind
        CHECK (kind IN ('capture', 'refund', 'chargeback', 'won', 'payout', 'return', 'released',
          'kept', 'given_up', 'found')),
      ADD CONSTRAINT movement_why
        CHECK (why IN ('limit', 'barred', 'currency', 'unknown', 'over', 'written_off')),
      ADD CONSTRAINT movement_went CHECK (CASE
        WHEN why = 'written_off' THEN credited = 0 AND suspended = 0
        WHEN kind IN ('capture', 'return') THEN
          credited >= 0 AND suspended >= 0 AND credited + suspended = amount
        WHEN kind = 'won' THEN credited >= 0 AND suspended >= 0 AND credited + suspended <= amount
        WHEN kind = 'released' THEN credited = amount AND suspended = -amount
          AND undoes IS NOT NULL
        WHEN kind = 'kept' THEN credited = 0 AND suspended = -amount AND undoes IS NOT NULL
        WHEN kind IN ('given_up', 'found') THEN credited = 0 AND suspended = 0
          AND undoes IS NOT NULL
        ELSE credited <= 0 AND suspended <= 0 AND credited + suspended >= -amount END),
      ADD CONSTRAINT movement_suspended CHECK (
        why IS NOT DISTINCT FROM 'written_off'
        OR (kind IN ('capture', 'return', 'won') AND suspended > 0) = (why IS NOT NULL))`.execute(
    db,
  );
  // A name is a person’s: it stands apart, and can be taken away when theirs are.
  await sql`
    CREATE TABLE payer (
      merchant text NOT NULL,
      provider text NOT NULL,
      movement text NOT NULL,
      name text NOT NULL,
      PRIMARY KEY (merchant, provider, movement),
      FOREIGN KEY (merchant, provider, movement)
        REFERENCES provider_movement (merchant, provider, movement)
    )`.execute(db);
  await sql`
    CREATE INDEX provider_movement_undoes ON provider_movement (merchant, provider, undoes)
    WHERE undoes IS NOT NULL`.execute(db);
  await sql`
    CREATE INDEX provider_movement_suspended ON provider_movement (merchant, provider, movement)
    WHERE suspended > 0`.execute(db);
}
