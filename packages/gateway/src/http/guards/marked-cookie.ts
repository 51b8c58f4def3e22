import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Vault } from '../../kernel/vault/vault.ts';

const MARK_BYTES = 18;

/** A name for a browser that it cannot make up: it carries a mark of what it is known for. */
export interface MarkedCookie {
  readonly cookie: string;
  readonly seconds: number;
  /** What the name is for; for anything else it is none. */
  readonly about: readonly string[];
}

const markOf = (vault: Vault, { about }: MarkedCookie, name: string): Buffer =>
  vault.digest('name of a browser', ...about, name).subarray(0, MARK_BYTES);

export function nameIn(
  vault: Vault,
  marked: MarkedCookie,
  { cookies }: Pick<FastifyRequest, 'cookies'>,
): string | undefined {
  const [name = '', mark = ''] = (cookies[marked.cookie] ?? '').split('.');
  const given = Buffer.from(mark, 'base64url');
  const right = markOf(vault, marked, name);
  return given.length === right.length && timingSafeEqual(given, right) ? name : undefined;
}

/** Its name from before, or a new one. */
export function giveName(
  vault: Vault,
  marked: MarkedCookie,
  request: FastifyRequest,
  reply: FastifyReply,
): string {
  const name = nameIn(vault, marked, request) ?? randomBytes(12).toString('base64url');
  const mark = markOf(vault, marked, name).toString('base64url');
  reply.setCookie(marked.cookie, `${name}.${mark}`, {
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'lax',
    maxAge: marked.seconds,
  });
  return name;
}
