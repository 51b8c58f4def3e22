import type { Body, Reply } from '@livery/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { Services } from '../../../kernel/services.ts';
import { consumeChallenge } from '../../../kernel/secrets/challenges.ts';
import { admit } from './admit.ts';
import {
  clearDeviceCookie,
  deviceCookie,
  noteEntry,
  setDeviceCookie,
  tellSessions,
  visitorOf,
} from '../../member/index.ts';
import { acceptCredential } from './accept.ts';

export interface RefreshRequest {
  readonly merchant: Merchant;
  readonly body: Body<'refresh'>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A session for a device that was remembered; one refusal for whatever is wrong. */
export async function refresh(
  services: Services,
  { merchant, body, request, reply }: RefreshRequest,
): Promise<Reply<'refresh'>> {
  const { db, clock } = services;
  const isFresh = await consumeChallenge(db, merchant.code, 'device', body.challenge, clock());
  const shown = {
    id: body.credentialId,
    cookie: deviceCookie(request),
    challenge: body.challenge,
    signature: body.signature,
  };
  const now = clock();
  const accepted = isFresh
    ? await acceptCredential(services, merchant.code, shown, now)
    : undefined;
  if (accepted !== undefined && 'stolenFrom' in accepted) {
    const { stolenFrom } = accepted;
    const visitor = visitorOf(services, merchant, request);
    await noteEntry(db, stolenFrom, false, { means: 'device', visitor, now });
    tellSessions(services.live, stolenFrom);
  }
  if (accepted === undefined || 'stolenFrom' in accepted) {
    // A challenge that is too old is no reason to forget the device.
    if (isFresh) clearDeviceCookie(reply);
    throw new Refusal('credential.invalid');
  }
  const { member } = accepted;
  const device = body.credentialId;
  const means = 'device';
  const value = await admit(services, { merchant, member, request, reply, means, device });
  if (accepted.secret !== undefined) setDeviceCookie(reply, body.credentialId, accepted.secret);
  return {
    ...value,
    deviceCredential: { id: body.credentialId, expiresAt: accepted.expiresAt },
  };
}
