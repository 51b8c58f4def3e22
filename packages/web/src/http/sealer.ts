import type { Reply, Route } from '@livery/contract/client';
import type { Clock } from './clock.ts';

export type SealingKey = Reply<'sessionKey'>;

export interface SealedBody {
  readonly data: string;
  readonly header: string;
}

/** How long somebody waits for it, and whether what was sealed before was refused. */
export interface SealOptions {
  readonly signal?: AbortSignal | undefined;
  readonly timeout?: number;
  readonly isAgain?: boolean;
}

/** A payload as a JWE that only the platform can read, once, for this call. */
export type Seal = (
  payload: unknown,
  route: Pick<Route, 'method' | 'path'>,
  options: SealOptions,
) => Promise<SealedBody>;

export interface SealerPorts {
  readonly merchant: string;
  readonly clock: Clock;
  /** Asks the platform for its key. */
  readonly askKey: (options: SealOptions) => Promise<SealingKey>;
}

export function createSealer({ merchant, clock, askKey }: SealerPorts): Seal {
  let known: SealingKey | undefined;
  return async (payload, { method, path }, { isAgain, ...options }) => {
    if (isAgain || !known || known.expiresAt < clock.now()) known = await askKey(options);
    const { jwk, kid } = known;
    const { CompactEncrypt, importJWK } = await import('jose');
    const publicKey = await importJWK(jwk, 'ECDH-ES');
    const data = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
      .setProtectedHeader({
        alg: 'ECDH-ES',
        enc: 'A256GCM',
        typ: 'JWE',
        kid,
        // By the platform's clock: the player's may be wrong by a day.
        iat: Math.floor(clock.now() / 1000),
        jti: crypto.randomUUID(),
        htm: method,
        htu: path,
        mch: merchant,
      })
      .encrypt(publicKey);
    return { data, header: `jwe;kid=${kid}` };
  };
}
