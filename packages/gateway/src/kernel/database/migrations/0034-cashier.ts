import { sql, type Kysely } from 'kysely';

/**
 * A payout that was let go is looked at again while nobody has heard of it, and
 * that of somebody who excluded themselves before all others (ADR 195).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`INSERT INTO payout_step (former, next) VALUES ('approved', 'review')`.execute(db);
  await sql`
    CREATE INDEX guard_excluded ON member_guard (merchant, member_id)
    WHERE bar = 'exclusion'`.execute(db);
}
