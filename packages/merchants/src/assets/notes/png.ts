/** Chunks that change how the picture looks; of those that need not be read all others are notes. */
const seen = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'mDCV', 'cLLI', 'sBIT']);
const isNeeded = (type: string): boolean => /^[A-Z]/.test(type) || seen.has(type);

/** A whole PNG without texts, dates, EXIF and what programs keep in it for themselves. */
export function withoutPngNotes(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (isNeeded(bytes.toString('latin1', at + 4, at + 8))) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat(parts);
}
