import type { Encryption } from '../../../http/encryption/encryption.ts';
import { countFrom, limits } from '../../../http/guards/limits.ts';
import type { Router } from '../../../http/router.ts';
import type { Services } from '../../../kernel/services.ts';
import { socialLogin } from './social.ts';
import { makeChallenge } from '../../../kernel/secrets/challenges.ts';
import { login } from './login.ts';
import { refresh } from './refresh.ts';

export function loginRoutes(route: Router, services: Services, encryption: Encryption): void {
  const { db, clock } = services;

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
}
