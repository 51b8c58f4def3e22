import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { consumeChallenge } from '../../kernel/secrets/challenges.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { countFrom, type Limit, waitFrom, worked } from './limits.ts';

/** Some 16,000 hashes: nothing for a phone, a cost for a flood. */
export const DIFFICULTY = 14;

type Asked = Pick<Services, 'db' | 'clock'>;

/** A challenge of `verification` and what was found for it. */
export interface DoneWork {
  readonly salt: string;
  readonly answer: string;
}

/** Whether SHA-256 of salt and answer begins with enough zero bits. */
function isDone({ salt, answer }: DoneWork): boolean {
  const digest = createHash('sha256').update(`${salt}${answer}`).digest();
  return digest.readUInt32BE(0) >>> (32 - DIFFICULTY) === 0;
}

/** The cheap look first: a wrong answer costs no statement, and leaves the salt usable. */
export async function acceptsWork(
  { db, clock }: Asked,
  merchant: string,
  work: DoneWork | undefined,
): Promise<boolean> {
  if (work === undefined || !isDone(work)) return false;
  return consumeChallenge(db, merchant, 'work', work.salt, clock());
}

function workIn({ headers }: FastifyRequest): DoneWork | undefined {
  const { work } = headers;
  if (typeof work !== 'string' || work.length > 128) return undefined;
  const [, salt, answer] = /^([\w-]{43})\.([\w-]{1,64})$/.exec(work) ?? [];
  return salt === undefined || answer === undefined ? undefined : { salt, answer };
}

/** DoneWork is used up when it is looked at, and a request may be asked for it in several places. */
const shown = new WeakMap<FastifyRequest, Promise<boolean>>();

/** Whether a request brought work with it that nobody has shown before. */
export function hasWorked(
  asked: Asked,
  merchant: string,
  request: FastifyRequest,
): Promise<boolean> {
  const known = shown.get(request) ?? acceptsWork(asked, merchant, workIn(request));
  shown.set(request, known);
  return known;
}

/** Whoever is one of very many works for it: a page does so by itself, and asks again (ADR 142). */
export async function requireWork(
  asked: Asked,
  merchant: string,
  request: FastifyRequest,
): Promise<void> {
  if (!(await hasWorked(asked, merchant, request))) throw new Refusal('verification.required');
}

/**
 * Counts a request of an address. One too many is not turned away but works,
 * since a crowd may stand behind one address; what works is counted by itself,
 * so that whoever does not cannot use it up for the others.
 */
export async function admitFrom(
  asked: Asked,
  limit: Limit<'address'>,
  merchant: string,
  request: FastifyRequest,
): Promise<void> {
  const { db, clock } = asked;
  if (await hasWorked(asked, merchant, request)) {
    await countFrom(db, worked(limit), merchant, request.ip, clock());
  } else if ((await waitFrom(db, limit, merchant, request.ip, clock())) > 0) {
    throw new Refusal('verification.required');
  }
}
