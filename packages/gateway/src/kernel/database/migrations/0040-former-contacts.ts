import { sql, type Kysely } from 'kysely';

/** What follows for a phone as for a mailbox: a code for another, and what was there before (ADR 203). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE former_contact (
      merchant text NOT NULL,
      member_id bigint NOT NULL,
      kind text NOT NULL CHECK (kind IN ('email', 'mobile')),
      replaced_at timestamptz NOT NULL,
      -- Nothing where there was none.
      value text,
      is_proven boolean NOT NULL,
      -- When the member had last proved themselves before it was replaced.
      proved_at timestamptz,
      -- Since a password that went there has opened the account.
      shown_at timestamptz,
      PRIMARY KEY (merchant, member_id, kind, replaced_at),
      FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id) ON DELETE CASCADE
    )`.execute(db);
  await sql`
    CREATE INDEX former_contact_value ON former_contact (merchant, kind, lower(value))`.execute(db);
  await sql`
    INSERT INTO former_contact
      SELECT merchant, member_id, 'email', until - interval '72 hours', email, true, proved_at, shown_at
      FROM former_email`.execute(db);
  // What it was sent to, as addresses are compared; empty for the one that is there.
  await sql`
    ALTER TABLE one_time_password
      ADD COLUMN sent_to text NOT NULL DEFAULT '',
      DROP CONSTRAINT one_time_password_pkey`.execute(db);
  await sql`
    UPDATE one_time_password AS once SET sent_to = lower(former.email)
    FROM former_email AS former
    WHERE once.to_former AND former.merchant = once.merchant
      AND former.member_id = once.member_id`.execute(db);
  await sql`DELETE FROM one_time_password WHERE to_former AND sent_to = ''`.execute(db);
  await sql`
    ALTER TABLE one_time_password
      DROP COLUMN to_former,
      ADD PRIMARY KEY (merchant, member_id, sent_to)`.execute(db);
  await sql`DROP TABLE former_email`.execute(db);
  // They live for ten minutes: whoever has one asks for another.
  await sql`DROP TABLE email_code`.execute(db);
  await sql`
    CREATE TABLE contact_code (
      merchant text NOT NULL,
      member_id bigint NOT NULL,
      kind text NOT NULL CHECK (kind IN ('email', 'mobile')),
      -- Where it was sent: it makes that the member’s and nothing else.
      value text NOT NULL,
      code_hash bytea NOT NULL,
      expires_at timestamptz NOT NULL,
      PRIMARY KEY (merchant, member_id, kind),
      FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id) ON DELETE CASCADE
    )`.execute(db);
}
