import { sql, type Kysely } from 'kysely';

/** Of a bonus that was earned, ran out or was ended by the house its owner reads; of those before nobody is told now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE bonus_grant ADD COLUMN told_at timestamptz`.execute(db);
  await sql`UPDATE bonus_grant SET told_at = ended_at WHERE ended_at IS NOT NULL`.execute(db);
  await sql`
    CREATE INDEX bonus_grant_untold ON bonus_grant (ended_at)
    WHERE told_at IS NULL AND (state IN ('earned', 'expired') OR why IN ('office', 'chargeback'))`.execute(
    db,
  );
}
