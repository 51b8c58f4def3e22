import { sql, type Kysely } from 'kysely';

/** Messages that were decided and have not left yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE outbox (
      merchant text NOT NULL,
      -- The key under which a service is asked, however often it is.
      id uuid NOT NULL,
      kind text NOT NULL CHECK (kind IN ('sms', 'mail')),
      -- What it is about, so that the next one of the same takes its place; a keyed hash.
      topic text NOT NULL,
      -- Sealed: codes and passwords are in it.
      payload bytea NOT NULL,
      tries integer NOT NULL DEFAULT 0,
      next_at timestamptz NOT NULL,
      made_at timestamptz NOT NULL,
      -- What is in it is worth nothing then.
      expires_at timestamptz NOT NULL,
      PRIMARY KEY (merchant, id)
    )`.execute(db);
  await sql`CREATE INDEX outbox_next ON outbox (next_at)`.execute(db);
  await sql`CREATE INDEX outbox_topic ON outbox (merchant, topic)`.execute(db);
}
