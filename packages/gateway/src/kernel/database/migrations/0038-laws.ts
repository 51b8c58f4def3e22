import { sql, type Kysely } from 'kysely';

/**
 * Who paid, and with what: a way to pay may be of credit by its nature, a card
 * turn out to be, and a payer be somebody else. What may not be kept waits in
 * suspense for its way back, and says why (ADR 201). And an offer says whether
 * it is for newcomers, whom a law may let nobody greet with a bonus.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE pay_method
      -- Where its rail does not say it.
      ADD COLUMN funding text CHECK (funding IN ('own', 'card', 'credit', 'crypto'))`.execute(db);
  await sql`
    ALTER TABLE provider_movement
      DROP CONSTRAINT movement_why,
      ADD CONSTRAINT movement_why
        CHECK (why IN ('limit', 'barred', 'currency', 'unknown', 'over', 'written_off',
          'credit_card', 'unknown_card', 'other_payer'))`.execute(db);
  await sql`
    ALTER TABLE payer
      -- Beside the member's name; none where that was not known by then.
      ADD COLUMN whose text CHECK (whose IN ('own', 'other', 'unknown'))`.execute(db);
  await sql`
    ALTER TABLE promotion ADD COLUMN for_newcomers boolean NOT NULL DEFAULT false`.execute(db);
}
