import type { Kysely } from 'kysely';
import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import { endProviderSessions } from '../provider-sessions/store.ts';

/** A vendor at one merchant, as everything here names it. */
export interface VendorAt {
  readonly merchant: string;
  readonly vendor: string;
}

/** In the page of the site, in its place, or in a window of its own. */
export type Opens = 'iframe' | 'redirect' | 'popup';

export interface Connection {
  /** A template: `address.ts`. */
  readonly address: string;
  readonly enabled: boolean;
  readonly opens: Opens;
}

/** Read at every launch, so that each gateway follows an order at once. */
export async function connectionOf(
  db: Kysely<Database>,
  { merchant, vendor }: VendorAt,
): Promise<Connection | undefined> {
  return db
    .selectFrom('vendor_connection')
    .select(['address', 'enabled', 'opens'])
    .where('merchant', '=', merchant)
    .where('vendor', '=', vendor)
    .executeTakeFirst();
}

/** Games of the vendor open at this address from now on; it was held against the site before. */
export async function connectVendor(
  tx: Tx,
  {
    merchant,
    vendor,
    address,
    opens = 'iframe',
  }: VendorAt & Pick<Connection, 'address'> & Partial<Pick<Connection, 'opens'>>,
  now: number,
): Promise<void> {
  await requireVendor(tx, { merchant, vendor });
  const change = { address, opens, enabled: true, changed_at: new Date(now) };
  await tx
    .insertInto('vendor_connection')
    .values({ merchant, vendor, ...change })
    .onConflict((conflict) => conflict.columns(['merchant', 'vendor']).doUpdateSet(change))
    .execute();
}

/** Off, its games are under maintenance; what is being played goes on. */
export async function switchVendor(
  tx: Tx,
  { merchant, vendor, enabled }: VendorAt & Pick<Connection, 'enabled'>,
  now: number,
): Promise<void> {
  await requireVendor(tx, { merchant, vendor });
  const { numUpdatedRows } = await tx
    .updateTable('vendor_connection')
    .set({ enabled, changed_at: new Date(now) })
    .where('merchant', '=', merchant)
    .where('vendor', '=', vendor)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notConnected({ merchant, vendor });
}

/** Nothing new is opened or staked; rounds that are open can be brought to their end. */
export async function disconnectVendor(
  tx: Tx,
  { merchant, vendor }: VendorAt,
  now: number,
): Promise<void> {
  await requireVendor(tx, { merchant, vendor });
  const { numDeletedRows } = await tx
    .deleteFrom('vendor_connection')
    .where('merchant', '=', merchant)
    .where('vendor', '=', vendor)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notConnected({ merchant, vendor });
  await endProviderSessions(tx, { merchant, vendor }, now);
}

const notConnected = ({ merchant, vendor }: VendorAt) =>
  new ActRefusal(`${vendor} is not connected at ${merchant}.`);

/** Held until the transaction ends, so that two orders about one vendor come one after the other. */
export async function requireVendor(tx: Tx, { merchant, vendor }: VendorAt): Promise<void> {
  const known = await tx
    .selectFrom('vendor')
    .select('code')
    .where('merchant', '=', merchant)
    .where('code', '=', vendor)
    .forUpdate()
    .executeTakeFirst();
  if (known !== undefined) return;
  const all = await tx
    .selectFrom('vendor')
    .select('code')
    .where('merchant', '=', merchant)
    .orderBy('code')
    .execute();
  throw noVendor(
    { merchant, vendor },
    all.map(({ code }) => code),
  );
}

export function noVendor({ merchant, vendor }: VendorAt, codes: readonly string[]): ActRefusal {
  const there = codes.length === 0 ? 'Its catalogue is empty.' : `There are ${codes.join(', ')}.`;
  return new ActRefusal(`${merchant} has no vendor ${vendor}. ${there}`);
}
