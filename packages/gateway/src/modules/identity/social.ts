import type { Body, Reply } from '@livery/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressSubject, countAgainst, limits } from '../../http/limits.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Merchant } from '../../merchants.ts';
import type { Platform } from '../../platform.ts';
import { admit } from '../session/admit.ts';
import { identityOf } from './identity.ts';

const providers = {
  google: { flag: 'GOOGLELOGIN3', column: 'google_id' },
  facebook: { flag: 'FBLOGIN3', column: 'facebook_id' },
} as const;

export interface SocialLogin {
  readonly merchant: Merchant;
  readonly body: Body<'socialLogin'>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * For accounts that exist: known by the identity, or by an address that both
 * sides have verified. Nobody gets an account here, since nobody was asked for
 * an age or a consent.
 */
export async function socialLogin(
  platform: Platform,
  { merchant, body, request, reply }: SocialLogin,
): Promise<Reply<'login'>> {
  const { db, clock, states } = platform;
  const { flag, column } = providers[body.provider];
  if (!states.hasFlag(merchant, flag)) throw new Refusal('permission.denied');
  const address = addressSubject(request.ip);
  await countAgainst(db, limits.loginAddress, merchant.code, address, clock());
  const identity = await identityOf(platform, merchant, body.idToken);
  const subject = identity[body.provider];
  if (subject === undefined) throw new Refusal('login.failed', { value: { captcha: false } });
  const candidates = await db
    .selectFrom('member')
    .selectAll()
    .where('merchant', '=', merchant.code)
    .where((its) =>
      its.or([
        its(column, '=', subject),
        its.and([
          its('email_verified', '=', true),
          its(its.fn<string>('lower', ['email']), '=', identity.email?.toLowerCase() ?? ''),
        ]),
      ]),
    )
    .execute();
  const member = candidates.find((one) => one[column] === subject) ?? candidates[0];
  const isOther = member !== undefined && member[column] !== null && member[column] !== subject;
  if (member === undefined || isOther) {
    throw new Refusal('login.failed', { value: { captcha: false } });
  }
  if (member[column] === null) {
    await db
      .updateTable('member')
      .set({ [column]: subject })
      .where('merchant', '=', merchant.code)
      .where('id', '=', member.id)
      .execute();
  }
  return admit(platform, { merchant, member, request, reply });
}
