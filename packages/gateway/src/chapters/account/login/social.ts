import type { Body, Reply } from '@livery/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressSubject, countAgainst, limits } from '../../../http/guards/limits.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Member } from '../member/store.ts';
import { admit } from './admit.ts';
import { identityOf, type Identity } from '../identity/identity.ts';
import { senderOf, usingUp } from '../identity/once.ts';

const providers = {
  google: { flag: 'GOOGLELOGIN3', column: 'google_id' },
  facebook: { flag: 'FBLOGIN3', column: 'facebook_id' },
} as const;

export interface SocialLogin {
  readonly merchant: Merchant;
  readonly body: Body<'socialLogin'>;
  readonly key: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * For accounts that exist: known by the identity, or by an address that both
 * sides have verified. Nobody gets an account here, since nobody was asked for
 * an age or a consent.
 */
export async function socialLogin(
  services: Services,
  { merchant, body, key, request, reply }: SocialLogin,
): Promise<Reply<'login'>> {
  const { db, clock, states } = services;
  const { flag, column } = providers[body.provider];
  if (!states.hasFlag(merchant, flag)) throw new Refusal('permission.denied');
  const address = addressSubject(request.ip);
  await countAgainst(db, limits.loginAddress, merchant.code, address, clock());
  const identity = await identityOf(services, merchant, body.idToken);
  const subject = identity?.[body.provider];
  const refusal = new Refusal('login.failed', { value: { captcha: false } });
  if (identity === undefined || subject === undefined) throw refusal;
  const member =
    (await findBy(db, merchant, column, subject)) ??
    (await link(db, merchant, column, subject, identity));
  if (member === undefined) throw refusal;
  const sender = senderOf(services.vault, { key, request, asked: ['social', body.provider] });
  const shown = { merchant: merchant.code, token: body.idToken, sender };
  const useUp = usingUp(shown, identity.expiresAt, refusal);
  return admit(services, { merchant, member, request, reply, means: body.provider, useUp });
}

type Column = (typeof providers)[keyof typeof providers]['column'];

function findBy(
  db: Services['db'],
  merchant: Merchant,
  column: Column,
  subject: string,
): Promise<Member | undefined> {
  return db
    .selectFrom('member')
    .selectAll()
    .where('merchant', '=', merchant.code)
    .where(column, '=', subject)
    .executeTakeFirst();
}

/** The first time: whoever has the address, unless another identity is linked there already. */
async function link(
  db: Services['db'],
  merchant: Merchant,
  column: Column,
  subject: string,
  { email }: Identity,
): Promise<Member | undefined> {
  if (email === undefined) return undefined;
  return db
    .updateTable('member')
    .set({ [column]: subject })
    .where('merchant', '=', merchant.code)
    .where('email_verified', '=', true)
    .where(column, 'is', null)
    .where((its) => its(its.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .returningAll()
    .executeTakeFirst();
}
