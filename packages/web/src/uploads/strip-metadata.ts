/** Of a PNG all that is drawn, and what says how colours are meant. */
const keptChunks = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT']);
const pngHead = 8;

type Piece = readonly [start: number, end: number];

type Bytes = Uint8Array<ArrayBuffer>;

function* chunksOf(bytes: Bytes): Generator<readonly [name: string, piece: Piece]> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = pngHead; at + 12 <= bytes.length;) {
    const end = at + 12 + view.getUint32(at);
    const name = String.fromCodePoint(...bytes.subarray(at + 4, at + 8));
    if (end > bytes.length) throw new RangeError(name);
    yield [name, [at, end]];
    if (name === 'IEND') return;
    at = end;
  }
  throw new RangeError('IEND');
}

const isDrawn = (name: string): boolean => /^[A-Z]/.test(name) || keptChunks.has(name);

function piecesOfPng(bytes: Bytes): Bytes[] {
  const kept = [...chunksOf(bytes)].filter(([name]) => isDrawn(name));
  return [
    bytes.subarray(0, pngHead),
    ...kept.map(([, [start, end]]) => bytes.subarray(start, end)),
  ];
}

const startOfScan = 0xda;
const endOfImage = 0xd9;
const comment = 0xfe;
const exif = 0xe1;
const profile = 0xe2;
const adobe = 0xee;

const startsWith = (bytes: Bytes, at: number, text: string): boolean =>
  [...text].every((letter, index) => bytes[at + index] === letter.codePointAt(0));

/** Where the next marker stands behind compressed pixels: a sign of 255 among them is followed by nothing. */
function markerAfter(bytes: Bytes, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0;
    const isPixels = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (bytes[at] === 0xff && !isPixels) return at;
  }
  throw new RangeError('no end');
}

/** Which way up the camera was held, of the values that cameras write; 1 is upright. */
function orientationIn(segment: Bytes): number {
  const head = 10;
  if (!startsWith(segment, 4, 'Exif') || segment.length < head + 8) return 1;
  const view = new DataView(segment.buffer, segment.byteOffset, segment.byteLength);
  const isLittle = startsWith(segment, head, 'II');
  const list = head + view.getUint32(head + 4, isLittle);
  const count = view.getUint16(list, isLittle);
  for (let index = 0; index < count; index += 1) {
    const at = list + 2 + index * 12;
    if (view.getUint16(at, isLittle) === 0x01_12) return view.getUint16(at + 8, isLittle);
  }
  return 1;
}

/** Notes of a camera with room for one, in the order of Motorola. */
const notes = 'Exif\0\0MM\0*\0\0\0\b\0\u0001\u0001\u0012\0\u0003\0\0\0\u0001';

/** The one of them without which a picture would lie on its side. */
function sideOnly(orientation: number): Bytes {
  const list = [...notes].map((letter) => letter.codePointAt(0) ?? 0);
  const body = [...list, 0, orientation, 0, 0, 0, 0, 0, 0];
  return Uint8Array.from([0xff, exif, 0, body.length + 2, ...body]);
}

function keptOf(marker: number, segment: Bytes): Bytes[] {
  if (marker === exif) {
    const orientation = orientationIn(segment);
    return orientation > 1 && orientation <= 8 ? [sideOnly(orientation)] : [];
  }
  const isNote = marker === comment || (marker > 0xe0 && marker <= 0xef && marker !== adobe);
  const isProfile = marker === profile && startsWith(segment, 4, 'ICC_PROFILE');
  return isNote && !isProfile ? [] : [segment];
}

function piecesOfJpeg(bytes: Bytes): Bytes[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const pieces = [bytes.subarray(0, 2)];
  for (let at = 2; ;) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff) throw new RangeError('no marker');
    if (marker === endOfImage) return [...pieces, bytes.subarray(at, at + 2)];
    const end = at + 2 + view.getUint16(at + 2);
    const next = marker === startOfScan ? markerAfter(bytes, end) : end;
    pieces.push(...keptOf(marker, bytes.subarray(at, next)));
    at = next;
  }
}

/**
 * A PNG or JPEG with its pixels as they are and nothing else: no place, no name,
 * no smaller picture of it. What cannot be read stays as it is.
 */
export function withoutMetadata(bytes: Bytes): Bytes[] {
  try {
    return bytes[0] === 0xff ? piecesOfJpeg(bytes) : piecesOfPng(bytes);
  } catch {
    return [bytes];
  }
}
