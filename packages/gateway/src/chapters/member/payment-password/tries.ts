import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Owner } from '../session/credentials.ts';

const MOST_TRIES = 5;
const DAY = 86_400_000;
const LOCKED_FOR = DAY;
const SCOPE = 'payment_password';

const subjectOf = ({ merchant, memberId }: Owner) => ({
  merchant,
  scope: SCOPE,
  subject: memberId.toString(),
});

export const lockedRefusal = (until: number): Refusal =>
  new Refusal('payment_password.locked', { value: { attemptsLeft: 0, until } });

/**
 * Counts a try as a wrong one before it is looked at, in one statement: of many
 * at once, over several gateways and from wherever, no more than five are
 * looked at. The fifth locks; when the lock is over the count begins anew.
 */
export async function chargeTry(
  db: Kysely<Database>,
  owner: Owner,
  now: number,
): Promise<{ readonly attemptsLeft: number; readonly until: number | undefined }> {
  const at = new Date(now);
  const isOver = sql`counter.blocked_until IS NOT NULL OR counter.since <= ${new Date(now - DAY)}`;
  const count = sql<number>`CASE WHEN ${isOver} THEN 1 ELSE counter.count + 1 END`;
  const row = await db
    .insertInto('counter')
    .values({ ...subjectOf(owner), count: 1, since: at })
    .onConflict((conflict) =>
      conflict
        .columns(['merchant', 'scope', 'subject'])
        .doUpdateSet({
          count,
          since: at,
          blocked_until: sql<Date | null>`CASE WHEN ${count} < ${MOST_TRIES}::int THEN NULL
            ELSE ${new Date(now + LOCKED_FOR)}::timestamptz END`,
        })
        .where(sql<boolean>`counter.blocked_until IS NULL OR counter.blocked_until <= ${at}`),
    )
    .returning(['count', 'blocked_until'])
    .executeTakeFirst();
  if (row === undefined) throw lockedRefusal((await lockedUntil(db, owner, now)) ?? now);
  return {
    attemptsLeft: Math.max(0, MOST_TRIES - row.count),
    until: row.blocked_until?.getTime(),
  };
}

/** Undefined where it is not locked. */
export async function lockedUntil(
  db: Kysely<Database>,
  owner: Owner,
  now: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('counter')
    .select('blocked_until')
    .where((its) => its.and({ ...subjectOf(owner) }))
    .executeTakeFirst();
  const until = row?.blocked_until?.getTime() ?? 0;
  return until > now ? until : undefined;
}

export async function forgetTries(db: Kysely<Database>, owner: Owner): Promise<void> {
  await db
    .deleteFrom('counter')
    .where((its) => its.and({ ...subjectOf(owner) }))
    .execute();
}
