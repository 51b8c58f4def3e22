import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { rateLimited } from '../refusal.ts';

const DAY = 86_400_000;

/** What a member may send in a day, from the first picture on. */
export const allowance = { pictures: 30, bytes: 20 * 1024 * 1024 } as const;

interface Whose {
  readonly merchant: string;
  readonly memberId: bigint;
}

/**
 * Takes pictures from a member's day, or refuses. It is asked before anything is
 * decoded, so what turns out to be no picture has been paid for as well; what
 * does not fit takes nothing.
 */
export async function spendAllowance(
  db: Kysely<Database>,
  whose: Whose,
  sent: readonly Buffer[],
  now: number,
): Promise<void> {
  const bytes = sent.reduce((sum, { byteLength }) => sum + byteLength, 0);
  await spend(db, whose, 'upload.pictures', sent.length, allowance.pictures, now);
  await spend(db, whose, 'upload.bytes', bytes, allowance.bytes, now);
}

async function spend(
  db: Kysely<Database>,
  { merchant, memberId }: Whose,
  scope: string,
  amount: number,
  most: number,
  now: number,
): Promise<void> {
  const opened = new Date(now - DAY);
  const subject = memberId.toString();
  const row = { merchant, scope, subject, count: amount, since: new Date(now) };
  const taken = await db
    .insertInto('counter')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['merchant', 'scope', 'subject'])
        .doUpdateSet({
          count: sql`CASE WHEN counter.since <= ${opened} THEN ${amount}::integer ELSE counter.count + ${amount}::integer END`,
          since: sql`CASE WHEN counter.since <= ${opened} THEN ${row.since} ELSE counter.since END`,
        })
        .where(
          sql<boolean>`counter.since <= ${opened} OR counter.count + ${amount}::integer <= ${most}`,
        ),
    )
    .returning('count')
    .executeTakeFirst();
  if (taken !== undefined && amount <= most) return;
  const known = await db
    .selectFrom('counter')
    .select('since')
    .where((its) => its.and({ merchant, scope, subject }))
    .executeTakeFirst();
  throw rateLimited((known?.since.getTime() ?? now) + DAY - now);
}
