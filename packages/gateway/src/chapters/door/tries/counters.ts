import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';

export const DAY = 86_400_000;
const LONGEST_DELAY_SECONDS = 900;

export interface CounterSubject {
  readonly merchant: string;
  readonly scope: string;
  readonly subject: string;
}

export interface Blocking {
  /** From this count on each is followed by a wait, twice as long as the one before. */
  readonly slowsFrom?: number;
  /** From this count on it is held, and goes on being held while it is counted. */
  readonly holds?: { readonly from: number; readonly life: number };
}

/**
 * One more, of what is forgotten a day after the last. Answers how many that
 * makes, and 0 for one that had to wait and so was not counted.
 */
export async function bump(
  db: Kysely<Database>,
  subject: CounterSubject,
  now: number,
  { slowsFrom, holds }: Blocking = {},
): Promise<number> {
  const at = new Date(now);
  const isStale = sql`counter.since <= ${new Date(now - DAY)}
    AND (counter.blocked_until IS NULL OR counter.blocked_until <= ${at})`;
  const count = sql<number>`CASE WHEN ${isStale} THEN 1 ELSE counter.count + 1 END`;
  const until =
    slowsFrom !== undefined
      ? delay(at, count, slowsFrom)
      : holds !== undefined
        ? sql<Date | null>`CASE WHEN ${count} < ${holds.from}::int THEN NULL
            ELSE ${new Date(now + holds.life)}::timestamptz END`
        : null;
  const row = await db
    .insertInto('counter')
    .values({ ...subject, count: 1, since: at })
    .onConflict((conflict) => {
      const update = conflict
        .columns(['merchant', 'scope', 'subject'])
        .doUpdateSet({ count, since: at, blocked_until: until });
      if (slowsFrom === undefined) return update;
      return update.where(
        sql<boolean>`counter.blocked_until IS NULL OR counter.blocked_until <= ${at}`,
      );
    })
    .returning('count')
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** The first wait is a second. */
function delay(at: Date, count: ReturnType<typeof sql<number>>, from: number) {
  return sql<Date | null>`CASE WHEN ${count} < ${from}::int THEN NULL ELSE
    ${at}::timestamptz + make_interval(secs =>
      least(${LONGEST_DELAY_SECONDS}::int, 2 ^ least(20, ${count} - ${from}::int))) END`;
}
