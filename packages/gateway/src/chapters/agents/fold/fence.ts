import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/transact.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { dayBefore, dayIn } from '../../../kernel/time/days.ts';

/** Of a merchant that has none, before the first day of play that is counted, or before today. */
export async function openFence(tx: Tx, { code, timeZone }: Merchant, now: number): Promise<void> {
  const yesterday = dayBefore(dayIn(timeZone, now));
  await sql`
    INSERT INTO agent_fence (merchant, closed_through, sealed_through)
    SELECT ${code}, day, day FROM (SELECT least(${yesterday}::date,
      (SELECT min(day) - 1 FROM turnover_day WHERE merchant = ${code})) AS day) AS its
    WHERE NOT EXISTS (SELECT FROM agent_fence WHERE merchant = ${code})
    ON CONFLICT DO NOTHING`.execute(tx);
}
