import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { rateLimited } from '../../../kernel/refusal.ts';

const FREE_FAILURES = 5;
const LONGEST_DELAY_SECONDS = 900;
const FORGOTTEN_AFTER = 86_400_000;

const ACCOUNT = 'login.account';
const FAILED_ADDRESS = 'login.failed_address';

export interface LoginSource {
  readonly merchant: string;
  readonly accountKey: string;
  readonly address: string;
}

/** One failure, of this account or from this address, and the next try needs a captcha. */
export async function needsCaptcha(
  db: Kysely<Database>,
  source: LoginSource,
  now: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('counter')
    .select('count')
    .where('merchant', '=', source.merchant)
    .where('since', '>', new Date(now - FORGOTTEN_AFTER))
    .where((either) =>
      either.or([
        either.and({ scope: ACCOUNT, subject: source.accountKey }),
        either.and({ scope: FAILED_ADDRESS, subject: source.address }),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The same, asked before a name is known. */
export async function needsCaptchaFrom(
  db: Kysely<Database>,
  merchant: string,
  address: string,
  now: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('counter')
    .select('count')
    .where('since', '>', new Date(now - FORGOTTEN_AFTER))
    .where((its) => its.and({ merchant, scope: FAILED_ADDRESS, subject: address }))
    .executeTakeFirst();
  return row !== undefined;
}

export async function refuseWhileBlocked(
  db: Kysely<Database>,
  source: LoginSource,
  now: number,
): Promise<void> {
  const row = await db
    .selectFrom('counter')
    .select('blocked_until')
    .where('merchant', '=', source.merchant)
    .where('scope', '=', ACCOUNT)
    .where('subject', '=', source.accountKey)
    .executeTakeFirst();
  const until = row?.blocked_until?.getTime() ?? 0;
  if (until > now) throw rateLimited(until - now, { captcha: true });
}

/**
 * Counts the try as a failure before the password is looked at, in one
 * statement: tries sent side by side cannot all pass the same count. Success
 * takes it back. Returns the tries left before delays begin.
 */
export async function chargeAttempt(
  db: Kysely<Database>,
  source: LoginSource,
  now: number,
): Promise<number> {
  const at = new Date(now);
  const stale = sql`counter.since <= ${new Date(now - FORGOTTEN_AFTER)}`;
  const count = sql<number>`CASE WHEN ${stale} THEN 1 ELSE counter.count + 1 END`;
  const row = await db
    .insertInto('counter')
    .values({
      merchant: source.merchant,
      scope: ACCOUNT,
      subject: source.accountKey,
      count: 1,
      since: at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['merchant', 'scope', 'subject'])
        .doUpdateSet({ count, since: at, blocked_until: blockedUntil(at, count) })
        .where(sql<boolean>`counter.blocked_until IS NULL OR counter.blocked_until <= ${at}`),
    )
    .returning('count')
    .executeTakeFirst();
  if (row === undefined) {
    await refuseWhileBlocked(db, source, now);
    throw rateLimited(1000, { captcha: true });
  }
  return Math.max(0, FREE_FAILURES - row.count);
}

/** The fifth failure waits a second, each later one twice as long. */
function blockedUntil(at: Date, count: ReturnType<typeof sql<number>>) {
  return sql<Date | null>`CASE WHEN ${count} < ${FREE_FAILURES}::int THEN NULL ELSE
    ${at}::timestamptz + make_interval(secs =>
      least(${LONGEST_DELAY_SECONDS}::int, 2 ^ least(20, ${count} - ${FREE_FAILURES}::int))) END`;
}

export async function noteFailure(
  db: Kysely<Database>,
  source: LoginSource,
  now: number,
): Promise<void> {
  const at = new Date(now);
  await db
    .insertInto('counter')
    .values({
      merchant: source.merchant,
      scope: FAILED_ADDRESS,
      subject: source.address,
      count: 1,
      since: at,
    })
    .onConflict((conflict) =>
      conflict.columns(['merchant', 'scope', 'subject']).doUpdateSet({
        count: sql`counter.count + 1`,
        since: at,
      }),
    )
    .execute();
}

export async function forgetFailures(db: Kysely<Database>, source: LoginSource): Promise<void> {
  await db
    .deleteFrom('counter')
    .where('merchant', '=', source.merchant)
    .where((either) =>
      either.or([
        either.and({ scope: ACCOUNT, subject: source.accountKey }),
        either.and({ scope: FAILED_ADDRESS, subject: source.address }),
      ]),
    )
    .execute();
}
