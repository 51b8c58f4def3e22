import type { Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { limits, uncount, waitFor } from '../../../http/guards/limits.ts';
import { addressSubject } from '../../../http/guards/networks.ts';
import { Refusal, rateLimited } from '../../../kernel/refusal.ts';
import { bump, DAY, type CounterSubject } from './counters.ts';

const FREE_FAILURES = 5;
/** A lock holds for as long as anybody tries, and so long after. */
const LOCK_LIFE = 90 * DAY;

const ACCOUNT = 'login.account';
const PAIR = 'login.pair';
const LOCK = 'login.lock';
const FAILED_ADDRESS = 'login.failed_address';

export interface LoginSource {
  readonly merchant: string;
  readonly accountKey: string;
  readonly address: string;
  /** The credential of the device, where it is one the account knows. */
  readonly device: string | undefined;
  /** A browser that somebody came into the account with before. */
  readonly browser: string | undefined;
}

/** What a try is made with, and so what it is counted on. */
export type TryWith = 'device' | 'captcha' | 'nothing';

const subjects = ({ merchant, accountKey, address, device, browser }: LoginSource) => {
  const of = (scope: string, subject: string): CounterSubject => ({ merchant, scope, subject });
  const from = addressSubject(address);
  const who = browser === undefined ? from : `browser:${browser}`;
  return {
    account: of(ACCOUNT, accountKey),
    lock: of(LOCK, accountKey),
    failedAddress: of(FAILED_ADDRESS, from),
    // A device or a browser is itself wherever it is; everybody else is where they come from.
    pair: of(PAIR, `${accountKey} ${device === undefined ? who : `device:${device}`}`),
  };
};

/** One failure, of this account or from this address, and the next try needs a captcha. */
export async function needsCaptcha(
  db: Kysely<Database>,
  source: LoginSource,
  now: number,
): Promise<boolean> {
  const { account, failedAddress } = subjects(source);
  const row = await db
    .selectFrom('counter')
    .select('count')
    .where('since', '>', new Date(now - DAY))
    .where((its) => its.or([its.and({ ...account }), its.and({ ...failedAddress })]))
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
    .where('since', '>', new Date(now - DAY))
    .where((its) => its.and({ merchant, scope: FAILED_ADDRESS, subject: addressSubject(address) }))
    .executeTakeFirst();
  return row !== undefined;
}

/** Whoever failed often waits, and nobody else does. */
export async function refusedWhileBlocked(
  db: Kysely<Database>,
  source: LoginSource,
  now: number,
): Promise<Refusal | undefined> {
  const row = await db
    .selectFrom('counter')
    .select('blocked_until')
    .where((its) => its.and({ ...subjects(source).pair }))
    .executeTakeFirst();
  const until = row?.blocked_until?.getTime() ?? 0;
  return until > now
    ? rateLimited(until - now, { captcha: source.device === undefined })
    : undefined;
}

export interface Attempt {
  /** Tries left before delays begin. */
  readonly attemptsLeft: number;
  /** Why the password is not looked at. */
  readonly refusal?: Refusal;
}

/**
 * Counts the try as a failure before the password is looked at, each count in
 * one statement: tries sent side by side cannot all pass the same count. What
 * guessers can do to an account ends at the first two lines: without a captcha
 * they are five, and with one so many an hour. Those of a device or a browser
 * that has been in the account are its own, so that guessers do not keep its
 * owner out. Success takes it back.
 */
export async function chargeAttempt(
  db: Kysely<Database>,
  source: LoginSource,
  { by, lockAfter, now }: { by: TryWith; lockAfter: number | undefined; now: number },
): Promise<Attempt> {
  const { account, lock, pair } = subjects(source);
  const isStranger = !isKnown(source);
  const isUnproven =
    isStranger && by === 'nothing' && (await bump(db, account, now)) > FREE_FAILURES;
  const wait =
    isStranger && by === 'captcha'
      ? await waitFor(db, limits.loginAccount, source.merchant, source.accountKey, now)
      : 0;
  const isLocked =
    lockAfter !== undefined &&
    (await bump(db, lock, now, { holds: { from: lockAfter, life: LOCK_LIFE } })) > lockAfter;
  const count = await bump(db, pair, now, { slowsFrom: FREE_FAILURES });
  const captcha = by !== 'device';
  const refusal = isLocked
    ? new Refusal('login.locked', { value: { captcha } })
    : isUnproven
      ? new Refusal('captcha.wrong', { value: { captcha } })
      : wait > 0
        ? rateLimited(wait, { captcha })
        : count === 0
          ? rateLimited(1000, { captcha })
          : undefined;
  return { attemptsLeft: Math.max(0, FREE_FAILURES - count), ...(refusal && { refusal }) };
}

/** Where somebody has been before; what fails there is no sign of strangers. */
const isKnown = ({ device, browser }: LoginSource): boolean =>
  device !== undefined || browser !== undefined;

/** From now on a captcha is asked for: of this account where nobody known to it failed, and here. */
export async function noteFailure(
  db: Kysely<Database>,
  source: LoginSource,
  now: number,
): Promise<void> {
  const { account, failedAddress } = subjects(source);
  await bump(db, failedAddress, now);
  if (!isKnown(source)) await bump(db, account, now);
}

/** A member who is in has failed with nothing; what others did to the account stays counted. */
export async function forgetFailures(db: Kysely<Database>, source: LoginSource): Promise<void> {
  const { account, lock, pair, failedAddress } = subjects(source);
  const own = isKnown(source) ? [lock, pair, failedAddress] : [account, lock, pair, failedAddress];
  await db
    .deleteFrom('counter')
    .where((its) => its.or(own.map((one) => its.and({ ...one }))))
    .execute();
  if (isKnown(source)) return;
  await uncount(db, limits.loginAccount, source.merchant, source.accountKey);
}

/** After a retrieval nothing of the account’s past stands in the way, however many guessed. */
export async function openAgain(
  db: Kysely<Database>,
  { merchant, accountKey }: Pick<LoginSource, 'merchant' | 'accountKey'>,
): Promise<void> {
  await db
    .deleteFrom('counter')
    .where('merchant', '=', merchant)
    .where('scope', 'in', [ACCOUNT, LOCK, limits.loginAccount.scope, limits.retrieveAccount.scope])
    .where('subject', '=', accountKey)
    .execute();
}
