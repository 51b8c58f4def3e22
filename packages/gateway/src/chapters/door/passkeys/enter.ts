import type { Body, Reply } from '@livery/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { getMember, noteEntry, visitorOf } from '../../member/index.ts';
import { admit } from '../login/admit.ts';
import { consumeChallenge } from '../../../kernel/secrets/challenges.ts';
import { partyOf } from './relying-party.ts';
import { findPasskey, noteUse, type Passkey } from './store.ts';
import { challengeIn, verifySigned, type SignedPasskey } from './verify.ts';

export interface PasskeyLogin {
  readonly merchant: Merchant;
  readonly body: Body<'passkeyLogin'>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** One refusal for whatever is wrong, whether the passkey is known or not. */
export async function passkeyLogin(
  services: Services,
  { merchant, body, request, reply }: PasskeyLogin,
): Promise<Reply<'passkeyLogin'>> {
  const { db, clock } = services;
  const now = clock();
  const { passkey, use } = await requireSigned(services, merchant, body, request);
  const owner = { merchant: merchant.code, memberId: passkey.member_id };
  if (!(await noteUse(db, passkey, use, now))) {
    const visitor = visitorOf(services, merchant, request);
    await noteEntry(db, owner, false, { means: 'passkey', visitor, now });
    request.log.warn({ member: String(owner.memberId) }, 'a passkey counted backwards');
    throw new Refusal('passkey.invalid');
  }
  const member = await getMember(db, merchant.code, passkey.member_id);
  return admit(services, {
    merchant,
    member,
    request,
    reply,
    means: 'passkey',
    // Whoever takes it away at this moment locks the member first, and is seen.
    useUp: async (tx) => {
      if ((await findPasskey(tx, merchant.code, passkey.id)) !== undefined) return true;
      throw new Refusal('passkey.invalid');
    },
  });
}

/** Signed by a passkey that is known here, whoever’s it is. */
export async function requireSigned(
  { db, clock }: Services,
  merchant: Merchant,
  { credential }: Body<'passkeyLogin'>,
  request: FastifyRequest,
): Promise<{ passkey: Passkey; use: SignedPasskey }> {
  const challenge = challengeIn(credential) ?? '';
  const isOurs = await consumeChallenge(db, merchant.code, 'passkey.login', challenge, clock());
  const passkey = await findPasskey(db, merchant.code, credential.id);
  const isTheirs = passkey?.user_handle === credential.response.userHandle;
  const use =
    isOurs && passkey !== undefined && isTheirs
      ? await verifySigned(credential, challenge, partyOf(merchant, request), passkey)
      : undefined;
  if (passkey === undefined || use === undefined) throw new Refusal('passkey.invalid');
  return { passkey, use };
}
