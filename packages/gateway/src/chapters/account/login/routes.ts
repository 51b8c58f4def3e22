import { transact } from '../../../kernel/database/transact.ts';
import { clearSessionCookie } from '../../../http/guards/session-cookie.ts';
import type { Encryption } from '../../../http/encryption/encryption.ts';
import { countFrom, limits } from '../../../http/guards/limits.ts';
import type { Router } from '../../../http/router.ts';
import type { Services } from '../../../kernel/services.ts';
import { socialLogin } from './social.ts';
import { lockMember } from '../member/store.ts';
import { makeChallenge } from '../../../kernel/challenges.ts';
import { clearDeviceCookie, endCredentials } from '../session/credentials.ts';
import { login } from './login.ts';
import { refresh } from './refresh.ts';
import { endEverySession, endSession, tellSessions } from '../session/store.ts';

export function sessionRoutes(route: Router, services: Services, encryption: Encryption): void {
  const { db, clock, events, live } = services;

  route('sessionKey', ({ merchant }) => encryption.currentKey(merchant.code));

  const byAddress = { from: limits.loginAddress };

  route(
    'login',
    ({ merchant, payload, key, request, reply }) =>
      login(services, { merchant, payload, key, request, reply }),
    { ...byAddress, hashes: true },
  );

  route(
    'socialLogin',
    ({ merchant, body, key, request, reply }) =>
      socialLogin(services, { merchant, body, key, request, reply }),
    byAddress,
  );

  route('sessionChallenge', async ({ merchant, request }) => {
    await countFrom(db, limits.challengeAddress, merchant.code, request.ip, clock());
    const { text, expiresAt } = await makeChallenge(db, merchant.code, 'device', clock());
    return { challenge: text, expiresAt };
  });

  route(
    'refresh',
    ({ merchant, body, request, reply }) => refresh(services, { merchant, body, request, reply }),
    byAddress,
  );

  route('logout', async ({ merchant, session, query, reply }) => {
    const owner = { merchant: merchant.code, memberId: session.memberId };
    if (query.all === '1') {
      await transact(db, async (tx) => {
        await lockMember(tx, merchant.code, session.memberId);
        await endCredentials(tx, owner);
        await endEverySession({ db: tx, events }, merchant.code, session.memberId, clock());
      });
      clearDeviceCookie(reply);
    } else await endSession(services, merchant.code, session.idHash, clock());
    tellSessions(live, owner);
    clearSessionCookie(reply);
    // Theme, language and the remembered device stay where they are.
    reply.header('clear-site-data', '"cache"');
    return null;
  });
}
