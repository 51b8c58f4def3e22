import type { Body } from '@livery/contract';
import type { FastifyRequest } from 'fastify';
import { transact } from '../../../kernel/database/transact.ts';
import { domainOf } from '../../../http/hosts/asked.ts';
import { addressSubject, countAgainst, isBeyond, limits } from '../../../http/guards/limits.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { Services } from '../../../kernel/services.ts';
import { CAPTCHA_COOKIE, consumeCaptcha } from '../captcha/store.ts';
import { countries } from '../../site/index.ts';
import { acceptsWork } from './challenge.ts';
import { makeCode, type Purpose } from './codes.ts';
import { dialled, mobileKey } from './phone.ts';
import { boundTo, textsFor } from './texts.ts';

export interface SmsRequest {
  readonly merchant: Merchant;
  readonly purpose: Purpose;
  readonly body: Body<'smsNoLogin'>;
  readonly request: FastifyRequest;
}

/**
 * Sends a code, or does as if. To a number nobody here has, no log-in code is
 * sent, yet the answer comes as fast and in the same words: who has an account
 * is not told.
 */
export async function sendCode(
  { db, clock, outbox, vault }: Services,
  { merchant, purpose, body, request }: SmsRequest,
): Promise<{ expirationTime: number }> {
  const now = clock();
  const { code: site } = merchant;
  const number = body.mobileNum ?? body.mobileNo;
  if (number === undefined) {
    throw new Refusal('request.invalid', { errors: [{ field: 'mobileNum', code: 'required' }] });
  }
  requireCountry(body.countryDialingCode);
  const mobile = mobileKey(body.countryDialingCode, number);
  const address = addressSubject(request.ip);
  await countAgainst(db, limits.smsAddressMost, site, address, now);
  // Before the captcha: what a person did is not spent on what a machine can do again.
  if (!(await acceptsWork(db, site, body.verification, now))) {
    throw new Refusal('verification.required');
  }
  if (await isBeyond(db, limits.smsAddress, site, address, now)) {
    const captchaId = request.cookies[CAPTCHA_COOKIE];
    if (!(await consumeCaptcha({ db, vault }, site, captchaId, body.captcha, now))) {
      throw new Refusal('captcha.wrong', { params: { captcha: 1 } });
    }
  }
  await countAgainst(db, limits.smsNumberMinute, site, mobile, now);
  await countAgainst(db, limits.smsNumberHour, site, mobile, now);

  const texts = textsFor(request.headers['language']);
  const isForMember = purpose !== 'register';
  const { expiresAt, held } = await transact(db, async (tx) => {
    const made = await makeCode({ db: tx, vault }, { merchant: site, mobile, purpose }, now);
    const text =
      texts.code(merchant.name, made.code) + boundTo(domainOf(merchant, request), made.code);
    const draft = {
      merchant: site,
      topic: `${purpose}:${mobile}`,
      expiresAt: made.expiresAt,
      content: isForMember
        ? ({ kind: 'sms', step: 'code', data: { mobile, text } } as const)
        : ({ kind: 'sms', message: { merchant: site, to: dialled(mobile), text } } as const),
    };
    return { ...made, held: await outbox.write(tx, draft, !isForMember) };
  });
  // Not waited for: how long it takes must not tell whether there is a member to send it to.
  if (isForMember) outbox.wake();
  else {
    await outbox.sendHeld(held).catch((error: unknown) => {
      request.log.warn({ err: error }, 'a code could not be sent');
      throw new Refusal('sms.failed', { headers: { 'retry-after': '60' } });
    });
  }
  return { expirationTime: expiresAt };
}

const dialingCodes = new Set(countries.map(({ dialingCode }) => dialingCode.slice(1)));

/** With a code nobody has, one phone would have many numbers, and each its own limits. */
function requireCountry(dialingCode: string): void {
  if (dialingCodes.has(dialingCode.replace(/^\+/, ''))) return;
  throw new Refusal('request.invalid', { errors: [{ field: 'countryDialingCode', code: 'enum' }] });
}
