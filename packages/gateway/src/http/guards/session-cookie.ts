import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionProof } from '../../kernel/session.ts';

/** `__Host-` makes the browser insist on Secure, Path=/ and no Domain. */
const SESSION_COOKIE = '__Host-sid';

/** Both halves or nothing: the cookie, and the token that is bound to it. */
export function sessionProof(request: FastifyRequest): SessionProof | null {
  const id = sessionCookie(request);
  const token = /^Bearer ([\w-]{16,128})$/.exec(request.headers.authorization ?? '')?.[1];
  return id === undefined || token === undefined ? null : { id, token };
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
