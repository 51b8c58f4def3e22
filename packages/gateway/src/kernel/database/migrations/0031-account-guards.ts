import { sql, type Kysely } from 'kysely';

/** Codes for another address of e-mail, answers to security questions, authenticators (ADR 191). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE email_code (
      merchant text NOT NULL,
      member_id bigint NOT NULL,
      -- Where it was sent: it makes that address the member’s and no other.
      email text NOT NULL,
      code_hash bytea NOT NULL,
      expires_at timestamptz NOT NULL,
      PRIMARY KEY (merchant, member_id),
      FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id) ON DELETE CASCADE
    )`.execute(db);
  await sql`
    CREATE TABLE security_answer (
      merchant text NOT NULL,
      member_id bigint NOT NULL,
      question text NOT NULL CHECK (
        question IN ('pet', 'school', 'town', 'friend', 'job', 'teacher')
      ),
      answer_hash text NOT NULL,
      set_at timestamptz NOT NULL,
      PRIMARY KEY (merchant, member_id, question),
      FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id) ON DELETE CASCADE
    )`.execute(db);
  await sql`
    CREATE TABLE member_totp (
      merchant text NOT NULL,
      member_id bigint NOT NULL,
      -- The secret, under the gateway’s key.
      sealed bytea NOT NULL,
      -- The half minute of the last code that was taken: none is taken twice.
      step bigint NOT NULL,
      begun_at timestamptz NOT NULL,
      -- Since a first code was shown; nobody asks for codes before.
      confirmed_at timestamptz,
      PRIMARY KEY (merchant, member_id),
      FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id) ON DELETE CASCADE
    )`.execute(db);
  await sql`
    CREATE TABLE recovery_code (
      merchant text NOT NULL,
      member_id bigint NOT NULL,
      code_hash bytea NOT NULL,
      PRIMARY KEY (merchant, member_id, code_hash),
      FOREIGN KEY (merchant, member_id) REFERENCES member_totp (merchant, member_id)
        ON DELETE CASCADE
    )`.execute(db);
}
