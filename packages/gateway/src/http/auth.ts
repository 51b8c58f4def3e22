import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Merchant } from '../merchants.ts';
import { findSession, type Session } from '../modules/session/store.ts';

/** `__Host-` makes the browser insist on Secure, Path=/ and no Domain. */
const SESSION_COOKIE = '__Host-sid';

/** Both halves or nobody: the cookie, and the token that is bound to it. */
export async function authenticate(
  db: Kysely<Database>,
  merchant: Merchant,
  request: FastifyRequest,
  now: number,
): Promise<Session | null> {
  const id = sessionCookie(request);
  const token = /^Bearer ([\w-]{16,128})$/.exec(request.headers.authorization ?? '')?.[1];
  if (id === undefined || token === undefined) return null;
  return findSession(db, merchant, { id, token }, now);
}

export function sessionCookie(request: FastifyRequest): string | undefined {
  return request.cookies[SESSION_COOKIE];
}

const attributes: CookieSerializeOptions = {
  path: '/',
  httpOnly: true,
  secure: true,
  sameSite: 'lax',
};

export function setSessionCookie(reply: FastifyReply, id: string): void {
  reply.setCookie(SESSION_COOKIE, id, attributes);
}

export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(SESSION_COOKIE, attributes);
}
