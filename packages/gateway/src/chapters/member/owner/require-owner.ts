import type { FastifyRequest } from 'fastify';
import { countAgainst, limits } from '../../../http/guards/limits.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Session } from '../../../kernel/session.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { requireFreshProof } from '../session/proof.ts';
import type { Member } from '../store.ts';

/** Somebody asks for a change of what guards their account. */
export interface OwnRequest {
  readonly merchant: Merchant;
  readonly session: Session;
  readonly request: FastifyRequest;
}

/** A session that somebody left open must not change what guards the account. */
export const requireOwner = (
  { db, clock }: Services,
  { merchant, session }: Pick<OwnRequest, 'merchant' | 'session'>,
): Promise<void> => requireFreshProof(db, merchant.code, session.idHash, clock());

export async function requirePassword(
  { db, clock, passwords }: Services,
  { merchant, id, password_hash }: Member,
  password: string | undefined,
): Promise<void> {
  await countAgainst(db, limits.passwordMember, merchant, String(id), clock());
  if (await passwords.verify(merchant, password ?? '', password_hash)) return;
  throw new Refusal('password.old_wrong');
}
