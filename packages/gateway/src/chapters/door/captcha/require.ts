import type { FastifyRequest } from 'fastify';
import { isReachedFrom, limits, waitFrom } from '../../../http/guards/limits.ts';
import { requireWork } from '../../../http/guards/proof-of-work.ts';
import { Refusal, type RefusalDetails } from '../../../kernel/refusal.ts';
import type { Services } from '../../../kernel/services.ts';
import { CAPTCHA_COOKIE, consumeCaptcha, wasHeard } from './store.ts';

type Asked = Pick<Services, 'db' | 'vault' | 'clock'>;

/**
 * Whether a person answered, as far as a captcha can tell. Programs hear better
 * than people: where sounds are heard rightly too often, work comes beside them,
 * and is asked for before the captcha is used up.
 */
async function passesCaptcha(
  asked: Asked,
  merchant: string,
  request: FastifyRequest,
  answer: string | undefined,
): Promise<boolean> {
  const { db, clock } = asked;
  const now = clock();
  const id = request.cookies[CAPTCHA_COOKIE];
  if (id === undefined || answer === undefined) return false;
  const isHeard = await wasHeard(db, merchant, id);
  if (isHeard && (await isReachedFrom(db, limits.captchaHeard, merchant, request.ip, now))) {
    await requireWork(asked, merchant, request);
  }
  const isRight = await consumeCaptcha(asked, merchant, id, answer, now);
  if (isRight && isHeard) await waitFrom(db, limits.captchaHeard, merchant, request.ip, now);
  return isRight;
}

export async function requireCaptcha(
  asked: Asked,
  merchant: string,
  request: FastifyRequest,
  answer: string | undefined,
  details: RefusalDetails = {},
): Promise<void> {
  if (await passesCaptcha(asked, merchant, request, answer)) return;
  throw new Refusal('captcha.wrong', details);
}
