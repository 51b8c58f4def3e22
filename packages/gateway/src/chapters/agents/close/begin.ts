import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/transact.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { dayIn, daysOn } from '../../../kernel/time/days.ts';
import { hoursEndedBy } from '../contracts/hours.ts';

/** Behind an hour: whoever settles a round takes less. */
const AFTER_HOUR = 600_000;
/** Behind the last day of a period: its close, and a day to look at it. */
const AFTER_PERIOD = 2;

/** Days, up to one, on which somebody has a contract of a kind, from the last that was closed on. */
const daysInForce = (
  tx: Tx,
  merchant: string,
  kind: 'hour' | 'dividend',
  last: string,
): Promise<{ readonly rows: { readonly day: string }[] }> =>
  sql<{ day: string }>`
    SELECT DISTINCT day::date AS day FROM agent_contract
    CROSS JOIN LATERAL generate_series(greatest(starts_on, coalesce((SELECT max(period)
        FROM agent_close WHERE merchant = ${merchant} AND kind = ${kind}), starts_on)),
      least(ends_on, ${last}::date), interval '1 day') AS day
    WHERE merchant = ${merchant} AND kind = ${kind}
      AND state IN ('active', 'superseded', 'ended')
    ORDER BY 1`.execute(tx);

/** Hours that ended a while ago, of days on which somebody is paid by them. */
export async function beginHours(tx: Tx, merchant: Merchant, now: number): Promise<void> {
  const { code, timeZone } = merchant;
  const at = now - AFTER_HOUR;
  const { rows } = await daysInForce(tx, code, 'hour', dayIn(timeZone, at));
  for (const { day } of rows) {
    await sql`
      INSERT INTO agent_close (merchant, kind, period, hour)
      SELECT ${code}, 'hour', ${day}::date, hour
      FROM generate_series(0, ${hoursEndedBy(merchant, day, at) - 1}::integer) AS hour
      ON CONFLICT DO NOTHING`.execute(tx);
  }
}

/** Periods of dividends that ended two days ago; a month ends with its last half. */
export async function beginDividends(
  tx: Tx,
  { code, timeZone }: Merchant,
  now: number,
): Promise<void> {
  const last = daysOn(dayIn(timeZone, now), -AFTER_PERIOD);
  const { rows } = await daysInForce(tx, code, 'dividend', last);
  const ends = rows.filter(({ day }) => day.endsWith('-15') || daysOn(day, 1).endsWith('-01'));
  for (const { day } of ends) {
    await sql`
      INSERT INTO agent_close (merchant, kind, period) VALUES (${code}, 'dividend', ${day}::date)
      ON CONFLICT DO NOTHING`.execute(tx);
  }
}
