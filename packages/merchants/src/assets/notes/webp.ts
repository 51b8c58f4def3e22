const seen = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP']);
/** Bits of the first chunk that promise EXIF and XMP. */
const promises = 0x08 | 0x04;

/** A whole WebP without EXIF, XMP and chunks that no browser knows. */
export function withoutWebpNotes(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 12; at + 8 <= bytes.length;) {
    const type = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const chunk = Buffer.from(bytes.subarray(at, at + 8 + size));
    if (type === 'VP8X' && chunk.length > 8) chunk[8] = (chunk[8] ?? 0) & ~promises;
    if (seen.has(type)) parts.push(chunk, Buffer.alloc(chunk.length % 2));
    at += 8 + size + (size % 2);
  }
  const body = Buffer.concat(parts);
  const head = Buffer.from(bytes.subarray(0, 12));
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}
