import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface Seal {
  /** `bound` is whose it is: in another row it does not open. */
  seal(text: string, bound: readonly string[]): Buffer;
  /** Undefined for whatever was not sealed so. */
  open(sealed: Buffer, bound: readonly string[]): string | undefined;
  /** The same for the same text, and telling nothing of it to who lacks the key. */
  mark(text: string): string;
}

/** Keeps texts in the database from whoever reads a copy of it; each purpose has a key of its own. */
export function createSeal(secret: string, purpose: string): Seal {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', use, 32));
  const key = keyFor(purpose);
  const markKey = keyFor(`${purpose}: marks`);
  return {
    seal(text, bound) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(boundTo(bound));
      return Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()]);
    },
    open(sealed, bound) {
      try {
        const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES), {
          authTagLength: TAG_BYTES,
        })
          .setAAD(boundTo(bound))
          .setAuthTag(sealed.subarray(-TAG_BYTES));
        const text = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
        return Buffer.concat([text, decipher.final()]).toString();
      } catch {
        return undefined;
      }
    },
    mark: (text) => createHmac('sha256', markKey).update(text).digest('base64url'),
  };
}

const boundTo = (bound: readonly string[]): Buffer => Buffer.from(JSON.stringify(bound));
