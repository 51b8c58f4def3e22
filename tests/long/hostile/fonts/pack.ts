import { brotliCompressSync, constants } from 'node:zlib';

/** By name, in the order in which they are packed. */
export type FontTables = Iterable<readonly [name: string, table: Buffer]>;

const heading = 48;
/** Numbers of kinds in a directory; of the others the name is spelled out. */
const numbered: Readonly<Record<string, number>> = { glyf: 10, loca: 11 };
const spelledOut = 63;
/** Outlines as they are, and not as WOFF2 would rather have them. */
const unchanged = 3 << 6;

/** A number of as many bytes as it needs. */
function numberBytes(value: number): Buffer {
  const bytes = [value & 127];
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128))
    bytes.unshift((rest & 127) | 128);
  return Buffer.from(bytes);
}

/**
 * Tables packed as WOFF2, whatever they hold and whatever is said of their
 * lengths: a packer that looks at them would refuse to.
 */
export function packed(tables: FontTables, said: Readonly<Record<string, number>> = {}): Buffer {
  const all = [...tables];
  const directory = Buffer.concat(
    all.flatMap(([name, { length }]) => {
      const kind = numbered[name];
      const flag = kind === undefined ? spelledOut : kind | unchanged;
      const spelled = kind === undefined ? [Buffer.from(name, 'latin1')] : [];
      return [Buffer.from([flag]), ...spelled, numberBytes(said[name] ?? length)];
    }),
  );
  const content = Buffer.concat(all.map(([, table]) => table));
  const body = brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  });
  const room = all.reduce((sum, [, { length }]) => sum + 16 + Math.ceil(length / 4) * 4, 12);
  const length = Math.ceil((heading + directory.length + body.length) / 4) * 4;
  const file = Buffer.alloc(length);
  file.write('wOF2', 0, 'latin1');
  file.writeUInt32BE(0x00010000, 4);
  file.writeUInt32BE(length, 8);
  file.writeUInt16BE(all.length, 12);
  file.writeUInt32BE(room, 16);
  file.writeUInt32BE(body.length, 20);
  directory.copy(file, heading);
  body.copy(file, heading + directory.length);
  return file;
}
