import { withoutMetadata } from './strip-metadata.ts';

/** No longer side is taken by the platform. */
const longest = 4096;
/** Enough to read a slip by. */
const mostPixels = 4_000_000;
/** What is drawn in few colours stays as sharp as it was up to here; above it is a photo. */
const mostPng = 1024 * 1024;
const quality = 0.85;

export interface Measure {
  readonly width: number;
  readonly height: number;
}

/** The measure a picture is sent in; never a larger one than it has. */
export function measureOf({ width, height }: Measure): Measure {
  const scale = Math.min(
    1,
    longest / Math.max(width, height),
    Math.sqrt(mostPixels / (width * height)),
  );
  const scaled = (side: number): number => Math.max(1, Math.floor(side * scale));
  return { width: scaled(width), height: scaled(height) };
}

const written = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, quality));

/** Upright, as the camera was held; of the file nothing but its pixels. */
async function drawn(file: Blob, isPng: boolean): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const canvas = document.createElement('canvas');
  Object.assign(canvas, measureOf(picture));
  const { width, height } = canvas;
  const paper = canvas.getContext('2d');
  if (!paper) return null;
  paper.imageSmoothingQuality = 'high';
  paper.drawImage(picture, 0, 0, width, height);
  picture.close();
  const png = isPng ? await written(canvas, 'image/png') : null;
  if (png && png.size <= mostPng) return png;
  // A photo has no holes; those of a drawing become white, as on the platform.
  paper.globalCompositeOperation = 'destination-over';
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, width, height);
  const jpeg = await written(canvas, 'image/jpeg');
  return jpeg && png && png.size <= jpeg.size ? png : jpeg;
}

/** A picture as it is sent: smaller where it was large, without what the camera wrote of time and place. */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isPng = bytes[0] !== 0xff;
  // What this browser cannot draw the platform looks at, and says why it is not taken.
  const smaller = await drawn(file, isPng).catch(() => null);
  if (smaller && smaller.size < file.size) return smaller;
  return new Blob(withoutMetadata(bytes), {
    type: isPng ? 'image/png' : 'image/jpeg',
  });
}
