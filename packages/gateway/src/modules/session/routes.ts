import { randomInt } from 'node:crypto';
import { clearSessionCookie, sessionCookie, setSessionCookie } from '../../http/auth.ts';
import type { Encryption } from '../../http/encryption.ts';
import { addressSubject, countAgainst, limits } from '../../http/limits.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Router } from '../../http/router.ts';
import type { Platform } from '../../platform.ts';
import { hashSecret } from '../../secrets.ts';
import { CAPTCHA_COOKIE } from '../captcha/store.ts';
import { login } from './login.ts';
import { endEverySession, endSession, openSession } from './store.ts';
import { createTrialMember } from './trial.ts';

export function sessionRoutes(route: Router, platform: Platform, encryption: Encryption): void {
  const { db, clock } = platform;

  route('sessionKey', ({ merchant }) => encryption.currentKey(merchant.code));

  route('login', async ({ merchant, payload, request, reply }) => {
    if (payload.type !== 'username') throw new Refusal('permission.denied');
    const captchaId = request.cookies[CAPTCHA_COOKIE];
    const loggedIn = await login(platform, { merchant, payload, address: request.ip, captchaId });
    const former = sessionCookie(request);
    if (former !== undefined) await endSession(db, merchant.code, hashSecret(former));
    setSessionCookie(reply, loggedIn.cookie);
    return loggedIn.value;
  });

  route('trial', async ({ merchant, request, reply }) => {
    if (merchant.flags['FREEPLAY3'] !== true) throw new Refusal('permission.denied');
    const subject = addressSubject(request.ip);
    await countAgainst(db, limits.trialAddress, merchant.code, subject, clock());
    const name = `guest_${randomInt(1e8, 1e9)}`;
    const member = await createTrialMember(db, merchant, name, clock());
    const opened = await openSession(db, merchant.code, member.id, clock());
    const former = sessionCookie(request);
    if (former !== undefined) await endSession(db, merchant.code, hashSecret(former));
    setSessionCookie(reply, opened.id);
    return { token: opened.token, userName: name, customerType: 4 };
  });

  route('logout', async ({ merchant, session, query, reply }) => {
    if (query.all === '1') await endEverySession(db, merchant.code, session.memberId);
    else await endSession(db, merchant.code, session.idHash);
    clearSessionCookie(reply);
    return null;
  });
}
