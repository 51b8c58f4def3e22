import type { Body } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { onThisClock } from '#kernel/http/platform-clock.ts';
import type { Mobile } from './mobile.ts';
import { solveWork } from '@livery/web/http/proof-of-work';

/** What a code is asked for. */
export type Purpose = 'register' | 'login' | 'retrieve';

export interface CodeRequest {
  readonly purpose: Purpose;
  readonly mobile: Mobile;
  /** The digits of a picture, where the platform asked for them. */
  readonly captcha?: string;
  /** Has Firebase send it, where the brand can. */
  readonly byFirebase: ((mobile: Mobile) => Promise<void>) | undefined;
  /** The platform has said already that Firebase sends it. */
  readonly isFirebase: boolean;
}

/** The platform wants the digits of a picture before it sends another code. */
export class CaptchaDemand extends Error {}

const modules = {
  register: 'REGMOBVERF3',
  login: 'LOGMOBVERF3',
  retrieve: 'CHNGPASSVERIF3',
} as const satisfies Record<Purpose, Body<'smsRegister'>['module']>;

/** Where the platform does not say, another code may be asked for after a minute. */
const usualWait = 60_000;

/** Has a code sent to a phone; says when the next may be asked for, by this device's own clock. */
export async function sendCode(
  { purpose, mobile, captcha, byFirebase, isFirebase }: CodeRequest,
  signal?: AbortSignal,
): Promise<number> {
  const fromFirebase = async (send: NonNullable<typeof byFirebase>): Promise<number> => {
    await send(mobile);
    return Date.now() + usualWait;
  };
  if (isFirebase && byFirebase) return fromFirebase(byFirebase);
  const asked = await call('verification', { query: { scene: 'sms' } }, { signal });
  if (asked.firebase && byFirebase) return fromFirebase(byFirebase);
  if (asked.captcha && !captcha) throw new CaptchaDemand();
  const { provider, salt, difficulty } = asked.challenge;
  const isWork = provider === 'local' && salt !== undefined && difficulty !== undefined;
  const body = {
    module: modules[purpose],
    mobileNum: mobile.number,
    countryDialingCode: mobile.dial,
    ...(captcha ? { captcha } : {}),
    ...(isWork
      ? {
          verification: {
            provider,
            lotNumber: salt,
            captchaOutput: await solveWork(salt, difficulty, signal),
          },
        }
      : {}),
  };
  const sent = await call(
    purpose === 'register' ? 'smsRegister' : 'smsNoLogin',
    { body },
    { signal },
  );
  // A platform of another make may leave it out.
  const until = sent.expirationTime as number | undefined;
  return until === undefined ? Date.now() + usualWait : onThisClock(until);
}
