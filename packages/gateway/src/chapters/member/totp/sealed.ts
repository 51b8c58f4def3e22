import type { Vault } from '../../../kernel/vault/vault.ts';
import type { Owner } from '../session/credentials.ts';

const boundTo = ({ merchant, memberId }: Owner) => ['authenticator', merchant, memberId.toString()];

export const sealTotp = (vault: Vault, owner: Owner, bytes: Buffer): Buffer =>
  vault.seal(bytes, boundTo(owner));

export const openTotp = (vault: Vault, owner: Owner, sealed: Buffer): Buffer | undefined =>
  vault.open(sealed, boundTo(owner));
