import type { Payload, Reply } from '@livery/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressSubject, countAgainst, limits } from '../../../http/guards/limits.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { Services } from '../../../kernel/services.ts';
import { CAPTCHA_COOKIE, consumeCaptcha } from '../captcha/store.ts';
import { identityOf } from '../identity/identity.ts';
import { accountKey, findByAccount, findByMobile, type Member } from '../member/store.ts';
import { consumeOneTimePassword } from '../password/one-time.ts';
import { consumeCode } from '../verification/codes.ts';
import { mobileKey } from '../verification/phone.ts';
import { admit } from './admit.ts';
import {
  chargeAttempt,
  forgetFailures,
  needsCaptcha,
  noteFailure,
  refuseWhileBlocked,
  type LoginSource,
} from '../session/attempts.ts';

export interface LoginRequest {
  readonly merchant: Merchant;
  readonly payload: Payload<'login'>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type By<T> = Extract<Payload<'login'>, { type: T }>;

interface Proof {
  readonly member: Member;
  readonly mustChange?: boolean;
}

export async function login(services: Services, asked: LoginRequest): Promise<Reply<'login'>> {
  const { merchant, payload, request, reply } = asked;
  const { db, clock } = services;
  const address = addressSubject(request.ip);
  await countAgainst(db, limits.loginAddress, merchant.code, address, clock());
  const proven = await prove(services, asked, address);
  const { remember } = payload;
  return admit(services, { merchant, request, reply, ...proven, ...(remember && { remember }) });
}

function prove(services: Services, asked: LoginRequest, address: string): Promise<Proof> {
  const { payload } = asked;
  if (payload.type === 'username') return byPassword(services, asked, payload, address);
  if (!services.states.hasFlag(asked.merchant, 'LOGMOBVERF3')) {
    return Promise.reject(new Refusal('permission.denied'));
  }
  return payload.type === 'sms'
    ? byCode(services, asked, payload)
    : byFirebase(services, asked, payload);
}

/**
 * The order matters: limits first, then the captcha, then the password. Every
 * path an unknown name takes is the one a known name takes.
 */
async function byPassword(
  { db, clock, passwords }: Services,
  { merchant, request }: LoginRequest,
  payload: By<'username'>,
  address: string,
): Promise<Proof> {
  const now = clock();
  const key = accountKey(payload.username);
  const source: LoginSource = { merchant: merchant.code, accountKey: key, address };
  await refuseWhileBlocked(db, source, now);
  if (
    (await needsCaptcha(db, source, now)) &&
    !(await consumeCaptcha(
      db,
      merchant.code,
      request.cookies[CAPTCHA_COOKIE],
      payload.captcha,
      now,
    ))
  ) {
    throw new Refusal('captcha.wrong', { value: { captcha: true } });
  }

  const attemptsLeft = await chargeAttempt(db, source, now);
  const member = await findByAccount(db, merchant.code, key);
  const isRight = await passwords.verify(payload.password, member?.password_hash);
  // Asked for unknown names as well: a statement more would tell them apart.
  const owner = { merchant: merchant.code, memberId: member?.id ?? 0n };
  const isOnce = !isRight && (await consumeOneTimePassword(db, owner, payload.password, now));
  if (member === undefined || !(isRight || isOnce)) {
    await noteFailure(db, source, now);
    throw new Refusal('login.failed', { value: { captcha: true, attemptsLeft } });
  }
  await forgetFailures(db, source);
  return { member, mustChange: isOnce };
}

async function byCode(
  { db, clock }: Services,
  { merchant }: LoginRequest,
  { countryDialingCode, mobileNum, verificationCode }: By<'sms'>,
): Promise<Proof> {
  const mobile = mobileKey(countryDialingCode, mobileNum);
  const whose = { merchant: merchant.code, mobile, purpose: 'login' } as const;
  await consumeCode(db, whose, verificationCode, clock());
  return { member: await requireMobile(db, merchant, mobile) };
}

async function byFirebase(
  services: Services,
  { merchant }: LoginRequest,
  { firebaseIdToken }: By<'firebase'>,
): Promise<Proof> {
  const mobile = (await identityOf(services, merchant, firebaseIdToken))?.mobile;
  if (mobile === undefined) throw new Refusal('login.failed', { value: { captcha: false } });
  return { member: await requireMobile(services.db, merchant, mobile) };
}

/** A code goes only to members, so whoever has one knows of the account already. */
async function requireMobile(
  db: Services['db'],
  merchant: Merchant,
  mobile: string,
): Promise<Member> {
  const member = await findByMobile(db, merchant.code, mobile);
  if (member === undefined) throw new Refusal('login.failed', { value: { captcha: false } });
  return member;
}
