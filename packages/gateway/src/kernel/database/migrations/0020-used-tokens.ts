import { sql, type Kysely } from 'kysely';

/**
 * Tokens of Firebase work once: what was used is known until it would be too
 * old anyway. A ticket lets a password link the identity that one spoke of.
 */
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
  await sql`
    CREATE TABLE link_ticket (
      merchant text NOT NULL,
      hash bytea NOT NULL,
      member_id bigint NOT NULL,
      provider text NOT NULL CHECK (provider IN ('google', 'facebook')),
      subject text NOT NULL,
      tries integer NOT NULL DEFAULT 0,
      expires_at timestamptz NOT NULL,
      PRIMARY KEY (merchant, hash),
      FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id) ON DELETE CASCADE
    )`.execute(db);
}
