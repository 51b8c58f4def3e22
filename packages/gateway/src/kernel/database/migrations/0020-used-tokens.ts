import { sql, type Kysely } from 'kysely';

/** Tokens of Firebase work once: what was used is known until it would be too old anyway. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE used_token (
      merchant text NOT NULL,
      hash bytea NOT NULL,
      member_id bigint NOT NULL,
      -- Who may send it again; null where nobody may.
      sender bytea,
      expires_at timestamptz NOT NULL,
      PRIMARY KEY (merchant, hash),
      FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id) ON DELETE CASCADE
    )`.execute(db);
  await sql`CREATE INDEX used_token_expires_at ON used_token (expires_at)`.execute(db);
}
