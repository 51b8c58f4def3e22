import type { Payload } from '@livery/contract';
import type { FastifyRequest } from 'fastify';
import { transact } from '../../../kernel/database/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { Services } from '../../../kernel/services.ts';
import { requireCaptcha } from '../captcha/require.ts';
import {
  accountKey,
  authenticatorOf,
  consumeOneTimePassword,
  countCode,
  deviceCookie,
  findByAccount,
  isOneTimePassword,
  isProvenWith,
  knownBrowserOf,
  knownDeviceOf,
  type Means,
  type Member,
  noteFailedEntry,
  type Owner,
  spendSecondFactor,
  uncountCode,
  visitorOf,
} from '../../member/index.ts';
import type { UseUp } from '../identity/once.ts';
import {
  chargeAttempt,
  forgetFailures,
  needsCaptcha,
  noteFailure,
  openAgain,
  refusedWhileBlocked,
  type Attempt,
  type LoginSource,
  type TryWith,
} from '../tries/attempts.ts';
import { loginSettingOf } from '../settings/login.ts';

export interface PasswordLogin {
  readonly merchant: Merchant;
  readonly payload: Extract<Payload<'login'>, { type: 'username' }>;
  readonly request: FastifyRequest;
}

export interface Proof {
  readonly member: Member;
  readonly means: Means;
  readonly useUp?: UseUp;
  /** What the browser is remembered by, if it is. */
  readonly knownAs?: string | undefined;
}

/**
 * The order matters: limits first, then the captcha, then the password. Every
 * path an unknown name takes is the one a known name takes. A password for one
 * use cannot be guessed, so it is looked at even where others are not.
 */
export async function byPassword(services: Services, asked: PasswordLogin): Promise<Proof> {
  const { db, clock, passwords } = services;
  const { merchant, payload } = asked;
  const now = clock();
  const { member, source } = await whoTries(services, asked, now);
  const { device } = source;
  const { refusal, attemptsLeft } = await chargedTry(services, asked, source, now);

  const isRight =
    refusal === undefined &&
    (await passwords.verify(merchant.code, payload.password, member?.password_hash));
  // Asked for unknown names as well: a statement more would tell them apart.
  const owner = { merchant: merchant.code, memberId: member?.id ?? 0n };
  const factor = await authenticatorOf(db, owner);
  const proved = member?.contact_proved_at ?? null;
  const isAskedOnce = factor !== undefined && isProvenWith(factor, proved);
  const oneTime = isAskedOnce ? isOneTimePassword : consumeOneTimePassword;
  const isOnce = !isRight && (await oneTime(services, owner, payload.password, now));
  if (member !== undefined && (isRight || isOnce)) {
    if (isRight ? factor !== undefined : isAskedOnce) {
      await requireSecondFactor(services, asked, source, owner);
      if (isOnce) await consumeOneTimePassword(services, owner, payload.password, now);
    }
    await forgetFailures(db, source);
    if (isOnce) await openAgain(db, source);
    return { member, means: isOnce ? 'once' : 'password', knownAs: device };
  }
  if (refusal !== undefined) throw refusal;
  await noteWrong(services, asked, source);
  const captcha = device === undefined;
  throw new Refusal('login.failed', { value: { captcha, attemptsLeft } });
}

/** In one commit, so that a record more or less takes no other time. */
async function noteWrong(
  services: Services,
  { merchant, request }: PasswordLogin,
  source: LoginSource,
): Promise<void> {
  const now = services.clock();
  const visitor = visitorOf(services, merchant, request);
  await transact(services.db, async (tx) => {
    await noteFailure(tx, source, now);
    const entry = { means: 'password', visitor, now } as const;
    await noteFailedEntry(tx, merchant.code, source.accountKey, entry);
  });
}

/**
 * The password is right. Whoever was not asked for a code yet has failed with
 * nothing; codes have a count of their own, which a right password does not
 * take back.
 */
async function requireSecondFactor(
  services: Services,
  asked: PasswordLogin,
  source: LoginSource,
  owner: Owner,
): Promise<void> {
  const { db, clock, vault } = services;
  const { totp } = asked.payload;
  if (totp === undefined) {
    await forgetFailures(db, source);
    throw new Refusal('totp.required', { value: { captcha: false } });
  }
  await countCode(services, owner);
  const fits = await transact(db, (tx) => spendSecondFactor(tx, vault, owner, totp, clock()));
  if (fits) return uncountCode(services, owner);
  await noteWrong(services, asked, source);
  throw new Refusal('totp.wrong', { value: { captcha: source.device === undefined } });
}

/** Asked in the same way for a name that nobody has. */
async function whoTries(
  { db, vault }: Services,
  { merchant: { code: merchant }, payload, request }: PasswordLogin,
  now: number,
): Promise<{ readonly member: Member | undefined; readonly source: LoginSource }> {
  const key = accountKey(payload.username);
  const device = await knownDeviceOf(db, merchant, key, deviceCookie(request), now);
  const member = await findByAccount(db, merchant, key);
  const passwordHash = member?.password_hash ?? null;
  const browser = knownBrowserOf(vault, { merchant, accountKey: key, passwordHash }, request);
  return { member, source: { merchant, accountKey: key, address: request.ip, device, browser } };
}

/** Only a captcha that is wrong is refused at once: another one is soon shown. */
async function chargedTry(
  services: Services,
  { merchant, payload, request }: PasswordLogin,
  source: LoginSource,
  now: number,
): Promise<Attempt> {
  const { db } = services;
  const blocked = await refusedWhileBlocked(db, source, now);
  if (blocked !== undefined) return { refusal: blocked, attemptsLeft: 0 };
  const by = await triedWith(source);
  const { lockAfter } = await loginSettingOf(db, merchant.code);
  return chargeAttempt(db, source, { by, lockAfter, now });

  async function triedWith({ device }: LoginSource): Promise<TryWith> {
    if (device !== undefined) return 'device';
    if (!(await needsCaptcha(db, source, now))) return 'nothing';
    const value = { captcha: true };
    await requireCaptcha(services, merchant.code, request, payload.captcha, { value });
    return 'captcha';
  }
}
