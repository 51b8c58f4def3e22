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
