import { sql, type Kysely } from 'kysely';

/** Passkeys, and when somebody last proved who they are, so that not every session may add one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE session ADD COLUMN proved_at timestamptz`.execute(db);
  await sql`
    CREATE TABLE passkey (
      merchant text NOT NULL,
      -- The credential's own, in base64url.
      id text NOT NULL,
      member_id bigint NOT NULL,
      -- What the authenticator calls the member by: nothing that anybody else knows them by.
      user_handle text NOT NULL,
      public_key bytea NOT NULL,
      -- What it signed last; 0 where it does not count.
      counter bigint NOT NULL,
      transports jsonb NOT NULL,
      may_sync boolean NOT NULL,
      is_synced boolean NOT NULL,
      name text NOT NULL,
      created_at timestamptz NOT NULL,
      last_used_at timestamptz,
      PRIMARY KEY (merchant, id),
      FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id) ON DELETE CASCADE
    )`.execute(db);
  await sql`CREATE INDEX passkey_member ON passkey (merchant, member_id)`.execute(db);
}
