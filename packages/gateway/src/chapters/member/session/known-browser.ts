import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Vault } from '../../../kernel/vault/vault.ts';
import { giveName, nameIn, type MarkedCookie } from '../../../http/guards/marked-cookie.ts';

export interface AccountOfBrowser {
  readonly merchant: string;
  readonly accountKey: string;
  /** With a new password only the browser that set it is known: a thief had the old one. */
  readonly passwordHash: string | null;
}

const markedFor = ({ merchant, accountKey, passwordHash }: AccountOfBrowser): MarkedCookie => ({
  cookie: '__Host-known',
  seconds: 180 * 86_400,
  about: ['account', merchant, accountKey, passwordHash ?? ''],
});

/**
 * A browser that somebody came in with before. It opens nothing: its tries at a
 * password are its own, so that strangers who use up those of an account do not
 * keep its owner out.
 */
export const knownBrowserOf = (
  vault: Vault,
  account: AccountOfBrowser,
  request: FastifyRequest,
): string | undefined => nameIn(vault, markedFor(account), request);

/** For whoever just proved who they are. */
export function knowBrowser(
  vault: Vault,
  account: AccountOfBrowser,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  giveName(vault, markedFor(account), request, reply);
}
