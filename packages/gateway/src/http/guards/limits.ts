import { sql, type Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import { rateLimited } from '../../kernel/refusal.ts';
import { prepared } from '../../kernel/database/connection/prepared.ts';
import { networksOf } from './networks.ts';

export const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Whose a count is. One by address is of the networks around it as well (`networks.ts`). */
export type Per = 'address' | 'account' | 'number' | 'browser' | 'member' | 'site';

export interface Limit<P extends Per = Per> {
  readonly scope: string;
  readonly per: P;
  readonly limit: number;
  readonly window: number;
}

const each = <P extends Per>(per: P, scope: string, limit: number, window: number): Limit<P> => ({
  scope,
  per,
  limit,
  window,
});

/** Starting values, in one place. A window is fixed: it opens with its first request. */
export const limits = {
  /** What is sealed has to be opened before anybody knows what it is. */
  sealedAddress: each('address', 'sealed.address', 60, MINUTE),
  loginAddress: each('address', 'login.address', 30, 10 * MINUTE),
  /** Tries of all strangers together, each with a captcha: a known browser and a retrieval have none. */
  loginAccount: each('account', 'login.account.hour', 40, HOUR),
  captchaAddress: each('address', 'captcha.address', 60, MINUTE),
  /** Sounds of captchas that were heard rightly: programs hear better than people. */
  captchaHeard: each('address', 'captcha.heard', 5, HOUR),
  challengeAddress: each('address', 'challenge.address', 60, MINUTE),
  smsBrowser: each('browser', 'sms.browser', 1, MINUTE),
  smsNumber: each('number', 'sms.number.hour', 4, HOUR),
  /** Beyond it, a code for whoever has the phone: one to its member, one to register. */
  smsOpen: each('number', 'sms.open', 1, HOUR),
  /** Beyond it a captcha is asked for. */
  smsAddress: each('address', 'sms.address', 5, HOUR),
  smsAddressMost: each('address', 'sms.address.most', 30, HOUR),
  /** Beyond it, everybody is asked for a captcha. */
  smsSite: each('site', 'sms.site', 600, HOUR),
  /** Wrong tries at a code of one browser; a new code does not begin a new count. */
  codeBrowser: each('browser', 'code.browser', 5, 30 * MINUTE),
  /** Wrong codes of everybody; beyond it each try costs work. */
  codeSite: each('site', 'code.site', 100, 10 * MINUTE),
  registerAddress: each('address', 'register.address', 5, HOUR),
  existsAddress: each('address', 'exists.address', 10, MINUTE),
  /** Beyond it, and beyond what all of a site's visitors ask together, each costs work. */
  existsFree: each('address', 'exists.free', 5, 10 * MINUTE),
  existsSite: each('site', 'exists.site', 120, MINUTE),
  affiliateAddress: each('address', 'affiliate.address', 30, MINUTE),
  /** Sheets of reports that an agent saves. */
  exports: each('member', 'agent.exports', 30, HOUR),
  dataCopies: each('member', 'data.copies', 2, 24 * HOUR),
  deletions: each('member', 'data.deletions', 5, 24 * HOUR),
  passwordMember: each('member', 'password.member', 5, 15 * MINUTE),
  /** Codes for a new payment password that were tried, and codes that were sent. */
  paymentCode: each('member', 'payment.code', 5, 30 * MINUTE),
  paymentCodeMinute: each('member', 'payment.code.minute', 1, MINUTE),
  paymentCodeDay: each('member', 'payment.code.day', 5, 24 * HOUR),
  /** The same for another address or number, and how often one is written to, whoever asks. */
  contactCode: each('member', 'contact.code', 5, 30 * MINUTE),
  contactCodeMinute: each('member', 'contact.code.minute', 1, MINUTE),
  contactCodeDay: each('member', 'contact.code.day', 5, 24 * HOUR),
  contactCodeAddress: each('number', 'contact.code.address', 5, 24 * HOUR),
  /** Codes of an authenticator that were tried, at the door and inside. */
  totpMember: each('member', 'totp.member', 5, 15 * MINUTE),
  totpDay: each('member', 'totp.day', 20, 24 * HOUR),
  /** Answers to security questions that staff hears. */
  answersMember: each('member', 'answers.member', 3, 24 * HOUR),
  retrieveAddress: each('address', 'retrieve.address', 10, HOUR),
  /** Mails to an account; as long as the password in the last of them works. */
  retrieveAccount: each('account', 'retrieve.account', 3, 30 * MINUTE),
  /** The same to the address of before. */
  retrieveFormer: each('account', 'retrieve.former', 3, 30 * MINUTE),
  /** What payment providers tell of, and whoever says to be one. */
  hookAddress: each('address', 'hook.address', 1_200, MINUTE),
  feedbackMember: each('member', 'feedback.member', 10, HOUR),
  trialAddress: each('address', 'trial.address', 20, HOUR),
  /** Beyond it each guest costs work. */
  trialSite: each('site', 'trial.site', 600, HOUR),
  /** Letters to an owner about their account, of one kind; beyond them one says that there were more. */
  noticeHour: each('member', 'notice.hour', 3, HOUR),
  noticeDay: each('member', 'notice.day', 10, 24 * HOUR),
  noticeMore: each('member', 'notice.more', 1, 24 * HOUR),
} as const;

/** Of an address that shows work for each, so many times as many: a crowd may stand behind it. */
const WITH_WORK = 10;

/** Where a limit goes on with work. */
export const worked = (limit: Limit<'address'>): Limit<'address'> => ({
  ...limit,
  scope: `${limit.scope}.worked`,
  limit: limit.limit * WITH_WORK,
});

interface Counted {
  readonly count: number;
  readonly since: Date;
}

/** Counts one request in the database, which every instance shares, and refuses beyond the limit. */
export async function countAgainst(
  db: Kysely<Database>,
  limit: Limit<Exclude<Per, 'address'>>,
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
  limit: Limit<Exclude<Per, 'address'>>,
  merchant: string,
  subject: string,
  now: number,
): Promise<number> {
  return waitAfter(limit, await countOne(db, limit, merchant, subject, now), now);
}

const waitAfter = ({ limit, window }: Limit, { count, since }: Counted, now: number): number =>
  count > limit ? Math.max(1, since.getTime() + window - now) : 0;

/** Counts one request of an address, and refuses beyond what it may, or a network around it. */
export async function countFrom(
  db: Kysely<Database>,
  limit: Limit<'address'>,
  merchant: string,
  address: string,
  now: number,
): Promise<void> {
  const wait = await waitFrom(db, limit, merchant, address, now);
  if (wait > 0) throw rateLimited(wait);
}

/** Counts one request of an address, and tells how long one that is too many would have to wait. */
export async function waitFrom(
  db: Kysely<Database>,
  limit: Limit<'address'>,
  merchant: string,
  address: string,
  now: number,
): Promise<number> {
  for (const { subject, times } of networksOf(address)) {
    const counted = await countOne(db, limit, merchant, subject, now);
    const wait = waitAfter({ ...limit, limit: limit.limit * times }, counted, now);
    // What is refused is not counted further out: one loud address must not close its neighbours.
    if (wait > 0) return wait;
  }
  return 0;
}

/** Whether the next request of an address would be one too many; asking is not counted. */
export async function isReachedFrom(
  db: Kysely<Database>,
  { scope, limit, window }: Limit<'address'>,
  merchant: string,
  address: string,
  now: number,
): Promise<boolean> {
  const networks = networksOf(address);
  const rows = await db
    .selectFrom('counter')
    .select(['subject', 'count'])
    .where((its) => its.and({ merchant, scope }))
    .where(
      'subject',
      'in',
      networks.map(({ subject }) => subject),
    )
    .where('since', '>', new Date(now - window))
    .execute();
  const counts = new Map(rows.map(({ subject, count }) => [subject, count]));
  return networks.some(({ subject, times }) => (counts.get(subject) ?? 0) >= limit * times);
}

/** How many there were in the window that goes on; asking is not counted. */
export async function countIn(
  db: Kysely<Database>,
  { scope, window }: Limit,
  merchant: string,
  subject: string,
  now: number,
): Promise<number> {
  const row = await db
    .selectFrom('counter')
    .select('count')
    .where((its) => its.and({ merchant, scope, subject }))
    .where('since', '>', new Date(now - window))
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** Counts one, and tells how many that makes and since when. */
export async function countOne(
  db: Kysely<Database>,
  { scope, window }: Limit,
  merchant: string,
  subject: string,
  now: number,
): Promise<Counted> {
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

/** What turned out to be right was no wrong try. */
export async function uncount(
  db: Kysely<Database>,
  { scope }: Limit,
  merchant: string,
  subject: string,
): Promise<void> {
  await db
    .updateTable('counter')
    .set({ count: sql`greatest(0, count - 1)` })
    .where((row) => row.and({ merchant, scope, subject }))
    .execute();
}

interface Counting {
  readonly merchant: string;
  readonly scope: string;
  readonly subject: string;
  readonly at: Date;
  /** A window that is older is over. */
  readonly opened: Date;
}

const addOne = prepared((db, { merchant, scope, subject, at, opened }: Counting) =>
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
