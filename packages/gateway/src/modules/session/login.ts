import type { Payload, Reply } from '@livery/contract';
import { addressSubject, countAgainst, limits } from '../../http/limits.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Merchant } from '../../merchants.ts';
import type { Platform } from '../../platform.ts';
import { useCaptcha } from '../captcha/store.ts';
import { accountKey, findByAccount, noteLogin } from '../member/store.ts';
import {
  chargeAttempt,
  forgetFailures,
  needsCaptcha,
  noteFailure,
  refuseWhileBlocked,
  type LoginSource,
} from './attempts.ts';
import { openSession } from './store.ts';

export type ByName = Extract<Payload<'login'>, { type: 'username' }>;

export interface LoginRequest {
  readonly merchant: Merchant;
  readonly payload: ByName;
  readonly address: string;
  readonly captchaId: string | undefined;
}

export interface LoggedIn {
  readonly cookie: string;
  readonly value: Reply<'login'>;
}

const AGENT_TYPES = new Set([1, 2, 41, 42]);

/**
 * The order matters: limits first, then the captcha, then the password. Every
 * path an unknown name takes is the one a known name takes.
 */
export async function login(
  { db, clock, passwords }: Platform,
  { merchant, payload, address, captchaId }: LoginRequest,
): Promise<LoggedIn> {
  const now = clock();
  const source: LoginSource = {
    merchant: merchant.code,
    accountKey: accountKey(payload.username),
    address: addressSubject(address),
  };
  await countAgainst(db, limits.loginAddress, merchant.code, source.address, now);
  await refuseWhileBlocked(db, source, now);
  if (
    (await needsCaptcha(db, source, now)) &&
    !(await useCaptcha(db, merchant.code, captchaId, payload.captcha, now))
  ) {
    throw new Refusal('captcha.wrong', { value: { captcha: true } });
  }

  const attemptsLeft = await chargeAttempt(db, source, now);
  const member = await findByAccount(db, merchant.code, source.accountKey);
  if (!(await passwords.verify(payload.password, member?.password_hash)) || member === undefined) {
    await noteFailure(db, source, now);
    throw new Refusal('login.failed', { value: { captcha: true, attemptsLeft } });
  }
  await forgetFailures(db, source);
  refuseWrongAudience(merchant, member.type);

  const opened = await openSession(db, merchant.code, member.id, now);
  await noteLogin(db, merchant.code, member.id, address, now);
  return {
    cookie: opened.id,
    value: {
      token: opened.token,
      userName: member.account,
      type: member.type,
      firstTimeLogin: member.first_time_login,
      lastLoginAt: member.last_login_at?.getTime() ?? null,
      lastLoginIp: member.last_login_ip,
    },
  };
}

function refuseWrongAudience(merchant: Merchant, type: number): void {
  const isAgent = AGENT_TYPES.has(type);
  if (merchant.loginAudience === 'member' && isAgent) throw new Refusal('login.not_member');
  if (merchant.loginAudience === 'agent' && !isAgent) throw new Refusal('login.not_agent');
}
