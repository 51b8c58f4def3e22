import { decompress } from 'wawoff2';

/** Of all tables of a font together, as a phone holds them. */
const unpackedAtMost = 4 * 1024 * 1024;

const signature = 0x774f4632;
const collection = 0x74746366;
/** By their number in a file's directory; 63 is spelled out. */
const [glyf, loca, spelledOut] = [10, 11, 63];

/** What its head says the tables of a file come to; undefined where it is no head of a WOFF2 file. */
function unpackedSize(file: Buffer): number | undefined {
  if (file.length < 48 || file.readUInt32BE(0) !== signature) return undefined;
  if (file.readUInt32BE(8) !== file.length || file.readUInt32BE(4) === collection) return undefined;
  // What it says of itself as a whole is what a reader makes room for.
  const whole = file.readUInt32BE(16);
  let at = 48;
  const number = (): number => {
    let value = 0;
    for (let read = 0; read < 5; read++) {
      const byte = file.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
    throw new RangeError('A number of more than five bytes');
  };
  let size = 0;
  for (let table = file.readUInt16BE(12); table > 0; table -= 1) {
    const flags = file.readUInt8(at++);
    const [kind, change] = [flags & 63, flags >> 6];
    if (kind === spelledOut) at += 4;
    size += number();
    if (kind === glyf || kind === loca ? change !== 3 : change !== 0) size += number();
  }
  return Math.max(whole, size);
}

/**
 * The tables of a WOFF2 file. It says beforehand how large they are, so that a
 * small file cannot fill the memory; undefined where it is none, or too large.
 */
export async function unpacked(file: Buffer): Promise<Buffer | undefined> {
  try {
    const size = unpackedSize(file);
    if (size === undefined || size > unpackedAtMost) return undefined;
    return Buffer.from(await decompress(file));
  } catch {
    return undefined;
  }
}
