import { sql, type Kysely } from 'kysely';

/** Where members come from: what their sessions are, and how they came in or did not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE session
      -- What its member calls it, over every renewal of its id.
      ADD COLUMN handle text NOT NULL DEFAULT gen_random_uuid()::text,
      ADD COLUMN credential_id text,
      ADD COLUMN device text NOT NULL DEFAULT '',
      ADD COLUMN address text NOT NULL DEFAULT '',
      ADD COLUMN country text NOT NULL DEFAULT '',
      -- Ended by a log-in elsewhere; kept so that its next call is told why.
      ADD COLUMN replaced_at timestamptz`.execute(db);
  await sql`CREATE UNIQUE INDEX session_handle ON session (merchant, handle)`.execute(db);
  await sql`
    ALTER TABLE device_credential
      ADD COLUMN device text NOT NULL DEFAULT '',
      ADD COLUMN address text NOT NULL DEFAULT '',
      ADD COLUMN country text NOT NULL DEFAULT ''`.execute(db);
  await sql`
    CREATE TABLE login_record (
      merchant text NOT NULL,
      id bigint GENERATED ALWAYS AS IDENTITY,
      member_id bigint NOT NULL,
      at timestamptz NOT NULL,
      means text NOT NULL,
      ok boolean NOT NULL,
      device text NOT NULL,
      address text NOT NULL,
      country text NOT NULL,
      PRIMARY KEY (merchant, id),
      FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id) ON DELETE CASCADE
    )`.execute(db);
  await sql`CREATE INDEX login_record_member ON login_record (merchant, member_id, id)`.execute(db);
  await sql`CREATE INDEX login_record_at ON login_record (at)`.execute(db);
}
