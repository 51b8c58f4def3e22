import type { FastifyReply, FastifyRequest } from 'fastify';
import { GUEST } from '../../../kernel/member-types.ts';
import { randomInt } from 'node:crypto';
import { sessionCookie, setSessionCookie } from '../../../http/guards/session-cookie.ts';
import { limits } from '../../../http/guards/limits.ts';
import { isFlood } from '../../../http/guards/totals.ts';
import { admitFrom, requireWork } from '../../../http/guards/proof-of-work.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Router } from '../../../http/router.ts';
import { practiceBarrier } from '../../../kernel/sites/policy/policy.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { Services } from '../../../kernel/services.ts';
import { hashSecret, newSecret } from '../../../kernel/secrets/secrets.ts';
import {
  accountKey,
  endFormer,
  findByAccount,
  openSession,
  visitorOf,
} from '../../member/index.ts';
import { createGuest } from './guest.ts';

/** Proves that the guest's account was made for this browser: its name alone opens nothing. */
const COOKIE = 'wps_trial';
const SECONDS = 3600;

export function trialRoutes(route: Router, services: Services): void {
  const { db, clock } = services;

  const create = async (merchant: Merchant, request: FastifyRequest) => {
    // Of a guest nothing is known.
    const barrier = practiceBarrier(merchant, { isGuest: true, level: 0 });
    if (barrier !== undefined) throw new Refusal(barrier);
    await admitFrom(services, limits.trialAddress, merchant.code, request);
    if (await isFlood(services, limits.trialSite, merchant.code, request)) {
      await requireWork(services, merchant.code, request);
    }
    // So many that two guests do not meet.
    const name = `guest_${randomInt(1e12, 1e13)}`;
    return { name, ...(await createGuest(services, merchant, name)) };
  };

  const account = async (merchant: Merchant, request: FastifyRequest, reply: FastifyReply) => {
    const secret = newSecret();
    const { name } = await create(merchant, request);
    await db
      .updateTable('member')
      .set({ profile: JSON.stringify({ trial: hashSecret(secret).toString('base64url') }) })
      .where('merchant', '=', merchant.code)
      .where('account_key', '=', accountKey(name))
      .execute();
    const attributes = { path: '/wps', httpOnly: true, secure: true, sameSite: 'lax' } as const;
    reply.setCookie(COOKIE, `${name}.${secret}`, { ...attributes, maxAge: SECONDS });
    return { userName: name };
  };

  const prepared = async (merchant: Merchant, request: FastifyRequest, userName: string) => {
    const [name, secret = ''] = (request.cookies[COOKIE] ?? '').split('.');
    const member = await findByAccount(db, merchant.code, accountKey(userName));
    const isOwn =
      name === userName &&
      member?.type === GUEST &&
      member.profile['trial'] === hashSecret(secret).toString('base64url') &&
      clock() - member.created_at.getTime() < SECONDS * 1000;
    if (!isOwn) throw new Refusal('permission.denied');
    return { id: member.id, name: member.account };
  };

  route('trialAccount', ({ merchant, request, reply }) => account(merchant, request, reply));
  route('trialAccountPost', ({ merchant, request, reply }) => account(merchant, request, reply));

  route('trial', async ({ merchant, body, request, reply }) => {
    const { userName, ageConfirmed } = body;
    if (merchant.policy.demo === 'ageConfirmed' && ageConfirmed !== true) {
      throw new Refusal('age.under', { params: { age: merchant.minAge } });
    }
    const guest =
      userName === undefined
        ? await create(merchant, request)
        : await prepared(merchant, request, userName);
    const opened = await openSession(db, {
      merchant: merchant.code,
      memberId: guest.id,
      now: clock(),
      visitor: visitorOf(services, merchant, request),
    });
    const former = sessionCookie(request);
    if (former !== undefined) await endFormer(services, merchant.code, hashSecret(former), clock());
    setSessionCookie(reply, opened.id);
    return { token: opened.token, userName: guest.name, customerType: 4 };
  });
}
