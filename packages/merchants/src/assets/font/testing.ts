import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compress, decompress } from 'wawoff2';
import { tablesOf } from './tables.ts';

const require = createRequire(import.meta.url);

/** A file of type as a package carries it. */
export const packagedFont = (name: string, file: string): Buffer =>
  readFileSync(
    join(
      dirname(require.resolve(`@fontsource-variable/${name}/package.json`)),
      'files',
      `${file}.woff2`,
    ),
  );

export const figtree = (): Buffer => packagedFont('figtree', 'figtree-latin-wght-normal');

/** A font with something else in one of its tables, packed as if nothing had happened. */
export async function withTable(
  font: Buffer,
  name: string,
  change: (table: Buffer) => void,
): Promise<Buffer> {
  const tables = Buffer.from(await decompress(font));
  const table = tablesOf(tables).get(name);
  if (!table) throw new Error(`No table ${name}`);
  change(table);
  return Buffer.from(await compress(tables));
}

/** The tables of a packed font, each by itself. */
export async function tablesIn(font: Buffer): Promise<Map<string, Buffer>> {
  const tables = tablesOf(Buffer.from(await decompress(font)));
  return new Map([...tables].map(([name, table]) => [name, Buffer.from(table)]));
}

/** Tables as a font that nobody has packed. */
export function unpackedFont(tables: ReadonlyMap<string, Buffer>): Buffer {
  const head = Buffer.alloc(12 + 16 * tables.size);
  head.writeUInt32BE(tables.has('CFF ') ? 0x4f54544f : 0x00010000, 0);
  head.writeUInt16BE(tables.size, 4);
  const parts: Buffer[] = [head];
  let at = head.length;
  for (const [index, [name, table]] of [...tables].toSorted().entries()) {
    const entry = 12 + 16 * index;
    head.write(name, entry, 'latin1');
    head.writeUInt32BE(at, entry + 8);
    head.writeUInt32BE(table.length, entry + 12);
    parts.push(table, Buffer.alloc((4 - (table.length % 4)) % 4));
    at += table.length + ((4 - (table.length % 4)) % 4);
  }
  return Buffer.concat(parts);
}
