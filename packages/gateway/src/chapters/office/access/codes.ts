import { Secret, TOTP } from 'otpauth';
import type { Vault } from '../../../kernel/vault/vault.ts';

/** What an app for codes takes over, and what its owner types where it has no camera. */
export interface CodeSecret {
  readonly uri: string;
  readonly text: string;
  readonly bytes: Buffer;
}

const SECONDS = 30;
/** Half minutes before and after: clocks differ, and people type slowly. */
const STEPS_ASIDE = 1;
const ISSUER = 'Livery office';

const boundTo = (name: string) => ['office codes', name];

const generator = (label: string, secret: Secret): TOTP =>
  new TOTP({ issuer: ISSUER, label, secret, digits: 6, period: SECONDS });

export function newCodeSecret(name: string): CodeSecret {
  const secret = new Secret({ size: 20 });
  const uri = generator(name, secret).toString();
  return { uri, text: secret.base32, bytes: Buffer.from(secret.bytes) };
}

export const sealCodes = (vault: Vault, name: string, bytes: Buffer): Buffer =>
  vault.seal(bytes, boundTo(name));

export const openCodes = (vault: Vault, name: string, sealed: Buffer): Buffer | undefined =>
  vault.open(sealed, boundTo(name));

/** The half minute that a code is of, where it is right and none of before the last one taken. */
export function stepOfCode(
  bytes: Buffer,
  code: string,
  now: number,
  last: bigint,
): bigint | undefined {
  const secret = new Secret({ buffer: new Uint8Array(bytes).buffer });
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = generator('', secret).validate({ token, timestamp: now, window: STEPS_ASIDE });
  if (delta === null) return undefined;
  const step = BigInt(Math.floor(now / 1_000 / SECONDS) + delta);
  return step > last ? step : undefined;
}
