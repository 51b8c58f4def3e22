import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { createFairQueue } from './fair-queue.ts';

/** KiB that a hash takes, as OWASP advises; whoever guesses must take as much for every guess. */
export const PASSWORD_COST = 19_456;
const PASSES = 2;
const LANES = 1;
const HASH_BYTES = 32;
/**
 * Each hash takes a core and its memory: more at once only makes all of them
 * slower. One core is left for those who want none.
 */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
/** Of one site; no more would be answered in time. */
const WAITING = 64;
/** With so many of one site, whoever wants a hash works for it first. */
const MUCH = 8;

/** `site` is whose password it is: sites take turns. */
export interface Passwords {
  hash(site: string, password: string): Promise<string>;
  /** Takes the same time whether or not there is a hash to compare with. */
  verify(site: string, password: string, stored: string | null | undefined): Promise<boolean>;
  /** Whether so many of a site are about to want a hash that the next had to wait long. */
  isMuch(site: string): boolean;
  /** Somebody came who will want one: all who come at once would find an empty queue. Called, it is over. */
  expect(site: string): () => void;
}

export async function createPasswords(pepper: string, cost: number): Promise<Passwords> {
  const queue = createFairQueue(AT_ONCE, WAITING);
  const expected = new Map<string, number>();
  const hash = (site: string, password: string) =>
    queue.run(site, async () => {
      const salt = randomBytes(16);
      const digest = await derive(password, { salt, pepper, cost });
      return `$argon2id$v=19$m=${cost},t=${PASSES},p=${LANES}$${b64(salt)}$${b64(digest)}`;
    });
  const dummy = await hash('', randomBytes(16).toString('hex'));
  return {
    hash,
    isMuch: (site) => (expected.get(site) ?? 0) >= MUCH,
    expect(site) {
      expected.set(site, (expected.get(site) ?? 0) + 1);
      return () => {
        const left = (expected.get(site) ?? 1) - 1;
        if (left > 0) expected.set(site, left);
        else expected.delete(site);
      };
    },
    verify: (site, password, stored) =>
      queue.run(site, async () => {
        const { digest, ...made } = parts(stored ?? dummy);
        const given = await derive(password, { ...made, pepper });
        const equal = given.length === digest.length && timingSafeEqual(given, digest);
        return equal && typeof stored === 'string';
      }),
  };
}

interface Making {
  readonly salt: Buffer;
  readonly pepper: string;
  readonly cost: number;
}

function derive(password: string, { salt, pepper, cost }: Making): Promise<Buffer> {
  const parameters = {
    message: password.normalize('NFC'),
    nonce: salt,
    secret: Buffer.from(pepper),
    parallelism: LANES,
    tagLength: HASH_BYTES,
    memory: cost,
    passes: PASSES,
  };
  return new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, digest) => {
      if (error === null) resolve(digest);
      else reject(error);
    });
  });
}

/** A hash says what it cost, so that one still fits after the cost was changed. */
function parts(stored: string) {
  const [, , , made = '', salt = '', digest = ''] = stored.split('$');
  return {
    cost: Number(/^m=(\d+),/.exec(made)?.[1] ?? PASSWORD_COST),
    salt: Buffer.from(salt, 'base64'),
    digest: Buffer.from(digest, 'base64'),
  };
}

function b64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
