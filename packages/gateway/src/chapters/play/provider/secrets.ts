import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { transact } from '../../../kernel/database/transact.ts';
import { StartError } from '../../../kernel/start-error.ts';
import type { Vault } from '../../../kernel/vault/vault.ts';

interface Kept {
  readonly db: Kysely<Database>;
  readonly vault: Vault;
}

const boundTo = (merchant: string, vendor: string) => ['vendor secret', merchant, vendor];

/** Every merchant has a secret of its own with every vendor, made when first needed. */
export async function ensureVendorSecrets(
  { db, vault }: Kept,
  merchants: readonly { readonly code: string }[],
  vendors: readonly { readonly code: string }[],
  now: number,
): Promise<void> {
  const wanted = merchants.flatMap(({ code: merchant }) =>
    vendors.map(({ code: vendor }) => ({ merchant, vendor })),
  );
  if (wanted.length === 0) return;
  await db
    .insertInto('vendor_secret')
    .values(
      wanted.map(({ merchant, vendor }) => ({
        merchant,
        vendor,
        secret: null,
        sealed: vault.seal(randomBytes(32), boundTo(merchant, vendor)),
        created_at: new Date(now),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function vendorSecret(
  { db, vault }: Kept,
  merchant: string,
  vendor: string,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('vendor_secret')
    .select(['secret', 'sealed'])
    .where('merchant', '=', merchant)
    .where('vendor', '=', vendor)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return (
    row.secret ?? (row.sealed && vault.open(row.sealed, boundTo(merchant, vendor))) ?? undefined
  );
}

/**
 * Seals what lies in the clear, and anew what the former key sealed. A start
 * with a key that opens neither is refused: every vendor would be turned away.
 */
export async function sealVendorSecrets({ db, vault }: Kept, former?: Vault): Promise<void> {
  await transact(db, async (tx) => {
    // In one order: gateways that start together wait for each other.
    const rows = await tx
      .selectFrom('vendor_secret')
      .selectAll()
      .orderBy('merchant')
      .orderBy('vendor')
      .forUpdate()
      .execute();
    for (const { merchant, vendor, secret, sealed } of rows) {
      const bound = boundTo(merchant, vendor);
      if (sealed !== null && vault.open(sealed, bound) !== undefined) continue;
      const plain = secret ?? (sealed && former?.open(sealed, bound));
      if (!plain) {
        throw new StartError(
          `The secret of ${vendor} at ${merchant} was sealed with another LIVERY_KEY. ` +
            'Give that one as LIVERY_KEY_FORMER once.',
        );
      }
      await tx
        .updateTable('vendor_secret')
        .set({ secret: null, sealed: vault.seal(plain, bound) })
        .where('merchant', '=', merchant)
        .where('vendor', '=', vendor)
        .execute();
    }
  });
}
