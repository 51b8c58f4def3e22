import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { Refusal } from './refusal.ts';

/** KiB that a hash takes, as OWASP advises; whoever guesses must take as much for every guess. */
export const PASSWORD_COST = 19_456;
const PASSES = 2;
const LANES = 1;
const HASH_BYTES = 32;
/** Each hash takes a core and its memory: more at once only makes all of them slower. */
const AT_ONCE = 2;
const WAITING = 64;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the same time whether or not there is a hash to compare with. */
  verify(password: string, stored: string | null | undefined): Promise<boolean>;
}

export async function createPasswords(pepper: string, cost: number): Promise<Passwords> {
  const inTurn = boundedQueue();
  const hash = (password: string) =>
    inTurn(async () => {
      const salt = randomBytes(16);
      const digest = await derive(password, { salt, pepper, cost });
      return `$argon2id$v=19$m=${cost},t=${PASSES},p=${LANES}$${b64(salt)}$${b64(digest)}`;
    });
  const dummy = await hash(randomBytes(16).toString('hex'));
  return {
    hash,
    verify: (password, stored) =>
      inTurn(async () => {
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

function boundedQueue() {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= AT_ONCE) {
      if (waiting.length >= WAITING) {
        throw new Refusal('system.busy', { headers: { 'retry-after': '1' } });
      }
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The place is handed on, so a newcomer cannot jump the queue.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
