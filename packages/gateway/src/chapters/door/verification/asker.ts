import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { countIn, limits } from '../../../http/guards/limits.ts';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Vault } from '../../../kernel/vault/vault.ts';
import { giveName, nameIn, type MarkedCookie } from '../../../http/guards/marked-cookie.ts';

/** Whose phone it is said to be, and where. */
export interface Phone {
  readonly merchant: string;
  readonly mobile: string;
}

/** Longer than any code works. */
const SECONDS = 7200;

/** One for all numbers: another tab may ask for another. */
const markedFor = (merchant: string): MarkedCookie => ({
  cookie: '__Host-otp',
  seconds: SECONDS,
  about: ['codes', merchant],
});

/** What the asks of a browser for a phone are counted on. */
export const askSubject = ({ mobile }: Phone, asker: string): string => `${mobile}:${asker}`;

/** The browser that asked for a code for this phone; nothing for one that did not. */
export async function askerOf(
  { db, vault }: { readonly db: Kysely<Database>; readonly vault: Vault },
  phone: Phone,
  request: FastifyRequest,
  now: number,
): Promise<string | undefined> {
  const { merchant } = phone;
  const asker = nameIn(vault, markedFor(merchant), request);
  if (asker === undefined) return undefined;
  const lately = { ...limits.smsBrowser, window: SECONDS * 1000 };
  const asks = await countIn(db, lately, merchant, askSubject(phone, asker), now);
  return asks > 0 ? asker : undefined;
}

/** The same again, or a browser that asks for the first time. */
export const knowAsker = (
  vault: Vault,
  { merchant }: Phone,
  request: FastifyRequest,
  reply: FastifyReply,
): string => giveName(vault, markedFor(merchant), request, reply);
