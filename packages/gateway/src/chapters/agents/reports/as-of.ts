import type { Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { dayIn, startOfDay } from '../../../kernel/time/days.ts';

/** What was settled before a fold began is in the sums of teams; a fold that fails says nothing. */
export async function noteAsOf(
  db: Kysely<Database>,
  merchant: string,
  began: number,
): Promise<void> {
  await db
    .insertInto('team_as_of')
    .values({ merchant, at: new Date(began) })
    .onConflict((conflict) => conflict.column('merchant').doUpdateSet({ at: new Date(began) }))
    .execute();
}

/** Up to when sums know what was played; of none yet, nothing of today. */
export async function asOf(
  db: Kysely<Database>,
  { code, timeZone }: Merchant,
  now: number,
): Promise<number> {
  const row = await db
    .selectFrom('team_as_of')
    .select('at')
    .where('merchant', '=', code)
    .executeTakeFirst();
  return row?.at.getTime() ?? startOfDay(timeZone, dayIn(timeZone, now));
}
