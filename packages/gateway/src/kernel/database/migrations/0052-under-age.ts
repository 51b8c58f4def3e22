import { sql, type Kysely } from 'kysely';

/** Whom a document showed to be under age neither plays nor pays in (ADR 218). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE member_guard ADD COLUMN under_age boolean NOT NULL DEFAULT false`.execute(
    db,
  );
  // Whom it showed before.
  await sql`
    INSERT INTO member_guard (merchant, member_id, under_age)
    SELECT DISTINCT merchant, member_id, true FROM kyc_case AS the
    WHERE state = 'refused' AND reasons @> '[{"why": "under_age"}]'
      AND NOT EXISTS (SELECT FROM kyc_case AS later
        WHERE later.merchant = the.merchant AND later.member_id = the.member_id
          AND later.state = 'verified')
    ON CONFLICT (merchant, member_id) DO UPDATE SET under_age = true`.execute(db);
}
