import { sql, type Kysely } from 'kysely';

/** Registers of excluded players, and what one said last of a member (ADR 217). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE register_account (
      merchant text PRIMARY KEY,
      provider text NOT NULL,
      address text NOT NULL,
      -- Under LIVERY_KEY.
      sealed bytea NOT NULL,
      changed_at timestamptz NOT NULL
    )`.execute(db);
  await sql`
    ALTER TABLE member_guard
      ADD COLUMN register_state text CHECK (register_state IN ('clear', 'listed', 'silent')),
      -- When it was asked what it answered.
      ADD COLUMN register_at timestamptz,
      -- Null, on it: until it says otherwise.
      ADD COLUMN register_until timestamptz,
      -- The number of the last question, and of the last that was answered.
      ADD COLUMN register_asked bigint NOT NULL DEFAULT 0,
      ADD COLUMN register_answered bigint NOT NULL DEFAULT 0,
      -- Not asked by itself before.
      ADD COLUMN register_next_at timestamptz,
      ADD CHECK ((register_state IS NULL) = (register_at IS NULL)),
      ADD CHECK (register_until IS NULL OR register_state = 'listed')`.execute(db);
}
