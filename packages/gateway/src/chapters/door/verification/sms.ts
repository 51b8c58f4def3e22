import type { Body } from '@livery/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { transact, type Tx } from '../../../kernel/database/transact.ts';
import { domainOf } from '../../../http/hosts/asked.ts';
import {
  countAgainst,
  countFrom,
  countOne,
  limits,
  waitFor,
  waitFrom,
} from '../../../http/guards/limits.ts';
import { isFlood } from '../../../http/guards/totals.ts';
import { acceptsWork, hasWorked } from '../../../http/guards/proof-of-work.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { RowKey } from '../../../kernel/senders/outbox/rows.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { Services } from '../../../kernel/services.ts';
import { requireCaptcha } from '../captcha/require.ts';
import { askSubject, knowAsker } from './asker.ts';
import {
  forgetOpenCode,
  makeCode,
  makeOpenCode,
  openCodeEnds,
  openSubject,
  type Purpose,
  type Whose,
} from './codes.ts';
import { dialled, requireNumber } from './phone.ts';
import { boundTo, textsFor } from './texts.ts';

export interface SmsRequest {
  readonly merchant: Merchant;
  readonly purpose: Purpose;
  readonly body: Body<'smsNoLogin'>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Sends a code, or does as if. To a number nobody here has, no log-in code is
 * sent, yet the answer comes as fast and in the same words: who has an account
 * is not told.
 */
export async function sendCode(
  services: Services,
  asked: SmsRequest,
): Promise<{ expirationTime: number }> {
  const { db, clock, outbox, vault } = services;
  const { merchant, purpose, body, request, reply } = asked;
  const now = clock();
  const { code: site } = merchant;
  const mobile = requireNumber(merchant, body);
  await countFrom(db, limits.smsAddressMost, site, request.ip, now);
  // Before the captcha: what a person did is not spent on what a machine can do again.
  await requireSolved(services, asked);
  const isOften = (await waitFrom(db, limits.smsAddress, site, request.ip, now)) > 0;
  const isMuch = await isFlood(services, limits.smsSite, site, request);
  if (isOften || isMuch) {
    await requireCaptcha(services, site, request, body.captcha, { params: { captcha: 1 } });
  }
  const whose = { merchant: site, mobile, purpose };
  const asker = knowAsker(vault, whose, request, reply);
  await countAgainst(db, limits.smsBrowser, site, askSubject(whose, asker), now);
  const isForMember = purpose !== 'register';
  const written = await transact(db, async (tx) => {
    const { count, since } = await countOne(tx, limits.smsNumber, site, mobile, now);
    const isLast = count > limits.smsNumber.limit;
    const isSent = isLast && (await waitFor(tx, limits.smsOpen, site, openSubject(whose), now)) > 0;
    const ends = isSent ? await openCodeEnds({ db: tx }, whose, now) : undefined;
    if (ends !== undefined) return { nextAt: ends };
    return writeCode(services, tx, asked, {
      whose,
      asker,
      window: isLast ? since : undefined,
      now,
    });
  });
  // Not waited for: how long it takes must not tell whether there is a member to send it to.
  if (isForMember) outbox.wake();
  else if ('held' in written) {
    await outbox.sendHeld(written.held).catch(async (error: unknown) => {
      request.log.warn({ err: error }, 'a code could not be sent');
      if (written.isOpen) await forgetOpenCode(services, whose);
      throw new Refusal('sms.failed', { headers: { 'retry-after': '60' } });
    });
  }
  return { expirationTime: written.nextAt };
}

async function requireSolved(
  services: Services,
  { merchant, body, request }: SmsRequest,
): Promise<void> {
  const { provider, lotNumber = '', captchaOutput = '' } = body.verification ?? {};
  const inBody = provider === 'local' ? { salt: lotNumber, answer: captchaOutput } : undefined;
  if (await acceptsWork(services, merchant.code, inBody)) return;
  if (await hasWorked(services, merchant.code, request)) return;
  throw new Refusal('verification.required');
}

interface Writing {
  readonly whose: Whose;
  readonly asker: string;
  /** In which the number has had all its codes, if it has: this is one for whoever has the phone. */
  readonly window: Date | undefined;
  readonly now: number;
}

interface Written {
  /** When the next may be asked for. It is not how long this one lives. */
  readonly nextAt: number;
  readonly isOpen: boolean;
  readonly held: RowKey;
}

/** The code and the message that holds it: both or neither. */
async function writeCode(
  { outbox, vault }: Services,
  tx: Tx,
  { merchant, purpose, request }: SmsRequest,
  { whose, asker, window, now }: Writing,
): Promise<Written> {
  const kept = { db: tx, vault };
  const isOpen = window !== undefined;
  const { code, expiresAt } = isOpen
    ? await makeOpenCode(kept, whose, window, now)
    : await makeCode(kept, whose, asker, now);
  const texts = textsFor(request.headers['language']);
  const words = isOpen ? texts.openCode : texts.code;
  const bound = boundTo(domainOf(merchant, request), code);
  const text = words(merchant.name, code) + bound;
  const takeBack = purpose === 'retrieve' ? texts.takeBackCode(merchant.name, code) + bound : '';
  const { mobile } = whose;
  const draft = {
    merchant: merchant.code,
    topic: `${purpose}:${mobile}:${isOpen ? '' : asker}`,
    expiresAt,
    content:
      purpose === 'register'
        ? ({
            kind: 'sms',
            message: { merchant: merchant.code, to: dialled(mobile), text },
          } as const)
        : ({ kind: 'sms', step: 'code', data: { mobile, text, takeBack } } as const),
  };
  // After one for whoever has the phone none is sent while that lives.
  const nextAt = isOpen ? expiresAt : now + limits.smsBrowser.window;
  return { nextAt, isOpen, held: await outbox.write(tx, draft, purpose === 'register') };
}
