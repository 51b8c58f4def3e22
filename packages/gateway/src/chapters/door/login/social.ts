import type { Body, Reply } from '@livery/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { transact } from '../../../kernel/database/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { Services } from '../../../kernel/services.ts';
import { linkColumns, type Member, type SocialProvider, visitorOf } from '../../member/index.ts';
import { admit } from './admit.ts';
import { identityOf, type Identity } from '../identity/identity.ts';
import { senderOf, usingUp, type UseUp } from '../identity/once.ts';
import { link, makeTicket, type LinkedIdentity } from './link.ts';

const flags = { google: 'GOOGLELOGIN3', facebook: 'FBLOGIN3' } as const;

export interface SocialLogin {
  readonly merchant: Merchant;
  readonly body: Body<'socialLogin'>;
  readonly key: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * For accounts that exist. Nobody gets an account here, since nobody was asked
 * for an age or a consent. A verified address says who may have the account,
 * and its password that it is they: an address that both sides have verified
 * links by itself only where there is no password to ask for.
 */
export async function socialLogin(
  services: Services,
  { merchant, body, key, request, reply }: SocialLogin,
): Promise<Reply<'socialLogin'>> {
  const { db, clock, states } = services;
  const { provider, idToken } = body;
  if (!states.hasFlag(merchant, flags[provider])) throw new Refusal('permission.denied');
  const identity = await identityOf(services, merchant, idToken);
  const subject = identity?.[provider];
  const refusal = new Refusal('login.failed', { value: { captcha: false } });
  if (identity === undefined || subject === undefined) throw refusal;
  const sender = senderOf(services.vault, { key, request, asked: ['social', provider] });
  const shown = { merchant: merchant.code, token: idToken, sender };
  const useUp = usingUp(shown, identity.expiresAt, refusal);
  const linked = { provider, subject };
  const enter = (member: Member, using: UseUp) =>
    admit(services, { merchant, member, request, reply, means: provider, useUp: using });
  const known = await findBy(db, merchant, linked);
  if (known !== undefined) {
    return enter(known, async (tx, memberId) => {
      // Whoever ends the link at this moment has the member locked, and is seen.
      if ((await findBy(tx, merchant, linked))?.id !== memberId) throw refusal;
      return useUp(tx, memberId);
    });
  }
  const member = await findUnlinked(db, merchant, provider, identity);
  if (member === undefined) throw refusal;
  const owner = { merchant: merchant.code, memberId: member.id };
  if (member.password_hash === null) {
    const visitor = visitorOf(services, merchant, request);
    return enter(member, async (tx, memberId) => {
      if (!(await link(services, tx, { merchant, visitor, memberId }, linked))) throw refusal;
      return useUp(tx, memberId);
    });
  }
  const ticket = await transact(db, async (tx) => {
    await useUp(tx, member.id);
    return makeTicket(tx, owner, linked, clock());
  });
  return { link: true, ticket };
}

function findBy(
  db: Services['db'],
  merchant: Merchant,
  { provider, subject }: LinkedIdentity,
): Promise<Member | undefined> {
  return db
    .selectFrom('member')
    .selectAll()
    .where('merchant', '=', merchant.code)
    .where(linkColumns[provider], '=', subject)
    .executeTakeFirst();
}

/** Whoever has the address, unless another identity is linked there already. */
async function findUnlinked(
  db: Services['db'],
  merchant: Merchant,
  provider: SocialProvider,
  { email }: Identity,
): Promise<Member | undefined> {
  if (email === undefined) return undefined;
  return db
    .selectFrom('member')
    .selectAll()
    .where('merchant', '=', merchant.code)
    .where('email_verified', '=', true)
    .where(linkColumns[provider], 'is', null)
    .where((its) => its(its.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
}
