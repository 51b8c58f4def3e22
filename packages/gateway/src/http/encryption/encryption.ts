import {
  compactDecrypt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose';
import { sql, type Kysely } from 'kysely';
import { randomBytes } from 'node:crypto';
import type { Clock } from '../../kernel/time/clock.ts';
import type { Database } from '../../kernel/database/schema.ts';
import { transact } from '../../kernel/database/transact.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { readJson } from '../bodies/json.ts';
import { createWrapper, type Wrapper } from './wrap.ts';

const DAY = 86_400_000;
const SKEW_SECONDS = 120;
const ALGORITHM = 'ECDH-ES';
const CONTENT = 'A256GCM';

interface LoginKey {
  readonly kid: string;
  readonly jwk: { kty: 'EC'; crv: 'P-256'; x: string; y: string };
  readonly expiresAt: number;
}

interface SealedFor {
  readonly merchant: string;
  readonly method: string;
  readonly path: string;
}

export interface Encryption {
  currentKey(merchant: string): Promise<LoginKey>;
  /** The parsed payload; one refusal for whatever is wrong, so that nothing can be probed. */
  open(jwe: string, header: string | undefined, to: SealedFor): Promise<unknown>;
}

/** `key` wraps the private keys in the database: whoever copies that reads no login. */
export function createEncryption(db: Kysely<Database>, clock: Clock, key: string): Encryption {
  const wrapper = createWrapper(key);
  return {
    currentKey: (merchant) => currentKey(db, wrapper, merchant, clock()),
    async open(jwe, header, to) {
      try {
        return await openMessage(db, wrapper, jwe, header, to, clock());
      } catch (error) {
        if (error instanceof OpeningError) throw new Refusal('encryption.invalid');
        throw error;
      }
    },
  };
}

class OpeningError extends Error {}

/** Whatever goes wrong while a stranger's bytes are read is the message's fault. */
async function reading<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch {
    throw new OpeningError();
  }
}

/** A key is handed out for a day and accepted for two, so that two are always live. */
async function currentKey(
  db: Kysely<Database>,
  wrapper: Wrapper,
  merchant: string,
  now: number,
): Promise<LoginKey> {
  const existing = await newestKey(db, wrapper, merchant, now);
  if (existing !== undefined) return existing;
  const pair = await generateKeyPair(ALGORITHM, { crv: 'P-256', extractable: true });
  const jwk = await exportJWK(pair.privateKey);
  return transact(db, async (tx) => {
    // Instances that arrive together wait here, so that all hand out one key.
    await sql`SELECT pg_advisory_xact_lock(hashtext('encryption_key'), hashtext(${merchant}))`.execute(
      tx,
    );
    const other = await newestKey(tx, wrapper, merchant, now);
    if (other !== undefined) return other;
    const kid = randomBytes(9).toString('base64url');
    await tx
      .insertInto('encryption_key')
      .values({
        merchant,
        kid,
        private_jwk: JSON.stringify(wrapper.wrap(jwk, [merchant, kid])),
        created_at: new Date(now),
      })
      .execute();
    return { kid, jwk: publicPart(jwk), expiresAt: now + DAY };
  });
}

/** Passes over what it cannot unwrap: rows of an earlier release, or of another `LIVERY_KEY`. */
async function newestKey(
  db: Kysely<Database>,
  wrapper: Wrapper,
  merchant: string,
  now: number,
): Promise<LoginKey | undefined> {
  const rows = await db
    .selectFrom('encryption_key')
    .select(['kid', 'private_jwk', 'created_at'])
    .where('merchant', '=', merchant)
    .where('created_at', '>', new Date(now - DAY))
    .orderBy('created_at', 'desc')
    .limit(4)
    .execute();
  for (const { kid, private_jwk, created_at } of rows) {
    const jwk = wrapper.unwrap(private_jwk, [merchant, kid]);
    if (jwk !== undefined) {
      return { kid, jwk: publicPart(jwk), expiresAt: created_at.getTime() + DAY };
    }
  }
  return undefined;
}

function publicPart(jwk: JWK): LoginKey['jwk'] {
  return { kty: 'EC', crv: 'P-256', x: jwk.x ?? '', y: jwk.y ?? '' };
}

async function openMessage(
  db: Kysely<Database>,
  wrapper: Wrapper,
  jwe: string,
  header: string | undefined,
  to: SealedFor,
  now: number,
): Promise<unknown> {
  if (!isCanonical(jwe)) throw new OpeningError();
  const claims = await reading(() => decodeProtectedHeader(jwe));
  if (header !== `jwe;kid=${claims.kid}` || 'zip' in claims) throw new OpeningError();
  // Outside of `reading`: a database that is away is no fault of the message.
  const jwk = await privateKey(db, wrapper, to.merchant, claims.kid, now);
  const opened = await reading(async () =>
    compactDecrypt(jwe, await importJWK(jwk, ALGORITHM), {
      keyManagementAlgorithms: [ALGORITHM],
      contentEncryptionAlgorithms: [CONTENT],
    }),
  );
  const { iat, jti, htm, htu, mch } = opened.protectedHeader;
  const isAddressed = htm === to.method && htu === to.path && mch === to.merchant;
  const isFresh = typeof iat === 'number' && Math.abs(now / 1000 - iat) <= SKEW_SECONDS;
  const isNamed = typeof jti === 'string' && /^[\w-]{16,64}$/.test(jti);
  if (!isAddressed || !isFresh || !isNamed) throw new OpeningError();
  await refuseReplay(db, to.merchant, jti, now);
  const text = new TextDecoder('utf-8', { fatal: true });
  return reading(() => readJson(text.decode(opened.plaintext)));
}

/** Base64url has spare bits and forgiving readers: one message is written in one way only. */
function isCanonical(jwe: string): boolean {
  const parts = jwe.split('.');
  return (
    parts.length === 5 &&
    parts.every((part) => Buffer.from(part, 'base64url').toString('base64url') === part)
  );
}

async function privateKey(
  db: Kysely<Database>,
  wrapper: Wrapper,
  merchant: string,
  kid: unknown,
  now: number,
): Promise<JWK> {
  if (typeof kid !== 'string') throw new OpeningError();
  const row = await db
    .selectFrom('encryption_key')
    .select('private_jwk')
    .where('merchant', '=', merchant)
    .where('kid', '=', kid)
    .where('created_at', '>', new Date(now - 2 * DAY))
    .executeTakeFirst();
  const jwk = row && wrapper.unwrap(row.private_jwk, [merchant, kid]);
  if (jwk === undefined) throw new OpeningError();
  return jwk;
}

async function refuseReplay(
  db: Kysely<Database>,
  merchant: string,
  jti: string,
  now: number,
): Promise<void> {
  const first = await db
    .insertInto('seen_message')
    .values({ merchant, jti, seen_at: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('jti')
    .executeTakeFirst();
  if (first === undefined) throw new OpeningError();
}
