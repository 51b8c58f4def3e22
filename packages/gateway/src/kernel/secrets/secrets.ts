import { hash, randomBytes } from 'node:crypto';

/** 256 bits: not to be guessed, so a plain hash of it is safe to store. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function hashSecret(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}
