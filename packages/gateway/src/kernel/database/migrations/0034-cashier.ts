import { sql, type Kysely } from 'kysely';

/**
 * A payout that was let go is looked at again while nobody has heard of it, and
 * that of somebody who excluded themselves before all others (ADR 195).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`INSERT INTO payout_step (former, next) VALUES ('approved', 'review')`.execute(db);
  // A way that is gone left its name with what was ordered along it.
  await sql`ALTER TABLE deposit_order ADD COLUMN method_name text`.execute(db);
  await sql`
    UPDATE deposit_order AS ordered SET method_name = coalesce(
      (SELECT name FROM pay_method AS method
        WHERE method.merchant = ordered.merchant AND method.id = ordered.method_id),
      method_id)`.execute(db);
  await sql`ALTER TABLE deposit_order ALTER COLUMN method_name SET NOT NULL`.execute(db);
  await sql`
    CREATE INDEX guard_excluded ON member_guard (merchant, member_id)
    WHERE bar = 'exclusion'`.execute(db);
}
