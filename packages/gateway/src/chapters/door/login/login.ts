import type { Payload, Reply } from '@livery/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { Services } from '../../../kernel/services.ts';
import { identityOf } from '../identity/identity.ts';
import { senderOf, usingUp } from '../identity/once.ts';
import { findByMobile, type Member, visitorOf } from '../../member/index.ts';
import { consumeCode } from '../verification/codes.ts';
import { mobileKey } from '../verification/phone.ts';
import { admit } from './admit.ts';
import { byPassword, type Proof } from './by-password.ts';
import { linking, tryTicket } from './link.ts';

export interface LoginRequest {
  readonly merchant: Merchant;
  readonly payload: Payload<'login'>;
  readonly key: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type By<T> = Extract<Payload<'login'>, { type: T }>;

export async function login(services: Services, asked: LoginRequest): Promise<Reply<'login'>> {
  const { merchant, payload, request, reply } = asked;
  const proven = await prove(services, asked);
  const { remember } = payload;
  return admit(services, { merchant, request, reply, ...proven, ...(remember && { remember }) });
}

function prove(services: Services, asked: LoginRequest): Promise<Proof> {
  const { payload } = asked;
  if (payload.type === 'username') return byName(services, asked, payload);
  if (!services.states.hasFlag(asked.merchant, 'LOGMOBVERF3')) {
    return Promise.reject(new Refusal('permission.denied'));
  }
  return payload.type === 'sms'
    ? byCode(services, asked, payload)
    : byFirebase(services, asked, payload);
}

async function byName(
  services: Services,
  { merchant, request }: LoginRequest,
  payload: By<'username'>,
): Promise<Proof> {
  const { ticket } = payload;
  if (ticket !== undefined) {
    await tryTicket(services.db, merchant.code, ticket, services.clock());
  }
  const proof = await byPassword(services, { merchant, request, payload });
  // A password for one use was sent to the address: it proves no more than the identity did.
  if (ticket === undefined || proof.means === 'once') return proof;
  const visitor = visitorOf(services, merchant, request);
  return { ...proof, useUp: linking(services, { merchant, visitor }, ticket) };
}

async function byCode(
  services: Services,
  { merchant, request }: LoginRequest,
  { countryDialingCode, mobileNum, verificationCode }: By<'sms'>,
): Promise<Proof> {
  const mobile = mobileKey(countryDialingCode, mobileNum);
  const whose = { merchant: merchant.code, mobile, purpose: 'login' } as const;
  await consumeCode(services, whose, verificationCode, request);
  return { member: await requireMobile(services.db, merchant, mobile), means: 'sms' };
}

async function byFirebase(
  services: Services,
  { merchant, request, key }: LoginRequest,
  { firebaseIdToken: token }: By<'firebase'>,
): Promise<Proof> {
  const identity = await identityOf(services, merchant, token);
  const refusal = new Refusal('login.failed', { value: { captcha: false } });
  if (identity?.mobile === undefined) throw refusal;
  const member = await requireMobile(services.db, merchant, identity.mobile);
  const sender = senderOf(services.vault, { key, request, asked: ['login'] });
  const shown = { merchant: merchant.code, token, sender };
  return { member, means: 'firebase', useUp: usingUp(shown, identity.expiresAt, refusal) };
}

/** A code goes only to members, so whoever has one knows of the account already. */
async function requireMobile(
  db: Services['db'],
  merchant: Merchant,
  mobile: string,
): Promise<Member> {
  const member = await findByMobile(db, merchant.code, mobile);
  if (member === undefined) throw new Refusal('login.failed', { value: { captcha: false } });
  return member;
}
