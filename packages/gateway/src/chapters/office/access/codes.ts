import { newTotpSecret, type TotpSecret } from '../../../kernel/secrets/totp.ts';
import type { Vault } from '../../../kernel/vault/vault.ts';

const boundTo = (name: string) => ['office codes', name];

export const newCodeSecret = (name: string): TotpSecret =>
  newTotpSecret({ issuer: 'Livery office', label: name });

export const sealCodes = (vault: Vault, name: string, bytes: Buffer): Buffer =>
  vault.seal(bytes, boundTo(name));

export const openCodes = (vault: Vault, name: string, sealed: Buffer): Buffer | undefined =>
  vault.open(sealed, boundTo(name));
