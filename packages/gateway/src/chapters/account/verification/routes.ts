import { addressSubject, countAgainst, isReached, limits } from '../../../http/guards/limits.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Router } from '../../../http/router.ts';
import type { Services } from '../../../kernel/services.ts';
import { sendsCodes } from '../identity/codes.ts';
import { registrationOf } from '../settings/registration.ts';
import { needsCaptchaFrom } from '../session/attempts.ts';
import { needsWork } from './asks.ts';
import { DIFFICULTY, makeChallenge } from './challenge.ts';
import { sendCode } from './sms.ts';

export function verificationRoutes(route: Router, services: Services): void {
  const { db, clock, states } = services;

  route('verification', async ({ merchant, query, request }) => {
    const address = addressSubject(request.ip);
    await countAgainst(db, limits.challengeAddress, merchant.code, address, clock());
    if (query.scene === 'sms' && sendsCodes(merchant, services.config)) {
      return { captcha: false, firebase: true, challenge: { provider: 'none' } };
    }
    const isWork =
      query.scene === 'sms' ||
      (query.scene === 'register' && (await needsWork(services, merchant.code, address)));
    const captcha =
      query.scene === 'register'
        ? (await registrationOf(services, merchant)).captcha
        : query.scene === 'sms'
          ? await isReached(db, limits.smsAddress, merchant.code, address, clock())
          : await needsCaptchaFrom(db, merchant.code, address, clock());
    if (isWork) {
      const { text, expiresAt } = await makeChallenge(db, merchant.code, 'work', clock());
      return {
        captcha,
        challenge: { provider: 'local', salt: text, difficulty: DIFFICULTY, expiresAt },
      };
    }
    return { captcha, challenge: { provider: 'none' } };
  });

  route('smsNoLogin', ({ merchant, body, request }) => {
    const purpose = body.module === 'CHNGPASSVERIF3' ? 'retrieve' : 'login';
    const flag = purpose === 'retrieve' ? 'CHNGPASSVERIF3' : 'LOGMOBVERF3';
    if (!states.hasFlag(merchant, flag)) throw new Refusal('permission.denied');
    return sendCode(services, { merchant, purpose, body, request });
  });

  route('smsRegister', ({ merchant, body, request }) => {
    if (!states.hasFlag(merchant, 'REGMOBVERF3')) throw new Refusal('permission.denied');
    return sendCode(services, { merchant, purpose: 'register', body, request });
  });
}
