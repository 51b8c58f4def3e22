import { Refusal } from '../../../kernel/refusal.ts';
import type { Router } from '../../../http/router.ts';
import { countFrom, limits } from '../../../http/guards/limits.ts';
import type { Services } from '../../../kernel/services.ts';
import { drawCaptcha } from './draw.ts';
import { speakDigits } from './speak.ts';
import { CAPTCHA_COOKIE, CAPTCHA_LIFE, makeCaptcha, hearCaptcha } from './store.ts';

export function captchaRoutes(route: Router, services: Services): void {
  const { db, clock } = services;

  route('captcha', async ({ merchant, request, reply }) => {
    await countFrom(db, limits.captchaAddress, merchant.code, request.ip, clock());
    const made = await makeCaptcha(services, merchant.code, clock());
    reply.setCookie(CAPTCHA_COOKIE, made.id, {
      path: '/wps',
      httpOnly: true,
      secure: true,
      sameSite: 'lax',
      maxAge: CAPTCHA_LIFE / 1000,
    });
    return (await drawCaptcha(made.answer)).toString('base64');
  });

  route('captchaAudio', async ({ merchant, request }) => {
    await countFrom(db, limits.captchaAddress, merchant.code, request.ip, clock());
    const answer = await hearCaptcha(
      services,
      merchant.code,
      request.cookies[CAPTCHA_COOKIE],
      clock(),
    );
    if (answer === undefined) throw new Refusal('captcha.wrong');
    return speakDigits(answer).toString('base64');
  });
}
