import type { Query } from '@livery/contract';
import { countFrom, isReachedFrom, limits } from '../../../http/guards/limits.ts';
import { isFlooded } from '../../../http/guards/totals.ts';
import { DIFFICULTY } from '../../../http/guards/proof-of-work.ts';
import { makeChallenge } from '../../../kernel/secrets/challenges.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Router } from '../../../http/router.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { Services } from '../../../kernel/services.ts';
import { sendsCodes } from '../identity/codes.ts';
import { registrationOf } from '../settings/registration.ts';
import { needsCaptchaFrom } from '../tries/attempts.ts';
import { sendCode } from './sms.ts';

type Scene = Query<'verification'>['scene'];

export function verificationRoutes(route: Router, services: Services): void {
  const { db, clock, states } = services;

  route('verification', async ({ merchant, query, request }) => {
    const { ip } = request;
    const { code } = merchant;
    const { scene } = query;
    await countFrom(db, limits.challengeAddress, code, ip, clock());
    if (scene === 'sms' && sendsCodes(merchant, services.config)) {
      return { captcha: false, firebase: true, challenge: { provider: 'none' } };
    }
    const captcha = await captchaFor(merchant, scene, ip);
    // Work that a refused call asked for, and a message costs it in any case.
    const isWork = scene === 'sms' || scene === 'work';
    if (isWork) {
      const { text, expiresAt } = await makeChallenge(db, code, 'work', clock());
      return {
        captcha,
        challenge: { provider: 'local', salt: text, difficulty: DIFFICULTY, expiresAt },
      };
    }
    return { captcha, challenge: { provider: 'none' } };
  });

  const captchaFor = async (merchant: Merchant, scene: Scene, ip: string): Promise<boolean> => {
    const { code } = merchant;
    if (scene === 'work') return false;
    if (scene === 'register') return (await registrationOf(services, merchant)).captcha;
    if (scene !== 'sms') return needsCaptchaFrom(db, code, ip, clock());
    return (
      (await isReachedFrom(db, limits.smsAddress, code, ip, clock())) ||
      (await isFlooded(services, limits.smsSite, code))
    );
  };

  route('smsNoLogin', ({ merchant, body, request, reply }) => {
    const purpose = body.module === 'CHNGPASSVERIF3' ? 'retrieve' : 'login';
    const flag = purpose === 'retrieve' ? 'CHNGPASSVERIF3' : 'LOGMOBVERF3';
    if (!states.hasFlag(merchant, flag)) throw new Refusal('permission.denied');
    return sendCode(services, { merchant, purpose, body, request, reply });
  });

  route('smsRegister', ({ merchant, body, request, reply }) => {
    if (!states.hasFlag(merchant, 'REGMOBVERF3')) throw new Refusal('permission.denied');
    return sendCode(services, { merchant, purpose: 'register', body, request, reply });
  });
}
