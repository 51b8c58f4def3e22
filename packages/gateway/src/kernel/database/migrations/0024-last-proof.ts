import { sql, type Kysely } from 'kysely';

/**
 * When a member last proved the phone or the mailbox, and since when accounts
 * elsewhere are linked: what is newer ends with a retrieval of the
 * password (ADR 138).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE member
      ADD COLUMN contact_proved_at timestamptz,
      ADD COLUMN google_linked_at timestamptz,
      ADD COLUMN facebook_linked_at timestamptz,
      -- What the owner read when they last proved it: letters are written in it.
      ADD COLUMN language text`.execute(db);
  // A number that counts as proven was so from the start, and the history knows the last ninety days.
  await sql`
    UPDATE member SET contact_proved_at = greatest(
      CASE WHEN mobile_verified THEN created_at END,
      (SELECT max(at) FROM login_record AS own
       WHERE own.merchant = member.merchant AND own.member_id = member.id
         AND own.ok AND own.means IN ('sms', 'firebase')))
    WHERE mobile_verified`.execute(db);
  // Nobody wrote down when: not later than now.
  await sql`
    UPDATE member SET
      google_linked_at = CASE WHEN google_id IS NOT NULL THEN now() END,
      facebook_linked_at = CASE WHEN facebook_id IS NOT NULL THEN now() END
    WHERE google_id IS NOT NULL OR facebook_id IS NOT NULL`.execute(db);
}
