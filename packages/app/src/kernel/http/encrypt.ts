import type { Reply, Route } from '@livery/contract/client';
import { platformNow } from './platform-clock.ts';

export interface SealedBody {
  readonly data: string;
  readonly header: string;
}

export interface SealTarget {
  readonly key: Reply<'sessionKey'>;
  readonly route: Pick<Route, 'method' | 'path'>;
  readonly merchant: string;
}

/** A payload as a JWE that only the platform can read, once, for this call. */
export async function seal(
  payload: unknown,
  { key, route: { method, path }, merchant }: SealTarget,
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
      // By the platform's clock: the player's may be wrong by a day.
      iat: Math.floor(platformNow() / 1000),
      jti: crypto.randomUUID(),
      htm: method,
      htu: path,
      mch: merchant,
    })
    .encrypt(publicKey);
  return { data, header: `jwe;kid=${key.kid}` };
}
