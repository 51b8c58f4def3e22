import { sql, type Kysely } from 'kysely';
import { isIPv6 } from 'node:net';
import type { Database } from '../../kernel/database/schema.ts';
import { rateLimited } from '../../kernel/refusal.ts';
import { prepared } from '../../kernel/database/prepared.ts';

export const MINUTE = 60_000;

/** Starting values, in one place. A window is fixed: it opens with its first request. */
export const limits = {
  loginAddress: { scope: 'login.address', limit: 30, window: 10 * MINUTE },
  /** Tries of all strangers together, each with a captcha: a known device and a retrieval have none. */
  loginAccount: { scope: 'login.account.hour', limit: 40, window: 60 * MINUTE },
  captchaAddress: { scope: 'captcha.address', limit: 60, window: MINUTE },
  challengeAddress: { scope: 'challenge.address', limit: 60, window: MINUTE },
  smsNumberMinute: { scope: 'sms.number.minute', limit: 1, window: MINUTE },
  smsNumberHour: { scope: 'sms.number.hour', limit: 5, window: 60 * MINUTE },
  /** Beyond it a captcha is asked for. */
  smsAddress: { scope: 'sms.address', limit: 5, window: 60 * MINUTE },
  smsAddressMost: { scope: 'sms.address.most', limit: 30, window: 60 * MINUTE },
  /** Wrong tries at a code; a new code does not begin a new count. */
  codeTries: { scope: 'sms.tries', limit: 5, window: 30 * MINUTE },
  registerAddress: { scope: 'register.address', limit: 5, window: 60 * MINUTE },
  existsAddress: { scope: 'exists.address', limit: 10, window: MINUTE },
  /** Beyond it, and beyond what all of a site's visitors ask together, each costs work. */
  existsFree: { scope: 'exists.free', limit: 5, window: 10 * MINUTE },
  existsSite: { scope: 'exists.site', limit: 120, window: MINUTE },
  affiliateAddress: { scope: 'affiliate.address', limit: 30, window: MINUTE },
  passwordMember: { scope: 'password.member', limit: 5, window: 15 * MINUTE },
  retrieveAddress: { scope: 'retrieve.address', limit: 10, window: 60 * MINUTE },
  retrieveAccount: { scope: 'retrieve.account', limit: 3, window: 60 * MINUTE },
  feedbackMember: { scope: 'feedback.member', limit: 10, window: 60 * MINUTE },
  trialAddress: { scope: 'trial.address', limit: 20, window: 60 * MINUTE },
} as const;

export interface Limit {
  readonly scope: string;
  readonly limit: number;
  readonly window: number;
}

/** Counts one request in the database, which every instance shares, and refuses beyond the limit. */
export async function countAgainst(
  db: Kysely<Database>,
  limit: Limit,
  merchant: string,
  subject: string,
  now: number,
): Promise<void> {
  const wait = await waitFor(db, limit, merchant, subject, now);
  if (wait > 0) throw rateLimited(wait);
}

/** Counts one request, and tells how long one that is too many would have to wait. */
export async function waitFor(
  db: Kysely<Database>,
  limit: Limit,
  merchant: string,
  subject: string,
  now: number,
): Promise<number> {
  const { count, since } = await countOne(db, limit, merchant, subject, now);
  return count > limit.limit ? Math.max(1, since.getTime() + limit.window - now) : 0;
}

/** Counts one request, and tells whether it is one too many. */
export async function isBeyond(
  db: Kysely<Database>,
  limit: Limit,
  merchant: string,
  subject: string,
  now: number,
): Promise<boolean> {
  return (await countOne(db, limit, merchant, subject, now)).count > limit.limit;
}

/** Whether the next request would be one too many; asking is not counted. */
export async function isReached(
  db: Kysely<Database>,
  { scope, limit, window }: Limit,
  merchant: string,
  subject: string,
  now: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('counter')
    .select('count')
    .where((its) => its.and({ merchant, scope, subject }))
    .where('since', '>', new Date(now - window))
    .executeTakeFirst();
  return (row?.count ?? 0) >= limit;
}

async function countOne(
  db: Kysely<Database>,
  { scope, window }: Limit,
  merchant: string,
  subject: string,
  now: number,
): Promise<{ count: number; since: Date }> {
  const [row] = await addOne(db, {
    merchant,
    scope,
    subject,
    at: new Date(now),
    opened: new Date(now - window),
  });
  if (row === undefined) throw new Error('a count was not written');
  return row;
}

interface Counted {
  readonly merchant: string;
  readonly scope: string;
  readonly subject: string;
  readonly at: Date;
  /** A window that is older is over. */
  readonly opened: Date;
}

const addOne = prepared((db, { merchant, scope, subject, at, opened }: Counted) =>
  db
    .insertInto('counter')
    .values({ merchant, scope, subject, count: 1, since: at })
    .onConflict((conflict) =>
      conflict.columns(['merchant', 'scope', 'subject']).doUpdateSet({
        count: sql`CASE WHEN counter.since <= ${opened} THEN 1 ELSE counter.count + 1 END`,
        since: sql`CASE WHEN counter.since <= ${opened} THEN ${at} ELSE counter.since END`,
      }),
    )
    .returning(['count', 'since']),
);

/** One home has one IPv4 address but a whole /64 of IPv6. */
export function addressSubject(address: string): string {
  // Asked with every request, and most come this way.
  if (!address.includes(':')) return address;
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*/s, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const zeros = plain.includes('::') ? Math.max(0, 8 - before.length - after.length) : 0;
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
