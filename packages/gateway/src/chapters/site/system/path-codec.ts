import { createCipheriv, createHash, randomBytes } from 'node:crypto';

export type CodecName = 'aesgcm8' | 'des8';

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';

/**
 * Keeps an address out of sight of those who only skim a reply. The key travels
 * with the text, so it hides nothing from anybody who looks.
 */
export function encodePath(
  codec: CodecName,
  merchant: string,
  url: string,
  key = newKey(),
  iv: Buffer = randomBytes(12),
): string {
  return codec === 'aesgcm8' ? sealed(merchant, url, key, iv) : des(url, key);
}

function newKey(): string {
  return [...randomBytes(8)].map((byte) => LETTERS[byte % LETTERS.length] ?? 'A').join('');
}

function sealed(merchant: string, url: string, key: string, iv: Buffer): string {
  const secret = createHash('sha256').update(`wps-cs-v1|${merchant}|${key}`).digest();
  const cipher = createCipheriv('aes-256-gcm', secret, iv);
  const text = Buffer.concat([cipher.update(url, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, text, cipher.getAuthTag()]).toString('base64url') + key;
}

/** For readers that know nothing else. Triple DES with one key three times is DES. */
function des(url: string, key: string): string {
  const cipher = createCipheriv('des-ede3-ecb', Buffer.from(key.repeat(3)), null);
  return Buffer.concat([cipher.update(url, 'utf8'), cipher.final()]).toString('base64') + key;
}
