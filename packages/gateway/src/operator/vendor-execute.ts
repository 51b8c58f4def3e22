import type { Kysely } from 'kysely';
import {
  connectVendor,
  disconnectVendor,
  endVendorSecret,
  isFramed,
  makeVendorSecret,
  requireAddress,
  requireVendor,
  standingOfVendors,
  switchVendor,
  type VendorStanding,
} from '../chapters/play/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Database } from '../kernel/database/schema.ts';
import { transact, type Tx } from '../kernel/database/transact.ts';
import type { Merchant } from '../kernel/sites/merchants.ts';
import { StartError } from '../kernel/start-error.ts';
import type { Vault } from '../kernel/vault/vault.ts';
import type { VendorChange, VendorOrder } from './vendor-order.ts';

export interface VendorDesk {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly merchants: readonly Merchant[];
}

/** Does it in the database, where every gateway reads it, and answers how the vendors stand then. */
export async function executeVendorOrder(
  desk: VendorDesk,
  { merchant: code, vendor, change }: VendorOrder,
): Promise<string> {
  const { db, clock, merchants } = desk;
  const merchant = merchants.find((one) => one.code === code);
  if (merchant === undefined) {
    const codes = merchants.map((one) => one.code).join(', ');
    throw new StartError(`There is no merchant ${code}. There are ${codes}.`);
  }
  if (vendor === undefined) {
    return describeAll(merchant, await standingOfVendors(db, code, clock()));
  }
  const told = await transact(db, async (tx) => {
    await requireVendor(tx, { merchant: code, vendor });
    return change === undefined ? '' : make(tx, desk, { merchant, vendor, change });
  });
  const all = await standingOfVendors(db, code, clock());
  const own = all.filter((one) => one.vendor === vendor);
  return told + own.map((one) => describeOne(merchant, one)).join('');
}

interface Ordered {
  readonly merchant: Merchant;
  readonly vendor: string;
  readonly change: VendorChange;
}

/** What is to be said besides how the vendor stands. */
async function make(
  tx: Tx,
  { clock, vault, merchants }: VendorDesk,
  { merchant: site, vendor, change }: Ordered,
): Promise<string> {
  const at = { merchant: site.code, vendor };
  if (change.kind === 'connect') {
    requireAddress(change.address, site, merchants);
    await connectVendor(tx, { ...at, address: change.address }, clock());
  } else if (change.kind === 'disconnect') {
    await disconnectVendor(tx, at, clock());
  } else if (change.kind === 'switch') {
    await switchVendor(tx, { ...at, enabled: change.enabled }, clock());
  } else if (change.kind === 'end-secret') {
    await endVendorSecret(tx, { ...at, id: change.id });
  } else {
    const { id, secret } = await makeVendorSecret(tx, vault, { ...at, ...change }, clock());
    return (
      `Secret ${id} of ${vendor} at ${site.code}. It is shown this once; ` +
      `its characters are the key, as they stand:\n\n  ${secret}\n\n`
    );
  }
  return '';
}

function describeAll({ code }: Merchant, all: readonly VendorStanding[]): string {
  if (all.length === 0) return `${code} has no vendors: its catalogue is empty.\n`;
  const width = Math.max(...all.map(({ vendor }) => vendor.length));
  const lines = all.map(({ vendor, name, connection, secrets }) => {
    const valid = secrets.filter(({ isValid }) => isValid).length;
    const keys = valid === 1 ? '1 secret' : `${valid || 'no'} secrets`;
    return `  ${vendor.padEnd(width)}  ${stateOf(connection)}, ${keys}  (${name})`;
  });
  return `${code}:\n${lines.join('\n')}\n`;
}

function describeOne(merchant: Merchant, standing: VendorStanding): string {
  const { vendor, name, connection, secrets } = standing;
  const address =
    connection === undefined
      ? []
      : [
          `  opens at  ${connection.address}`,
          ...(isFramed(connection.address, merchant)
            ? []
            : [`            which the built site may not frame: its hosts.games has changed`]),
        ];
  const keys = secrets.map(({ id, madeAt, notAfter, isValid }) => {
    const until = notAfter === null ? 'until an order ends it' : `until ${notAfter.toISOString()}`;
    const made = madeAt.toISOString().slice(0, 10);
    return `  secret    ${id}, made ${made}, ${isValid ? `valid ${until}` : 'over'}`;
  });
  const none = secrets.some(({ isValid }) => isValid)
    ? []
    : ['  secret    none is valid: every call of theirs is refused'];
  return [
    `${vendor} (${name}) at ${merchant.code}: ${stateOf(connection)}`,
    ...address,
    ...keys,
    ...none,
    '',
  ].join('\n');
}

const stateOf = (connection: VendorStanding['connection']): string =>
  connection === undefined ? 'not connected' : connection.enabled ? 'connected' : 'switched off';
