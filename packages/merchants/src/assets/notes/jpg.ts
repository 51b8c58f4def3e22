const end = 0xd9;
const scan = 0xda;
const comment = 0xfe;

/** Segments of programs that change how the picture looks: how large, in which colours. */
const seen: readonly (readonly [marker: number, begins: string])[] = [
  [0xe0, 'JFIF\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
];

const isNote = (bytes: Buffer, at: number, marker: number): boolean =>
  marker === comment ||
  (marker >= 0xe0 &&
    marker <= 0xef &&
    !seen.some(
      ([own, begins]) =>
        own === marker && bytes.toString('latin1', at + 4, at + 4 + begins.length) === begins,
    ));

/** The first segment may hold a small picture of what was there before it was cropped. */
function withoutThumbnail(segment: Buffer): Buffer {
  if (segment.length <= 18) return segment;
  const plain = Buffer.from(segment.subarray(0, 18));
  plain.writeUInt16BE(16, 2);
  plain.fill(0, 16, 18);
  return plain;
}

/** Where the next marker stands behind the packed pixels: a zero or a counter after FF belongs to them. */
function afterPixels(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? end;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

/** A whole JPEG without EXIF, XMP, IPTC, comments, and without whatever stands behind its end. */
export function withoutJpgNotes(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, 2)];
  for (let at = 2; at + 4 <= bytes.length;) {
    // Before a marker may stand any number of FF.
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at++;
    const marker = bytes[at + 1] ?? end;
    if (bytes[at] !== 0xff || marker === end) break;
    const to = at + 2 + bytes.readUInt16BE(at + 2);
    const segment = bytes.subarray(at, to);
    if (!isNote(bytes, at, marker))
      parts.push(marker === 0xe0 ? withoutThumbnail(segment) : segment);
    at = to;
    if (marker !== scan) continue;
    const next = afterPixels(bytes, to);
    parts.push(bytes.subarray(to, next));
    at = next;
  }
  return Buffer.concat([...parts, Buffer.from([0xff, end])]);
}
