import type { Body, Reply } from '@livery/contract';
import type { FastifyRequest } from 'fastify';
import { transact } from '../../../kernel/database/transact.ts';
import { countFrom, limits } from '../../../http/guards/limits.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Session } from '../../../kernel/session.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import {
  getMember,
  lockMember,
  type Owner,
  requireFreshProof,
  requireStillIn,
  tellOwner,
  visitorOf,
} from '../../member/index.ts';
import { consumeChallenge, makeChallenge } from '../../../kernel/secrets/challenges.ts';
import { partyOf } from './relying-party.ts';
import { insertPasskey, MOST_PASSKEYS, passkeysOf, type Passkey } from './store.ts';
import { ALGORITHMS, challengeIn, verifyMade } from './verify.ts';

export interface Adding {
  readonly merchant: Merchant;
  readonly session: Session;
  readonly request: FastifyRequest;
}

/** How long a browser lets its member look for a finger; the challenge lasts as long. */
export const TIMEOUT = 5 * 60_000;

export async function offerPasskey(
  services: Services,
  { merchant, session, request }: Adding,
): Promise<Reply<'passkeyOptions'>> {
  const { db, clock } = services;
  const now = clock();
  const owner = { merchant: merchant.code, memberId: session.memberId };
  await countFrom(db, limits.challengeAddress, merchant.code, request.ip, now);
  await requireFreshProof(db, merchant.code, session.idHash, now);
  const own = await passkeysOf(db, owner);
  if (own.length >= MOST_PASSKEYS) throw new Refusal('passkey.limit');
  const member = await getMember(db, merchant.code, session.memberId);
  const whom = String(session.memberId);
  const { text } = await makeChallenge(db, merchant.code, 'passkey.add', now, whom);
  return {
    challenge: text,
    rp: { id: partyOf(merchant, request).id, name: merchant.name },
    user: {
      id: handleOf(services, owner, own),
      name: member.account,
      displayName: member.nickname,
    },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: TIMEOUT,
    attestation: 'none',
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    excludeCredentials: own.map(({ id, transports }) => ({ type: 'public-key', id, transports })),
  };
}

export async function addPasskey(
  services: Services,
  { merchant, session, request }: Adding,
  { name, credential }: Body<'addPasskey'>,
): Promise<Reply<'addPasskey'>> {
  const { db, clock } = services;
  const now = clock();
  const owner = { merchant: merchant.code, memberId: session.memberId };
  const whom = String(session.memberId);
  const challenge = challengeIn(credential) ?? '';
  const isOurs = await consumeChallenge(db, merchant.code, 'passkey.add', challenge, now, whom);
  const made = isOurs
    ? await verifyMade(credential, challenge, partyOf(merchant, request))
    : undefined;
  if (made === undefined) throw new Refusal('passkey.invalid');
  const visitor = visitorOf(services, merchant, request);
  const added = await transact(db, async (tx) => {
    // Of two that are added at once, the second sees the first.
    await lockMember(tx, owner.merchant, owner.memberId);
    // A retrieval of the password meanwhile has ended what an intruder added, and would not see this.
    await requireStillIn(tx, owner.merchant, session.idHash);
    const own = await passkeysOf(tx, owner);
    if (own.length >= MOST_PASSKEYS) throw new Refusal('passkey.limit');
    const row = await insertPasskey(tx, {
      merchant: owner.merchant,
      id: made.id,
      member_id: owner.memberId,
      user_handle: handleOf(services, owner, own),
      public_key: Buffer.from(made.publicKey),
      counter: BigInt(made.counter),
      transports: JSON.stringify(credential.response.transports ?? []),
      may_sync: made.maySync,
      is_synced: made.isSynced,
      name: name ?? visitor.device,
      created_at: new Date(now),
      last_used_at: null,
    });
    if (row === undefined) throw new Refusal('passkey.invalid');
    const happening = { merchant, memberId: owner.memberId, visitor, now };
    await tellOwner(services, tx, happening, { what: 'passkey' });
    return row;
  });
  return tell(added);
}

export const tell = (passkey: Passkey): Reply<'addPasskey'> => ({
  id: passkey.id,
  name: passkey.name,
  createdAt: passkey.created_at.getTime(),
  lastUsedAt: passkey.last_used_at?.getTime() ?? null,
  synced: passkey.is_synced,
});

/** One for all passkeys of a member, and over a new LIVERY_KEY as well; it tells nobody who that is. */
function handleOf(
  { vault }: Services,
  { merchant, memberId }: Owner,
  [known]: readonly Passkey[],
): string {
  const made = () => vault.digest('user of a passkey', merchant, String(memberId));
  return known?.user_handle ?? made().toString('base64url');
}
