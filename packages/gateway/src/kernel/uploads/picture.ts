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

/** As the decoder names them. */
export type Format = 'png' | 'jpeg' | 'webp';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const RIFF = Buffer.from('RIFF');
const WEBP = Buffer.from('WEBP');

const marks: Readonly<Record<Format, (bytes: Buffer) => boolean>> = {
  png: (bytes) => bytes.subarray(0, 8).equals(PNG),
  jpeg: (bytes) => bytes.subarray(0, 3).equals(JPEG),
  webp: (bytes) => bytes.subarray(0, 4).equals(RIFF) && bytes.subarray(8, 12).equals(WEBP),
};

/** What it says it is in its first bytes, whatever it is called; nothing else is handed to a decoder. */
export function claimedFormat(bytes: Buffer, formats: readonly Format[]): Format {
  const claimed = formats.find((format) => marks[format](bytes));
  if (claimed === undefined) throw refusedPicture('type');
  return claimed;
}

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
export async function drawAnew(
  sent: Buffer,
  most: number,
  formats: readonly Format[] = ['png', 'jpeg'],
): Promise<UploadedPicture> {
  const claimed = claimedFormat(sent, formats);
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
  if (format !== claimed) throw refusedPicture('type');
  const upright = () => open().timeout({ seconds: PATIENCE_SECONDS }).autoOrient();
  const asJpeg = () =>
    upright().flatten({ background: '#ffffff' }).jpeg({ quality: 85 }).toBuffer(withSize);
  const asPng = () => upright().png().toBuffer(withSize);
  let contentType: ContentType = claimed === 'png' ? 'image/png' : 'image/jpeg';
  let drawn = await (claimed === 'png' ? asPng() : asJpeg()).catch(broken);
  if (claimed === 'png' && drawn.data.byteLength > most) {
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
