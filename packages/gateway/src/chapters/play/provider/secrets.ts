import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';

/** Every merchant has a secret of its own with every vendor, made when first needed. */
export async function ensureVendorSecrets(
  db: Kysely<Database>,
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
        secret: randomBytes(32),
        created_at: new Date(now),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function vendorSecret(
  db: Kysely<Database>,
  merchant: string,
  vendor: string,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('vendor_secret')
    .select('secret')
    .where('merchant', '=', merchant)
    .where('vendor', '=', vendor)
    .executeTakeFirst();
  return row?.secret;
}
