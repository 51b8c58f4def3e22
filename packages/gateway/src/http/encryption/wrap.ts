import type { JWK } from 'jose';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const TAG_BYTES = 16;

export interface WrappedKey {
  readonly nonce: string;
  readonly sealed: string;
}

export interface Wrapper {
  /** `bound` is whose it is: in another row it does not open. */
  wrap(jwk: JWK, bound: readonly string[]): WrappedKey;
  /** Undefined for whatever this key did not wrap. */
  unwrap(wrapped: unknown, bound: readonly string[]): JWK | undefined;
}

export function createWrapper(secret: string): Wrapper {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'livery: login keys at rest', 32));
  return {
    wrap(jwk, bound) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(boundTo(bound));
      const sealed = [cipher.update(JSON.stringify(jwk)), cipher.final(), cipher.getAuthTag()];
      return {
        nonce: nonce.toString('base64url'),
        sealed: Buffer.concat(sealed).toString('base64url'),
      };
    },
    unwrap(wrapped, bound) {
      if (!isWrapped(wrapped)) return undefined;
      const bytes = Buffer.from(wrapped.sealed, 'base64url');
      const nonce = Buffer.from(wrapped.nonce, 'base64url');
      try {
        const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
          .setAAD(boundTo(bound))
          .setAuthTag(bytes.subarray(-TAG_BYTES));
        const text = [decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()];
        return JSON.parse(Buffer.concat(text).toString()) as JWK;
      } catch {
        return undefined;
      }
    },
  };
}

const boundTo = (bound: readonly string[]): Buffer => Buffer.from(JSON.stringify(bound));

function isWrapped(value: unknown): value is WrappedKey {
  return (
    typeof value === 'object' &&
    value !== null &&
    'nonce' in value &&
    typeof value.nonce === 'string' &&
    'sealed' in value &&
    typeof value.sealed === 'string'
  );
}
