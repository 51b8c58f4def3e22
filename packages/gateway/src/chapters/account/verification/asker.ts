import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Vault } from '../../../kernel/vault/vault.ts';
import { giveName, nameIn, type MarkedCookie } from '../session/marked-cookie.ts';

/** Whose phone it is said to be, and where. */
export interface Phone {
  readonly merchant: string;
  readonly mobile: string;
}

const markedFor = ({ merchant, mobile }: Phone): MarkedCookie => ({
  cookie: '__Host-otp',
  // Longer than any code works.
  seconds: 7200,
  about: ['phone', merchant, mobile],
});

/** The browser that asked for a code for this phone; nothing for one that did not. */
export const askerOf = (vault: Vault, phone: Phone, request: FastifyRequest): string | undefined =>
  nameIn(vault, markedFor(phone), request);

/** The same again, or a browser that asks for the first time. */
export const knowAsker = (
  vault: Vault,
  phone: Phone,
  request: FastifyRequest,
  reply: FastifyReply,
): string => giveName(vault, markedFor(phone), request, reply);
