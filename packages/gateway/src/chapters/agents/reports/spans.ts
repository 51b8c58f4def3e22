import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { transact } from '../../../kernel/database/transact.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { dayBefore, dayIn, daysOn } from '../../../kernel/time/days.ts';
import { isBelow, lineOf } from '../lineage/line.ts';

/** In larger lines, people of several days are not told apart while somebody waits. */
export const MOST_COUNTED = 20_000;
/** What is older is counted anew, in milliseconds. */
const FRESH = 3_600_000;

export interface People {
  readonly logins: bigint;
  readonly bettors: bigint;
  readonly registered: bigint;
}

interface Span {
  readonly first: string;
  readonly last: string;
}

/** The ranges of several days that an agent is offered, as they are today. */
function usualSpans(today: string): readonly Span[] {
  const month = `${today.slice(0, 8)}01`;
  const lastMonth = dayBefore(month);
  return [
    { first: daysOn(today, -6), last: today },
    { first: daysOn(today, -29), last: today },
    { first: month, last: today },
    { first: `${lastMonth.slice(0, 8)}01`, last: lastMonth },
  ];
}

/** Each once, whoever comes on several days. */
export async function peopleBelow(
  db: Kysely<Database>,
  merchant: string,
  line: readonly bigint[],
  days: readonly string[],
): Promise<People | undefined> {
  const { rows } = await sql<People>`
    SELECT count(*) FILTER (WHERE logged_in) AS logins, count(*) FILTER (WHERE bet) AS bettors,
      count(*) FILTER (WHERE registered) AS registered
    FROM (SELECT bool_or(logged_in) AS logged_in, bool_or(bet) AS bet,
        bool_or(registered) AS registered
      FROM member_day WHERE merchant = ${merchant} AND day = ANY(${days}::date[])
        AND ${isBelow('line', line)} GROUP BY member_id) AS people`.execute(db);
  return rows[0];
}

/** What was counted of a range, where it was. */
export const countedSpan = (
  db: Kysely<Database>,
  merchant: string,
  agentId: bigint,
  days: readonly string[],
): Promise<Selectable<Database['team_span']> | undefined> =>
  db
    .selectFrom('team_span')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('agent_id', '=', agentId)
    .where('first_day', '=', days[0] ?? '')
    .where('last_day', '=', days.at(-1) ?? '')
    .executeTakeFirst();

/** Whose lines are too large to be counted while they wait. */
async function largeLines(
  db: Kysely<Database>,
  merchant: string,
  most: number,
): Promise<readonly bigint[]> {
  const { rows } = await sql<{ agent: bigint }>`
    SELECT agent FROM lineage CROSS JOIN LATERAL unnest(line[:cardinality(line) - 1]) AS agent
    WHERE merchant = ${merchant} GROUP BY agent HAVING count(*) > ${most} ORDER BY agent`.execute(
    db,
  );
  return rows.map(({ agent }) => agent);
}

async function isFresh(
  db: Kysely<Database>,
  merchant: string,
  today: string,
  now: number,
): Promise<boolean> {
  const fresh = await db
    .selectFrom('team_span')
    .select('at')
    .where('merchant', '=', merchant)
    .where('last_day', '=', today)
    .where('at', '>', new Date(now - FRESH))
    .limit(1)
    .executeTakeFirst();
  return fresh !== undefined;
}

/** Counts the usual ranges of large lines, once an hour; of several gateways one does. */
export async function countSpans(
  db: Kysely<Database>,
  { code, timeZone }: Merchant,
  now: number,
  most = MOST_COUNTED,
): Promise<void> {
  const today = dayIn(timeZone, now);
  if (await isFresh(db, code, today, now)) return;
  await transact(db, async (tx) => {
    const { rows } = await sql<{ mine: boolean }>`
      SELECT pg_try_advisory_xact_lock(hashtext('livery.spans'), hashtext(${code})) AS mine`.execute(
      tx,
    );
    if (rows[0]?.mine !== true) return;
    await tx.deleteFrom('team_span').where('merchant', '=', code).execute();
    for (const agent of await largeLines(tx, code, most)) {
      const line = await lineOf(tx, code, agent);
      for (const { first, last } of usualSpans(today)) {
        const days: string[] = [];
        for (let day = first; day <= last; day = daysOn(day, 1)) days.push(day);
        const people = await peopleBelow(tx, code, line, days);
        if (people === undefined) continue;
        await tx
          .insertInto('team_span')
          .values({
            merchant: code,
            agent_id: agent,
            first_day: first,
            last_day: last,
            at: new Date(now),
            ...people,
          })
          // Early in a month two of them are the same days.
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
    }
  });
}
