import { sql, type Kysely } from 'kysely';

/** What registration asks for, how members prove who they are, and how they come back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await members(db);
  await proofs(db);
  await invitations(db);
}

async function members(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE member
      -- Digits only, the country first.
      ADD COLUMN mobile text,
      ADD COLUMN email text,
      ADD COLUMN birthday date,
      ADD COLUMN profile jsonb NOT NULL DEFAULT '{}',
      ADD COLUMN marketing jsonb NOT NULL DEFAULT '{"sms":false,"email":false,"push":false}',
      ADD COLUMN affiliate_code text,
      ADD COLUMN recommender_id bigint,
      ADD COLUMN registered_by text NOT NULL DEFAULT '',
      ADD COLUMN payment_password_hash text,
      ADD COLUMN google_id text,
      ADD COLUMN facebook_id text`.execute(db);
  for (const column of ['mobile', 'google_id', 'facebook_id']) {
    await sql`CREATE UNIQUE INDEX ${sql.id(`member_${column}`)} ON member (merchant, ${sql.id(column)})
      WHERE ${sql.id(column)} IS NOT NULL`.execute(db);
  }
  await sql`CREATE UNIQUE INDEX member_email ON member (merchant, lower(email))
    WHERE email IS NOT NULL`.execute(db);
}

async function proofs(db: Kysely<unknown>): Promise<void> {
  // Let in by a password for one use, which is then no old one to ask for.
  await sql`ALTER TABLE session ADD COLUMN may_reset boolean NOT NULL DEFAULT false`.execute(db);
  await sql`
    CREATE TABLE device_credential (
      merchant text NOT NULL,
      id text NOT NULL,
      member_id bigint NOT NULL,
      public_jwk jsonb NOT NULL,
      cookie_hash bytea NOT NULL,
      -- The value before the last turn: an answer that was lost is no theft.
      former_hash bytea,
      turned_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      PRIMARY KEY (merchant, id),
      FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id) ON DELETE CASCADE
    )`.execute(db);
  await sql`CREATE INDEX device_credential_member ON device_credential (merchant, member_id)`.execute(
    db,
  );
  await sql`
    CREATE TABLE challenge (
      merchant text NOT NULL,
      hash bytea NOT NULL,
      kind text NOT NULL,
      expires_at timestamptz NOT NULL,
      PRIMARY KEY (merchant, hash)
    )`.execute(db);
  await sql`
    CREATE TABLE phone_code (
      merchant text NOT NULL,
      mobile text NOT NULL,
      purpose text NOT NULL CHECK (purpose IN ('login', 'register', 'retrieve')),
      code_hash bytea NOT NULL,
      expires_at timestamptz NOT NULL,
      PRIMARY KEY (merchant, mobile, purpose)
    )`.execute(db);
  await sql`
    CREATE TABLE one_time_password (
      merchant text NOT NULL,
      member_id bigint NOT NULL,
      hash bytea NOT NULL,
      expires_at timestamptz NOT NULL,
      PRIMARY KEY (merchant, member_id),
      FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id) ON DELETE CASCADE
    )`.execute(db);
}

async function invitations(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE affiliate (
      merchant text NOT NULL,
      code text NOT NULL,
      code_key text NOT NULL,
      -- Empty: on every domain of the site.
      domain text NOT NULL DEFAULT '',
      member_id bigint,
      PRIMARY KEY (merchant, code_key)
    )`.execute(db);
  await sql`
    CREATE TABLE site_setting (
      merchant text NOT NULL,
      key text NOT NULL,
      value jsonb NOT NULL,
      PRIMARY KEY (merchant, key)
    )`.execute(db);
}
