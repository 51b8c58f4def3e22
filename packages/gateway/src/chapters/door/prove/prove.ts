import type { Payload, Reply } from '@livery/contract';
import type { FastifyRequest } from 'fastify';
import { transact, type Tx } from '../../../kernel/database/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Session } from '../../../kernel/session.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import {
  authenticatorOf,
  countCode,
  getMember,
  lockMember,
  noteSessionProof,
  type Owner,
  PROOF_LIFE,
  requirePassword,
  requireStillIn,
  spendSecondFactor,
  uncountCode,
} from '../../member/index.ts';
import { requireSigned } from '../passkeys/enter.ts';
import { noteUse } from '../passkeys/store.ts';

interface Proving {
  readonly merchant: Merchant;
  readonly session: Session;
  readonly request: FastifyRequest;
  readonly payload: Payload<'prove'>;
}

/** What still has to hold when the member is locked. */
type Spend = (tx: Tx) => Promise<void>;

/**
 * Whoever sits at a session shows once more who they are, and has five minutes
 * for what guards the account. Where an app gives codes the password alone,
 * which may be how a stranger came in, is no proof.
 */
export async function prove(services: Services, asked: Proving): Promise<Reply<'prove'>> {
  const { db, clock } = services;
  const { merchant, session } = asked;
  const owner = { merchant: merchant.code, memberId: session.memberId };
  const spend = await requireOneProof(services, asked, owner);
  return transact(db, async (tx) => {
    const now = clock();
    await lockMember(tx, owner.merchant, owner.memberId);
    await requireStillIn(tx, owner.merchant, session.idHash);
    await spend(tx);
    await noteSessionProof(tx, owner.merchant, session.idHash, now);
    return { until: now + PROOF_LIFE };
  });
}

async function requireOneProof(services: Services, asked: Proving, owner: Owner): Promise<Spend> {
  const { password, code, credential } = asked.payload;
  if (credential !== undefined) return byPasskey(services, asked, owner, credential);
  if (code !== undefined) return byCode(services, owner, code);
  if (password === undefined) {
    throw new Refusal('request.invalid', { errors: [{ field: 'password', code: 'required' }] });
  }
  if ((await authenticatorOf(services.db, owner)) !== undefined) {
    throw new Refusal('totp.required');
  }
  const member = await getMember(services.db, owner.merchant, owner.memberId);
  await requirePassword(services, member, password);
  return async () => {};
}

async function byCode(services: Services, owner: Owner, code: string): Promise<Spend> {
  const { vault, clock } = services;
  await countCode(services, owner);
  return async (tx) => {
    const fits = await spendSecondFactor(tx, vault, owner, code, clock());
    if (!fits) throw new Refusal('totp.wrong');
    await uncountCode({ db: tx }, owner);
  };
}

/** One of their own: somebody else’s opens that one’s account. */
async function byPasskey(
  services: Services,
  { merchant, request }: Proving,
  owner: Owner,
  credential: NonNullable<Payload<'prove'>['credential']>,
): Promise<Spend> {
  const signed = await requireSigned(services, merchant, { credential }, request);
  if (signed.passkey.member_id !== owner.memberId) throw new Refusal('passkey.invalid');
  return async (tx) => {
    const counted = await noteUse(tx, signed.passkey, signed.use, services.clock());
    if (!counted) throw new Refusal('passkey.invalid');
  };
}
