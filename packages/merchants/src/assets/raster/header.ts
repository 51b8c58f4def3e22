/** What the first bytes of a raster say, read before anything decodes it. */
export interface RasterHeader {
  readonly width: number;
  readonly height: number;
  readonly moves: boolean;
}

const critical = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND']);
const pngMagic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * A PNG as a chain of chunks from IHDR to IEND, with nothing behind it: bytes
 * after the end are how a file pretends to be two things at once.
 */
export function pngHeader(bytes: Buffer): RasterHeader | undefined {
  if (!bytes.subarray(0, 8).equals(pngMagic) || bytes.length < 33) return undefined;
  if (bytes.toString('latin1', 12, 16) !== 'IHDR' || bytes.readUInt32BE(8) !== 13) return undefined;
  let moves = false;
  let data = false;
  for (let at = 8; at + 12 <= bytes.length;) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (!/^[A-Za-z]{4}$/.test(type)) return undefined;
    // A part that must be understood, and that nobody knows.
    if (/^[A-Z]/.test(type) && !critical.has(type)) return undefined;
    if (type === 'acTL') moves = true;
    if (type === 'IDAT') data = true;
    at += 12 + bytes.readUInt32BE(at);
    if (type !== 'IEND') continue;
    const whole = data && at === bytes.length;
    return whole
      ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), moves }
      : undefined;
  }
  return undefined;
}

const uint24 = (bytes: Buffer, at: number): number => bytes.readUIntLE(at, 3);

/** The three forms a WebP comes in: lossy, lossless, and with a header of its own. */
export function webpHeader(bytes: Buffer): RasterHeader | undefined {
  if (bytes.length < 30 || bytes.toString('latin1', 0, 4) !== 'RIFF') return undefined;
  if (bytes.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  // RIFF pads to an even length, and some writers forget to count the pad.
  if (Math.abs(bytes.readUInt32LE(4) + 8 - bytes.length) > 1) return undefined;
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      if (uint24(bytes, 23) !== 0x2a_01_9d) return undefined;
      return {
        width: bytes.readUInt16LE(26) & 0x3fff,
        height: bytes.readUInt16LE(28) & 0x3fff,
        moves: false,
      };
    case 'VP8L': {
      if (bytes[20] !== 0x2f) return undefined;
      const packed = bytes.readUInt32LE(21);
      return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1, moves: false };
    }
    case 'VP8X':
      return {
        width: uint24(bytes, 24) + 1,
        height: uint24(bytes, 27) + 1,
        moves: ((bytes[20] ?? 0) & 0x02) !== 0,
      };
    default:
      return undefined;
  }
}
