import { Unclear } from '../../../kernel/providers/wire.ts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { transact } from '../../../kernel/database/transact.ts';
import { nextReading, type SettlementDay } from './days.ts';

/** What has only just moved is told and booked within it. */
const GRACE = 15 * 60_000;
const HOUR = 3_600_000;

/**
 * Holds the list that was read to its end against what was booked, movement by
 * movement, and writes down what either lacks. What comes right by itself is
 * closed and says so; what people gave up stays so, unless it changes.
 */
export function compareDay(
  db: Kysely<Database>,
  { merchant, provider, day, reading }: SettlementDay,
  began: number,
): Promise<number> {
  const at = new Date(began);
  const own = sql`merchant = ${merchant} AND provider = ${provider}`;
  const isSettled = (column: string) => sql`
    ${sql.ref(column)} NOT BETWEEN ${new Date(began - GRACE)} AND ${new Date(began + HOUR)}`;
  return transact(db, async (tx) => {
    const held = await tx
      .selectFrom('settlement_day')
      .select('next_at')
      .where((its) => its.and({ merchant, provider, reading }))
      .where('day', '=', day)
      .forUpdate()
      .executeTakeFirst();
    if (held === undefined) throw new Unclear('The day is being read by another gateway.');
    await sql`
      DELETE FROM settlement_line WHERE ${own} AND day = ${day}::date
        AND reading <> ${reading}`.execute(tx);
    await sql`
      INSERT INTO finding AS known (merchant, provider, kind, movement, day, found_at, seen_at,
        listed_kind, listed_amount, listed_currency, booked_kind, booked_amount, booked_currency)
      SELECT ${merchant}::text, ${provider}::text,
        CASE WHEN booked.movement IS NULL THEN 'missing_here' ELSE 'differs' END,
        listed.movement, listed.day, ${at}::timestamptz, ${at}::timestamptz, listed.kind,
        listed.amount, listed.currency, booked.kind, booked.amount, booked.currency
      FROM settlement_line AS listed LEFT JOIN provider_movement AS booked
        USING (merchant, provider, movement)
      WHERE ${own} AND listed.day = ${day}::date AND ${isSettled('listed.at')}
        AND (booked.kind, booked.amount, booked.currency)
          IS DISTINCT FROM (listed.kind, listed.amount, listed.currency)
      UNION ALL
      SELECT ${merchant}, ${provider}, 'missing_there', booked.movement, ${day}::date, ${at}, ${at},
        NULL, NULL, NULL, booked.kind, booked.amount, booked.currency
      FROM provider_movement AS booked
      WHERE ${own} AND booked.kind NOT IN ('released', 'kept', 'given_up', 'found') AND ${isSettled('booked.at')}
        AND booked.at >= ${`${day}T00:00:00Z`}::timestamptz
        AND booked.at < ${`${day}T00:00:00Z`}::timestamptz + interval '24 hours'
        AND NOT EXISTS (SELECT FROM settlement_line AS listed
          WHERE listed.merchant = booked.merchant AND listed.provider = booked.provider
            AND listed.movement = booked.movement)
      ON CONFLICT (merchant, provider, kind, movement) DO UPDATE SET
        seen_at = excluded.seen_at,
        listed_kind = excluded.listed_kind, listed_amount = excluded.listed_amount,
        listed_currency = excluded.listed_currency, booked_kind = excluded.booked_kind,
        booked_amount = excluded.booked_amount, booked_currency = excluded.booked_currency,
        (state, closed_at, note, found_at) = (SELECT
          CASE WHEN stays THEN known.state ELSE 'open' END,
          CASE WHEN stays THEN known.closed_at END, CASE WHEN stays THEN known.note END,
          CASE WHEN stays THEN known.found_at ELSE excluded.found_at END
          FROM (SELECT known.state = 'open' OR (known.state = 'written_off'
            AND (known.listed_kind, known.listed_amount, known.listed_currency,
              known.booked_kind, known.booked_amount, known.booked_currency)
            IS NOT DISTINCT FROM (excluded.listed_kind, excluded.listed_amount,
              excluded.listed_currency, excluded.booked_kind, excluded.booked_amount,
              excluded.booked_currency)) AS stays) AS judged)`.execute(tx);
    await sql`
      UPDATE finding SET state = 'closed', closed_at = ${at}, note = 'came right by itself'
      WHERE ${own} AND day = ${day}::date AND state = 'open' AND seen_at < ${at}
        -- What is listed and in no books has only just moved: it was told of before this list.
        AND NOT (kind = 'missing_here' AND EXISTS (SELECT FROM settlement_line AS listed
          WHERE listed.merchant = finding.merchant AND listed.provider = finding.provider
            AND listed.movement = finding.movement) AND NOT EXISTS (
          SELECT FROM provider_movement AS booked WHERE booked.merchant = finding.merchant
            AND booked.provider = finding.provider AND booked.movement = finding.movement))`.execute(
      tx,
    );
    const { open } = await tx
      .selectFrom('finding')
      .select((its) => its.fn.countAll<bigint>().as('open'))
      .where((its) => its.and({ merchant, provider, state: 'open' as const }))
      .where('day', '=', day)
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('settlement_day')
      .set({
        read_at: at,
        fault: null,
        leased_until: null,
        // Whoever asked for it once more meanwhile gets a list that begins after that.
        next_at:
          held.next_at !== null && held.next_at >= at
            ? held.next_at
            : nextReading(day, began, open > 0n),
      })
      .where((its) => its.and({ merchant, provider }))
      .where('day', '=', day)
      .execute();
    return Number(open);
  });
}
