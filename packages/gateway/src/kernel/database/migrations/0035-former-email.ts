import { sql, type Kysely } from 'kysely';

/** The address before the present one, which takes the account back for a while (ADR 203). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE former_email (
      merchant text NOT NULL,
      member_id bigint NOT NULL,
      email text NOT NULL,
      -- When the member had last proved themselves before it was replaced.
      proved_at timestamptz,
      until timestamptz NOT NULL,
      -- Since a password that went there has opened the account.
      shown_at timestamptz,
      PRIMARY KEY (merchant, member_id),
      FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id) ON DELETE CASCADE
    )`.execute(db);
  // One to either address: whoever has the one takes nothing away from whoever has the other.
  await sql`
    ALTER TABLE one_time_password
      ADD COLUMN to_former boolean NOT NULL DEFAULT false,
      DROP CONSTRAINT one_time_password_pkey,
      ADD PRIMARY KEY (merchant, member_id, to_former)`.execute(db);
}
