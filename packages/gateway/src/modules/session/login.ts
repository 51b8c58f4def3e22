import type { Payload, Reply } from '@livery/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressSubject, countAgainst, limits } from '../../http/limits.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Merchant } from '../../merchants.ts';
import type { Platform } from '../../platform.ts';
import { CAPTCHA_COOKIE, useCaptcha } from '../captcha/store.ts';
import { identityOf } from '../identity/identity.ts';
import { accountKey, findByAccount, findByMobile, type Member } from '../member/store.ts';
import { useOneTimePassword } from '../password/one-time.ts';
import { useCode } from '../verification/codes.ts';
import { mobileKey } from '../verification/phone.ts';
import { admit } from './admit.ts';
import {
  chargeAttempt,
  forgetFailures,
  needsCaptcha,
  noteFailure,
  refuseWhileBlocked,
  type LoginSource,
} from './attempts.ts';

export interface LoginRequest {
  readonly merchant: Merchant;
  readonly payload: Payload<'login'>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type By<T> = Extract<Payload<'login'>, { type: T }>;

interface Proven {
  readonly member: Member;
  readonly mustChange?: boolean;
}

export async function login(platform: Platform, asked: LoginRequest): Promise<Reply<'login'>> {
  const { merchant, payload, request, reply } = asked;
  const { db, clock } = platform;
  const address = addressSubject(request.ip);
  await countAgainst(db, limits.loginAddress, merchant.code, address, clock());
  const proven = await prove(platform, asked, address);
  const { remember } = payload;
  return admit(platform, { merchant, request, reply, ...proven, ...(remember && { remember }) });
}

function prove(platform: Platform, asked: LoginRequest, address: string): Promise<Proven> {
  const { payload } = asked;
  if (payload.type === 'username') return byPassword(platform, asked, payload, address);
  if (!platform.states.hasFlag(asked.merchant, 'LOGMOBVERF3')) {
    return Promise.reject(new Refusal('permission.denied'));
  }
  return payload.type === 'sms'
    ? byCode(platform, asked, payload)
    : byFirebase(platform, asked, payload);
}

/**
 * The order matters: limits first, then the captcha, then the password. Every
 * path an unknown name takes is the one a known name takes.
 */
async function byPassword(
  { db, clock, passwords }: Platform,
  { merchant, request }: LoginRequest,
  payload: By<'username'>,
  address: string,
): Promise<Proven> {
  const now = clock();
  const key = accountKey(payload.username);
  const source: LoginSource = { merchant: merchant.code, accountKey: key, address };
  await refuseWhileBlocked(db, source, now);
  if (
    (await needsCaptcha(db, source, now)) &&
    !(await useCaptcha(db, merchant.code, request.cookies[CAPTCHA_COOKIE], payload.captcha, now))
  ) {
    throw new Refusal('captcha.wrong', { value: { captcha: true } });
  }

  const attemptsLeft = await chargeAttempt(db, source, now);
  const member = await findByAccount(db, merchant.code, key);
  const isRight = await passwords.verify(payload.password, member?.password_hash);
  // Asked for unknown names as well: a statement more would tell them apart.
  const owner = { merchant: merchant.code, memberId: member?.id ?? 0n };
  const isOnce = !isRight && (await useOneTimePassword(db, owner, payload.password, now));
  if (member === undefined || !(isRight || isOnce)) {
    await noteFailure(db, source, now);
    throw new Refusal('login.failed', { value: { captcha: true, attemptsLeft } });
  }
  await forgetFailures(db, source);
  return { member, mustChange: isOnce };
}

async function byCode(
  { db, clock }: Platform,
  { merchant }: LoginRequest,
  { countryDialingCode, mobileNum, verificationCode }: By<'sms'>,
): Promise<Proven> {
  const mobile = mobileKey(countryDialingCode, mobileNum);
  const whose = { merchant: merchant.code, mobile, purpose: 'login' } as const;
  await useCode(db, whose, verificationCode, clock());
  return { member: await requireMobile(db, merchant, mobile) };
}

async function byFirebase(
  platform: Platform,
  { merchant }: LoginRequest,
  { firebaseIdToken }: By<'firebase'>,
): Promise<Proven> {
  const mobile = (await identityOf(platform, merchant, firebaseIdToken))?.mobile;
  if (mobile === undefined) throw new Refusal('login.failed', { value: { captcha: false } });
  return { member: await requireMobile(platform.db, merchant, mobile) };
}

/** A code goes only to members, so whoever has one knows of the account already. */
async function requireMobile(
  db: Platform['db'],
  merchant: Merchant,
  mobile: string,
): Promise<Member> {
  const member = await findByMobile(db, merchant.code, mobile);
  if (member === undefined) throw new Refusal('login.failed', { value: { captcha: false } });
  return member;
}
