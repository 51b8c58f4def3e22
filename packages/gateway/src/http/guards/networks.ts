import { isIPv6 } from 'node:net';

/** Addresses that one party may hold all of. */
export interface Network {
  readonly subject: string;
  /** How many times as much as one address all of it may do: it may be a crowd. */
  readonly times: number;
}

/** Of a /56, as most homes have it. */
const HOME = 10;
/** Of a /48, which whoever rents a server has as easily as one address. */
const CUSTOMER = 100;
/** Of a /24 of the other kind. */
const BLOCK = 16;

/**
 * What an address is counted as, the narrowest first. A home has one IPv4
 * address but a whole /64 of IPv6 and mostly a /56 of those; a customer of a
 * data centre has a /48 (ADR 142).
 */
export function networksOf(address: string): readonly Network[] {
  const plain = plainOf(address);
  if (isIPv6(plain)) {
    const [one = '', two = '', three = '', four = ''] = groupsOf(plain);
    const home = (Number.parseInt(four, 16) & 0xff00).toString(16);
    return [
      { subject: `${one}:${two}:${three}:${four}::/64`, times: 1 },
      { subject: `${one}:${two}:${three}:${home}::/56`, times: HOME },
      { subject: `${one}:${two}:${three}::/48`, times: CUSTOMER },
    ];
  }
  const narrow = { subject: plain, times: 1 };
  const block = /^(\d+\.\d+\.\d+)\.\d+$/.exec(plain)?.[1];
  return block === undefined ? [narrow] : [narrow, { subject: `${block}.0/24`, times: BLOCK }];
}

/** What is held at once is held by an address alone; asked with every request. */
export function addressSubject(address: string): string {
  if (!address.includes(':')) return address;
  const plain = plainOf(address);
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain;
}

const plainOf = (address: string): string =>
  address.includes(':') ? address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*/s, '') : address;

/** The last two may be written as an address of four numbers. */
const asGroups = (...[one, two, three, four]: readonly number[]): string =>
  [(one ?? 0) * 256 + (two ?? 0), (three ?? 0) * 256 + (four ?? 0)]
    .map((group) => group.toString(16))
    .join(':');

/** All eight, in one way of writing them. */
function groupsOf(plain: string): readonly string[] {
  const last = plain.slice(plain.lastIndexOf(':') + 1);
  const hexadecimal = last.includes('.')
    ? plain.slice(0, -last.length) + asGroups(...last.split('.').map(Number))
    : plain;
  const [head = '', tail = ''] = hexadecimal.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const zeros = plain.includes('::') ? Math.max(0, 8 - before.length - after.length) : 0;
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}
