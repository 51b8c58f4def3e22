import { openNumbered, sealNumbered } from '../../../kernel/vault/documents.ts';
import type { Vault } from '../../../kernel/vault/vault.ts';
import type { Details } from './parts.ts';

export interface CaseOwner {
  readonly merchant: string;
  readonly member_id: bigint;
}

export const detailsBoundTo = ({ merchant, member_id: memberId }: CaseOwner): readonly string[] => [
  'identity details',
  merchant,
  memberId.toString(),
];

export const sealDetails = (vault: Vault, owner: CaseOwner, details: Details): Buffer =>
  sealNumbered(vault, Buffer.from(JSON.stringify(details)), detailsBoundTo(owner));

export function openDetails(vault: Vault, owner: CaseOwner, sealed: Buffer): Details {
  const plain = openNumbered(vault, sealed, detailsBoundTo(owner));
  if (plain === undefined) throw new Error('details of an identity do not open');
  return JSON.parse(plain.toString()) as Details;
}

/** The same document of whoever: letters and digits alone, however they are written. */
export const blindOfDocument = (
  vault: Vault,
  merchant: string,
  { document, idNumber }: Pick<Details, 'document' | 'idNumber'>,
): Buffer =>
  vault.digest(
    'identity document',
    merchant,
    document,
    idNumber.toUpperCase().replaceAll(/[^0-9A-Z]/g, ''),
  );
