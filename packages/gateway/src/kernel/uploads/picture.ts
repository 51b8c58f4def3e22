import { createHash } from 'node:crypto';
import { Refusal } from '../refusal.ts';

/** A side of more pixels is refused: memory is taken by the pixel, however small the file. */
export const LONGEST_SIDE = 4096;
const PATIENCE_SECONDS = 10;

export type ContentType = 'image/png' | 'image/jpeg';

/** A picture that was drawn anew here: nothing of the file that was sent is in it but its pixels. */
export interface UploadedPicture {
  readonly contentType: ContentType;
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  /** Of what is kept: its name among the objects. */
  readonly hash: string;
  /** Of what was sent, so that sending the same again is known as the same. */
  readonly sentHash: string;
}

export const refusedPicture = (why: 'type' | 'size' | 'count' | 'pixels' | 'broken'): Refusal =>
  new Refusal('upload.invalid', { errors: [{ field: 'images', code: why }] });

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** What it says it is in its first bytes, whatever it is called; nothing else is handed to a decoder. */
export function claimedType(bytes: Buffer): ContentType {
  if (bytes.subarray(0, 8).equals(PNG)) return 'image/png';
  if (bytes.subarray(0, 3).equals(JPEG)) return 'image/jpeg';
  throw refusedPicture('type');
}

const formats: Readonly<Record<ContentType, string>> = { 'image/png': 'png', 'image/jpeg': 'jpeg' };

/** Loaded with the first picture: most gateways start and restart without one. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // A picture is decoded once; and threads of its own would take every core from the requests.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/**
 * Decodes a picture and draws it anew, the way up that its camera said. Places,
 * names, comments, further frames and whatever hung on the file's end are gone.
 * A PNG that would outgrow `most` bytes becomes a JPEG (ADR 44).
 */
export async function drawAnew(sent: Buffer, most: number): Promise<UploadedPicture> {
  const claimed = claimedType(sent);
  const sharp = await loadSharp();
  const open = () =>
    sharp(sent, {
      limitInputPixels: LONGEST_SIDE * LONGEST_SIDE,
      failOn: 'error',
      sequentialRead: true,
      pages: 1,
    });
  const { width = 0, height = 0, format } = await open().metadata().catch(broken);
  if (width > LONGEST_SIDE || height > LONGEST_SIDE) throw refusedPicture('pixels');
  if (format !== formats[claimed]) throw refusedPicture('type');
  const upright = () => open().timeout({ seconds: PATIENCE_SECONDS }).autoOrient();
  const asJpeg = () =>
    upright().flatten({ background: '#ffffff' }).jpeg({ quality: 85 }).toBuffer(withSize);
  const asPng = () => upright().png().toBuffer(withSize);
  let contentType = claimed;
  let drawn = await (claimed === 'image/png' ? asPng() : asJpeg()).catch(broken);
  if (claimed === 'image/png' && drawn.data.byteLength > most) {
    contentType = 'image/jpeg';
    drawn = await asJpeg().catch(broken);
  }
  if (drawn.data.byteLength > most) throw refusedPicture('size');
  return {
    contentType,
    bytes: drawn.data,
    width: drawn.info.width,
    height: drawn.info.height,
    hash: hashOf(drawn.data),
    sentHash: hashOf(sent),
  };
}

const withSize = { resolveWithObject: true } as const;

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** The decoder's own words are for whoever wrote the file. */
function broken(): never {
  throw refusedPicture('broken');
}
