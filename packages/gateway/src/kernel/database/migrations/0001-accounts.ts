import { sql, type Kysely } from 'kysely';

/** Members, their sessions, and what guards the way in. Every key starts with the merchant. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE member (
      merchant text NOT NULL,
      id bigint GENERATED ALWAYS AS IDENTITY (START WITH 10400021),
      account text NOT NULL,
      account_key text NOT NULL,
      nickname text NOT NULL,
      type smallint NOT NULL,
      password_hash text,
      vip smallint NOT NULL DEFAULT 0,
      head_icon text NOT NULL DEFAULT '',
      kyc_level smallint NOT NULL DEFAULT 0,
      kyc_status text NOT NULL DEFAULT 'none'
        CHECK (kyc_status IN ('none', 'under_review', 'verified', 'rejected')),
      mobile_verified boolean NOT NULL DEFAULT false,
      email_verified boolean NOT NULL DEFAULT false,
      first_time_login boolean NOT NULL DEFAULT false,
      last_login_at timestamptz,
      last_login_ip text,
      created_at timestamptz NOT NULL,
      PRIMARY KEY (merchant, id),
      UNIQUE (merchant, account_key)
    )`.execute(db);

  await sql`
    CREATE TABLE session (
      merchant text NOT NULL,
      id_hash bytea NOT NULL,
      token_hash bytea NOT NULL,
      member_id bigint NOT NULL,
      created_at timestamptz NOT NULL,
      last_seen_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      PRIMARY KEY (merchant, id_hash),
      FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id) ON DELETE CASCADE
    )`.execute(db);
  await sql`CREATE INDEX session_member ON session (merchant, member_id)`.execute(db);
  await sql`CREATE INDEX session_expires ON session (expires_at)`.execute(db);

  await sql`
    CREATE TABLE captcha (
      merchant text NOT NULL,
      id_hash bytea NOT NULL,
      answer text NOT NULL,
      expires_at timestamptz NOT NULL,
      PRIMARY KEY (merchant, id_hash)
    )`.execute(db);

  await sql`
    CREATE TABLE counter (
      merchant text NOT NULL,
      scope text NOT NULL,
      subject text NOT NULL,
      count integer NOT NULL,
      since timestamptz NOT NULL,
      blocked_until timestamptz,
      PRIMARY KEY (merchant, scope, subject)
    )`.execute(db);

  await sql`
    CREATE TABLE encryption_key (
      merchant text NOT NULL,
      kid text NOT NULL,
      private_jwk jsonb NOT NULL,
      created_at timestamptz NOT NULL,
      PRIMARY KEY (merchant, kid)
    )`.execute(db);

  await sql`
    CREATE TABLE seen_message (
      merchant text NOT NULL,
      jti text NOT NULL,
      seen_at timestamptz NOT NULL,
      PRIMARY KEY (merchant, jti)
    )`.execute(db);
}
