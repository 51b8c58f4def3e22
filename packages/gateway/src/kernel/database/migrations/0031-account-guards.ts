import { sql, type Kysely } from 'kysely';

/** Codes for another address of e-mail, and answers to security questions (ADR 191). */
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
}
