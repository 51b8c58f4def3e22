import { isIPv6 } from 'node:net';

/**
 * Writes a table of networks and countries in the format of MaxMind, version 2:
 * a tree whose branches are the bits of an address, then the data its leaves
 * point to, then what describes both.
 */
export function writeCountries(networks: Readonly<Record<string, string>>): Buffer {
  const tree: [Branch, Branch][] = [[null, null]];
  const data: Buffer[] = [];
  let dataLength = 0;
  for (const [network, country] of Object.entries(networks)) {
    const leaf = { at: dataLength };
    const record = map({ country: map({ iso_code: text(country) }) });
    data.push(record);
    dataLength += record.length;
    insert(tree, bitsOf(network), leaf);
  }
  const valueOf = (branch: Branch): number => {
    if (branch === null) return tree.length;
    return typeof branch === 'number' ? branch : tree.length + SEPARATOR.length + branch.at;
  };
  const nodes = tree.map((node) => Buffer.concat(node.map((one) => whole(valueOf(one), 3))));
  const metadata = map({
    binary_format_major_version: number(5, 2, 2),
    binary_format_minor_version: number(5, 0, 2),
    build_epoch: number(9, 1_700_000_000, 6),
    database_type: text('Test-Country'),
    description: map({ en: text('A table for tests') }),
    ip_version: number(5, 6, 2),
    languages: control(11, 0),
    node_count: number(6, tree.length, 4),
    record_size: number(5, 24, 2),
  });
  return Buffer.concat([...nodes, SEPARATOR, ...data, MARKER, metadata]);
}

type Branch = number | { readonly at: number } | null;

const SEPARATOR = Buffer.alloc(16);
const MARKER = Buffer.from('abcdef4d61784d696e642e636f6d', 'hex');

function insert(tree: [Branch, Branch][], bits: readonly (0 | 1)[], leaf: { at: number }): void {
  let at = 0;
  for (const [depth, bit] of bits.entries()) {
    const node = tree[at];
    if (node === undefined) throw new Error('the tree has a hole');
    if (depth === bits.length - 1) node[bit] = leaf;
    else {
      const next = node[bit];
      at = typeof next === 'number' ? next : tree.push([null, null]) - 1;
      node[bit] = at;
    }
  }
}

/** Of IPv4 they lie below 96 times nought. */
function bitsOf(network: string): (0 | 1)[] {
  const [address = '', prefix = ''] = network.split('/');
  const isLong = isIPv6(address);
  const groups = isLong
    ? longGroups(address)
    : [...Array.from({ length: 12 }, () => 0), ...bytes(address)];
  const width = isLong ? 16 : 8;
  const all = groups.map((group) => group.toString(2).padStart(width, '0')).join('');
  const length = Number(prefix) + (isLong ? 0 : 96);
  return Array.from(all.slice(0, length), (bit) => (bit === '1' ? 1 : 0));
}

const bytes = (address: string): number[] => address.split('.').map(Number);

const readGroups = (part: string): number[] =>
  part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));

function longGroups(address: string): number[] {
  const [head = '', tail = ''] = address.split('::');
  const [before, after] = [readGroups(head), readGroups(tail)];
  return [
    ...before,
    ...Array.from({ length: 8 - before.length - after.length }, () => 0),
    ...after,
  ];
}

function whole(value: number, length: number): Buffer {
  const buffer = Buffer.alloc(length);
  buffer.writeUIntBE(value, 0, length);
  return buffer;
}

/** Types above seven are written in a byte of their own. */
function control(type: number, size: number): Buffer {
  return Buffer.from(type > 7 ? [size, type - 7] : [(type << 5) | size]);
}

const number = (type: number, value: number, length: number): Buffer =>
  Buffer.concat([control(type, length), whole(value, length)]);

const text = (value: string): Buffer =>
  Buffer.concat([control(2, value.length), Buffer.from(value)]);

function map(entries: Readonly<Record<string, Buffer>>): Buffer {
  const pairs = Object.entries(entries);
  return Buffer.concat([
    control(7, pairs.length),
    ...pairs.flatMap(([key, value]) => [text(key), value]),
  ]);
}
