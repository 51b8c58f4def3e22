import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { transact, type Tx } from '../../../kernel/database/transact.ts';
import { StartError } from '../../../kernel/start-error.ts';
import { KEY_NUMBER_BYTES, type Vault } from '../../../kernel/vault/vault.ts';
import { openNumbered, resealNumbered, sealNumbered } from '../../../kernel/vault/documents.ts';
import { blindOfDocument, detailsBoundTo } from '../rows/sealed.ts';
import type { Details } from '../rows/parts.ts';
import { documentBoundTo } from '../rows/documents.ts';

const AT_ONCE = 500;

interface Kept {
  readonly db: Kysely<Database>;
  readonly vault: Vault;
}

/**
 * Seals anew what the former key sealed: what members said of themselves, and
 * the key of each picture, which is not read. The number before each says
 * which key it was, so that nothing else is looked at, and a start with a key
 * that opens neither is refused with all of it as it was.
 */
export async function resealIdentities({ db, vault }: Kept, former?: Vault): Promise<void> {
  while ((await transact(db, (tx) => resealCases(tx, vault, former))) === AT_ONCE) continue;
  while ((await transact(db, (tx) => resealDocuments(tx, vault, former))) === AT_ONCE) continue;
}

const otherKey = (column: string, { number }: Vault) =>
  sql<boolean>`substring(${sql.ref(column)} FROM 1 FOR ${sql.lit(KEY_NUMBER_BYTES)}) <> ${number}`;

const lost = (what: string, merchant: string): StartError =>
  new StartError(
    `${what} of ${merchant} was sealed with another LIVERY_KEY. ` +
      'Give that one as LIVERY_KEY_FORMER once.',
  );

async function resealCases(tx: Tx, vault: Vault, former: Vault | undefined): Promise<number> {
  const rows = await tx
    .selectFrom('kyc_case')
    .select(['merchant', 'id', 'member_id', 'details'])
    .where('details', 'is not', null)
    .where(otherKey('details', vault))
    .orderBy('merchant')
    .orderBy('id')
    .limit(AT_ONCE)
    .forUpdate()
    .execute();
  for (const row of rows) {
    const bound = detailsBoundTo(row);
    const plain = former && row.details && openNumbered(former, row.details, bound);
    if (!plain) throw lost(`Case ${row.id}`, row.merchant);
    await tx
      .updateTable('kyc_case')
      .set({
        details: sealNumbered(vault, plain, bound),
        blind: blindOfDocument(vault, row.merchant, JSON.parse(plain.toString()) as Details),
      })
      .where((its) => its.and({ merchant: row.merchant, id: row.id }))
      .execute();
  }
  return rows.length;
}

async function resealDocuments(tx: Tx, vault: Vault, former: Vault | undefined): Promise<number> {
  const rows = await tx
    .selectFrom('kyc_document')
    .select(['merchant', 'id', 'member_id', 'kind', 'sealed_key'])
    .where('sealed_key', 'is not', null)
    .where(otherKey('sealed_key', vault))
    .orderBy('merchant')
    .orderBy('id')
    .limit(AT_ONCE)
    .forUpdate()
    .execute();
  for (const row of rows) {
    const sealed =
      former &&
      row.sealed_key &&
      resealNumbered(vault, former, row.sealed_key, documentBoundTo(row));
    if (!sealed) throw lost(`Document ${row.id}`, row.merchant);
    await tx
      .updateTable('kyc_document')
      .set({ sealed_key: sealed })
      .where((its) => its.and({ merchant: row.merchant, id: row.id }))
      .execute();
  }
  return rows.length;
}
