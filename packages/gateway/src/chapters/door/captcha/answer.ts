import type { Vault } from '../../../kernel/vault/vault.ts';

const boundTo = (merchant: string, id: string) => ['captcha', merchant, id];

export function sealAnswer(vault: Vault, merchant: string, id: string, answer: string): string {
  return vault.seal(Buffer.from(answer), boundTo(merchant, id)).toString('base64url');
}

/** It is read again: whoever cannot see the picture may hear it. */
export function readAnswer(
  vault: Vault,
  merchant: string,
  id: string,
  sealed: string,
): string | undefined {
  return vault.open(Buffer.from(sealed, 'base64url'), boundTo(merchant, id))?.toString();
}
