import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  randomBytes,
} from 'node:crypto';
import type { JWK } from 'jose';

/*
 * ECDH-ES and A256GCM once more, by the letter of RFC 7516 and RFC 7518 and
 * with nothing but Node's own primitives: what it agrees on with the vectors
 * of the standards and with jose, the gateway has to agree on too.
 */

export const b64 = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64url');
export const unb64 = (text: string): Buffer => Buffer.from(text, 'base64url');

export function agree(privateJwk: JWK, publicJwk: JWK): Buffer {
  return diffieHellman({
    privateKey: createPrivateKey({ key: privateJwk, format: 'jwk' }),
    publicKey: createPublicKey({ key: publicJwk, format: 'jwk' }),
  });
}

/** The Concat KDF of NIST SP 800-56A, as RFC 7518 section 4.6.2 uses it; one round is enough. */
export function derive(
  shared: Buffer,
  algorithm: string,
  bits: number,
  apu = '',
  apv = '',
): Buffer {
  const prefixed = (bytes: Buffer) => Buffer.concat([uint32(bytes.length), bytes]);
  return createHash('sha256')
    .update(Buffer.concat([uint32(1), shared]))
    .update(prefixed(Buffer.from(algorithm)))
    .update(prefixed(unb64(apu)))
    .update(prefixed(unb64(apv)))
    .update(uint32(bits))
    .digest()
    .subarray(0, bits / 8);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

export function encrypt(key: Buffer, iv: Buffer, aad: string, plain: Buffer | string) {
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(aad));
  const sealed = Buffer.concat([cipher.update(Buffer.from(plain)), cipher.final()]);
  return { sealed, tag: cipher.getAuthTag() };
}

export type Header = Readonly<Record<string, unknown>>;

interface Sealing {
  readonly to: JWK;
  readonly header: Header;
  readonly plain: Buffer | string;
  /** Other than what the header says. */
  readonly iv?: Buffer;
  readonly epk?: unknown;
}

export function seal({ to, header, plain, iv = randomBytes(12), epk }: Sealing): string {
  const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y, kty, crv } = own.publicKey.export({ format: 'jwk' });
  // Not by `agree`: ten thousand keys need not be written and read again.
  const publicKey = createPublicKey({ key: to, format: 'jwk' });
  const shared = diffieHellman({ privateKey: own.privateKey, publicKey });
  const head = b64(JSON.stringify({ ...header, epk: epk ?? { kty, crv, x, y } }));
  const { sealed, tag } = encrypt(derive(shared, 'A256GCM', 256), iv, head, plain);
  return [head, '', b64(iv), b64(sealed), b64(tag)].join('.');
}

export function open(jwe: string, privateJwk: JWK): string {
  const [head = '', , iv = '', sealed = '', tag = ''] = jwe.split('.');
  const { epk } = JSON.parse(unb64(head).toString()) as { epk: JWK };
  const key = derive(agree(privateJwk, epk), 'A256GCM', 256);
  const decipher = createDecipheriv('aes-256-gcm', key, unb64(iv))
    .setAAD(Buffer.from(head))
    .setAuthTag(unb64(tag));
  return Buffer.concat([decipher.update(unb64(sealed)), decipher.final()]).toString();
}
