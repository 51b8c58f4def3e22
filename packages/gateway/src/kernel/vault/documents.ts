import { randomBytes } from 'node:crypto';
import { createVault, KEY_NUMBER_BYTES, type Vault } from './vault.ts';

/** Sealed, with the number of the key before it: what another key sealed is found without opening any. */
export const sealNumbered = (vault: Vault, plain: Buffer, bound: readonly string[]): Buffer =>
  Buffer.concat([vault.number, vault.seal(plain, bound)]);

const isSealedBy = (vault: Vault, sealed: Buffer): boolean =>
  sealed.subarray(0, KEY_NUMBER_BYTES).equals(vault.number);

export const openNumbered = (
  vault: Vault,
  sealed: Buffer,
  bound: readonly string[],
): Buffer | undefined =>
  isSealedBy(vault, sealed) ? vault.open(sealed.subarray(KEY_NUMBER_BYTES), bound) : undefined;

/** Undefined where the former key did not seal it either. */
export function resealNumbered(
  vault: Vault,
  former: Vault,
  sealed: Buffer,
  bound: readonly string[],
): Buffer | undefined {
  const plain = openNumbered(former, sealed, bound);
  return plain && sealNumbered(vault, plain, bound);
}

export interface SealedDocument {
  readonly sealed: Buffer;
  readonly sealedKey: Buffer;
}

/**
 * What is large is sealed under a key of its own, and that key under the
 * vault’s: another LIVERY_KEY seals the small keys anew and reads no picture
 * (ADR 210).
 */
export function sealDocument(
  vault: Vault,
  plain: Buffer,
  bound: readonly string[],
): SealedDocument {
  const key = randomBytes(32).toString('base64');
  return {
    sealed: createVault(key).seal(plain, bound),
    sealedKey: sealNumbered(vault, Buffer.from(key), bound),
  };
}

export function openDocument(
  vault: Vault,
  { sealed, sealedKey }: SealedDocument,
  bound: readonly string[],
): Buffer | undefined {
  const key = openNumbered(vault, sealedKey, bound);
  return key && createVault(key.toString()).open(sealed, bound);
}
