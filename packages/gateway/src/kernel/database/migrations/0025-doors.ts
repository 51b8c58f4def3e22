import { sql, type Kysely } from 'kysely';

/** Codes belong to the browser that asked, sounds of captchas are remembered, and guests go. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE phone_code
      DROP CONSTRAINT phone_code_pkey,
      DROP CONSTRAINT phone_code_purpose_check,
      -- Empty where the code is for whoever has the phone.
      ADD COLUMN asker text NOT NULL DEFAULT '',
      ADD CHECK (purpose IN ('login', 'register', 'retrieve', 'any')),
      ADD PRIMARY KEY (merchant, mobile, purpose, asker)`.execute(db);
  // Codes of before were nobody's: they work for five minutes, and would now for anybody.
  await sql`DELETE FROM phone_code`.execute(db);
  await sql`ALTER TABLE phone_code ALTER COLUMN asker DROP DEFAULT`.execute(db);
  await sql`ALTER TABLE captcha ADD COLUMN heard boolean NOT NULL DEFAULT false`.execute(db);
  await sql`CREATE INDEX member_guest ON member (created_at) WHERE type = 4`.execute(db);
  // Whoever goes is looked for here.
  await sql`
    CREATE INDEX promotion_claim_member ON promotion_claim (merchant, member_id)`.execute(db);
}
