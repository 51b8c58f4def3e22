import type { Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Connection } from './connections.ts';

export interface SecretStanding {
  readonly id: string;
  readonly madeAt: Date;
  readonly notAfter: Date | null;
  readonly isValid: boolean;
}

/** How one vendor stands at a merchant; of its secrets everything but themselves. */
export interface VendorStanding {
  readonly vendor: string;
  readonly name: string;
  readonly connection: Connection | undefined;
  readonly secrets: readonly SecretStanding[];
}

/** Every vendor of the merchant's catalogue, by code. */
export async function standingOfVendors(
  db: Kysely<Database>,
  merchant: string,
  now: number,
): Promise<readonly VendorStanding[]> {
  const vendors = await db
    .selectFrom('vendor')
    .leftJoin('vendor_connection as connection', (join) =>
      join
        .onRef('connection.merchant', '=', 'vendor.merchant')
        .onRef('connection.vendor', '=', 'vendor.code'),
    )
    .select([
      'vendor.code',
      'vendor.name',
      'connection.address',
      'connection.enabled',
      'connection.opens',
    ])
    .where('vendor.merchant', '=', merchant)
    .orderBy('vendor.code')
    .execute();
  const secrets = await db
    .selectFrom('vendor_secret')
    .select(['vendor', 'id', 'created_at as madeAt', 'not_after as notAfter'])
    .where('merchant', '=', merchant)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const byVendor = Map.groupBy(secrets, ({ vendor }) => vendor);
  return vendors.map(({ code, name, address, enabled, opens }) => ({
    vendor: code,
    name,
    connection:
      address === null
        ? undefined
        : { address, enabled: enabled === true, opens: opens ?? 'iframe' },
    secrets: (byVendor.get(code) ?? []).map(({ id, madeAt, notAfter }) => ({
      id,
      madeAt,
      notAfter,
      isValid: notAfter === null || notAfter.getTime() > now,
    })),
  }));
}
