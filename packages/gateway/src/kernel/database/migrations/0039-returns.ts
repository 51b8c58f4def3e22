import { sql, type Kysely } from 'kysely';

/**
 * Payouts that nobody ordered: where a law says so, what is left goes back to
 * whoever excluded themselves. Each rests on a source of its own for ever, and
 * one that cannot go yet says what is missing (ADR 202).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE payout
      -- None where its member ordered it.
      ADD COLUMN source text,
      ADD CONSTRAINT payout_source UNIQUE (merchant, source)`.execute(db);
  await sql`
    CREATE TABLE balance_return (
      merchant text NOT NULL,
      member_id bigint NOT NULL,
      -- Why nothing goes: its member is not known well enough, or has no account for it, or it is ours to mend.
      missing text NOT NULL CHECK (missing IN ('identity', 'account', 'way', 'hold')),
      found_at timestamptz NOT NULL,
      next_at timestamptz NOT NULL,
      PRIMARY KEY (merchant, member_id),
      FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id) ON DELETE CASCADE
    )`.execute(db);
}
