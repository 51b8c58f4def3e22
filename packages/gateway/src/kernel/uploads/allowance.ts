import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { rateLimited } from '../refusal.ts';

const DAY = 86_400_000;
const PICTURES = 'upload.pictures';
const BYTES = 'upload.bytes';

/** What a member may send in a day, from the first picture on. */
export const allowance = { pictures: 30, bytes: 20 * 1024 * 1024 } as const;

export interface Uploader {
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
  whose: Uploader,
  sent: readonly Buffer[],
  now: number,
): Promise<void> {
  const bytes = sent.reduce((sum, { byteLength }) => sum + byteLength, 0);
  await spend(db, whose, PICTURES, sent.length, allowance.pictures, now);
  await spend(db, whose, BYTES, bytes, allowance.bytes, now);
}

/**
 * Before a picture is read: whoever has nothing left of the day, or less than
 * comes for certain, need not be read at all.
 */
export async function requireAllowance(
  db: Kysely<Database>,
  { merchant, memberId }: Uploader,
  leastBytes: number,
  now: number,
): Promise<void> {
  const used = await db
    .selectFrom('counter')
    .select(['scope', 'count', 'since'])
    .where((its) => its.and({ merchant, subject: memberId.toString() }))
    .where('scope', 'in', [PICTURES, BYTES])
    .where('since', '>', new Date(now - DAY))
    .execute();
  for (const { scope, count, since } of used) {
    const isOver =
      scope === BYTES ? count + leastBytes > allowance.bytes : count >= allowance.pictures;
    if (isOver) throw rateLimited(since.getTime() + DAY - now);
  }
}

async function spend(
  db: Kysely<Database>,
  { merchant, memberId }: Uploader,
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
