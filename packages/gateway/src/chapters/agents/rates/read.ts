import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Rates } from './set.ts';

/** What somebody has on a day, of every category of which anything was ever said. */
export async function ratesOn(
  db: Kysely<Database>,
  merchant: string,
  memberId: bigint,
  day: string,
): Promise<Rates> {
  const { rows } = await sql<{ category: string; ppm: number }>`
    SELECT DISTINCT ON (category) category, ppm FROM rebate_rate
    WHERE merchant = ${merchant} AND member_id = ${memberId} AND effective_day <= ${day}::date
    ORDER BY category, effective_day DESC, id DESC`.execute(db);
  return Object.fromEntries(rows.map(({ category, ppm }) => [category, ppm]));
}
