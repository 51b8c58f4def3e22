import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export const KEY_NUMBER_BYTES = 4;

/** Keeps in the database what a copy of the database must not tell (ADR 46). */
export interface Vault {
  /** Which key it is, and nothing of the key: stands before what has to be found by it. */
  readonly number: Buffer;
  /** Of what is only compared: few guesses would find it in a plain hash. */
  digest(...parts: readonly string[]): Buffer;
  /** What must be read again. `bound` is whose it is: in another row it does not open. */
  seal(plain: Buffer, bound: readonly string[]): Buffer;
  /** Undefined for whatever this key did not seal. */
  open(sealed: Buffer, bound: readonly string[]): Buffer | undefined;
}

/** `secret` is LIVERY_KEY; each use has a key of its own. */
export function createVault(secret: string): Vault {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `livery: ${use}`, 32));
  const digestKey = keyFor('digests at rest');
  const sealKey = keyFor('secrets at rest');
  return {
    number: keyFor('number').subarray(0, KEY_NUMBER_BYTES),
    digest: (...parts) => createHmac('sha256', digestKey).update(JSON.stringify(parts)).digest(),
    seal(plain, bound) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, sealKey, nonce).setAAD(boundTo(bound));
      return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
    },
    open(sealed, bound) {
      // What is too short has no nonce or no tag, and is refused for that.
      try {
        const nonce = sealed.subarray(0, NONCE_BYTES);
        const decipher = createDecipheriv(CIPHER, sealKey, nonce, { authTagLength: TAG_BYTES })
          .setAAD(boundTo(bound))
          .setAuthTag(sealed.subarray(-TAG_BYTES));
        const hidden = sealed.subarray(NONCE_BYTES, -TAG_BYTES);
        return Buffer.concat([decipher.update(hidden), decipher.final()]);
      } catch {
        return undefined;
      }
    },
  };
}

const boundTo = (bound: readonly string[]): Buffer => Buffer.from(JSON.stringify(bound));
