import type { Reply } from '@livery/contract/client';

export interface SealedBody {
  readonly data: string;
  readonly header: string;
}

export interface SealTarget {
  readonly key: Reply<'sessionKey'>;
  readonly method: string;
  readonly path: string;
  readonly merchant: string;
  /** The platform's clock in milliseconds: the player's may be wrong by a day. */
  readonly now: number;
}

/** A payload as a JWE that only the platform can read, once, for this call. */
export async function seal(
  payload: unknown,
  { key, method, path, merchant, now }: SealTarget,
): Promise<SealedBody> {
  // Loaded with the first secret that is sent, so that browsing costs nothing.
  const { CompactEncrypt, importJWK } = await import('jose');
  const publicKey = await importJWK(key.jwk, 'ECDH-ES');
  const data = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({
      alg: 'ECDH-ES',
      enc: 'A256GCM',
      typ: 'JWE',
      kid: key.kid,
      iat: Math.floor(now / 1000),
      jti: crypto.randomUUID(),
      htm: method,
      htu: path,
      mch: merchant,
    })
    .encrypt(publicKey);
  return { data, header: `jwe;kid=${key.kid}` };
}
