import { isFramed, type VendorStanding } from '../../chapters/play/index.ts';
import type { Merchant } from '../../kernel/sites/merchants.ts';

const manners = {
  redirect: 'in place of the site’s page',
  popup: 'in a window of its own',
} as const;

export function describeVendors({ code }: Merchant, all: readonly VendorStanding[]): string {
  if (all.length === 0) return `${code} has no vendors: its catalogue is empty.\n`;
  const width = Math.max(...all.map(({ vendor }) => vendor.length));
  const lines = all.map(({ vendor, name, connection, secrets }) => {
    const valid = secrets.filter(({ isValid }) => isValid).length;
    const keys = valid === 1 ? '1 secret' : `${valid || 'no'} secrets`;
    return `  ${vendor.padEnd(width)}  ${stateOf(connection)}, ${keys}  (${name})`;
  });
  return `${code}:\n${lines.join('\n')}\n`;
}

export function describeVendor(merchant: Merchant, standing: VendorStanding): string {
  const { vendor, name, connection, secrets } = standing;
  const address =
    connection === undefined
      ? []
      : [
          `  opens at  ${connection.address}`,
          ...(connection.opens === 'iframe' ? [] : [`            ${manners[connection.opens]}`]),
          ...(connection.opens !== 'iframe' || isFramed(connection.address, merchant)
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
