import type { FindingCode } from '@livery/themes';
import { avifHasNotes } from './avif-notes.ts';
import { pngHeader, webpHeader, type RasterHeader } from './header.ts';
import { avifHeader, jpgHeader } from './more-headers.ts';

export interface RasterFault {
  readonly code: FindingCode;
  readonly message: string;
  readonly hint: string;
}

/** What a raster must measure to serve where it is named; nothing said means any size. */
export interface Measure {
  readonly width: readonly [least: number, most: number];
  readonly height: readonly [least: number, most: number];
  /** Width by height. */
  readonly ratio?: readonly [least: number, most: number];
  /** In words, for the message. */
  readonly says: string;
}

// Four bytes a pixel once decoded: a small file must not ask for the machine's memory.
export const pixelsAtMost = 8_000_000;

const formats = {
  png: { name: 'PNG', header: pngHeader },
  webp: { name: 'WebP', header: webpHeader },
  avif: { name: 'AVIF', header: avifHeader },
  jpg: { name: 'JPEG', header: jpgHeader },
} as const;

export type RasterKind = keyof typeof formats;

/** What the first bytes say of a picture of this kind. */
export const rasterHeader = (bytes: Buffer, kind: RasterKind): RasterHeader | undefined =>
  formats[kind].header(bytes);

const outside = ({ width, height }: RasterHeader, measure: Measure): boolean =>
  width < measure.width[0] ||
  width > measure.width[1] ||
  height < measure.height[0] ||
  height > measure.height[1] ||
  (measure.ratio !== undefined &&
    (width / height < measure.ratio[0] || width / height > measure.ratio[1]));

/** From the header to every last pixel; the cheap questions first. */
export async function rasterFaults(
  bytes: Buffer,
  kind: RasterKind,
  measure?: Measure,
): Promise<readonly RasterFault[]> {
  const { name } = formats[kind];
  const header = rasterHeader(bytes, kind);
  const code = `asset.not-${kind}` as const;
  if (!header) {
    return [
      {
        code,
        message: `It is no whole ${name}, whatever its name says.`,
        hint: `Export the picture as ${name}; to rename a file does not convert it.`,
      },
    ];
  }
  const { width, height, moves } = header;
  const size = `${width}×${height}`;
  if (width * height > pixelsAtMost || width === 0 || height === 0) {
    return [
      {
        code: 'asset.too-large',
        message: `It measures ${size} pixels; ${pixelsAtMost / 1e6} million are allowed.`,
        hint: 'Scale it down.',
      },
    ];
  }
  const faults: RasterFault[] = [];
  if (moves)
    faults.push({ code: 'asset.moves', message: 'It moves.', hint: 'Export a single frame.' });
  if (measure && outside(header, measure))
    faults.push({
      code: 'asset.size',
      message: `It measures ${size}; it must be ${measure.says}.`,
      hint: 'Export it in that size.',
    });
  if (kind === 'avif' && avifHasNotes(bytes))
    faults.push({
      code: 'asset.notes',
      message: 'It carries notes, such as the place where it was taken.',
      hint: 'Export it without metadata.',
    });
  const state = await stateOf(bytes);
  if (state === 'turned')
    faults.push({
      code: 'asset.turned',
      message: 'It lies on its side, and a note in it that is not published turns it.',
      hint: 'Turn it upright in a picture editor, and export it.',
    });
  if (state === 'damaged')
    faults.push({
      code,
      message: `Its pixels cannot be read: the ${name} is damaged.`,
      hint: 'Export the picture anew.',
    });
  return faults;
}

async function stateOf(bytes: Buffer): Promise<'whole' | 'turned' | 'damaged'> {
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { limitInputPixels: pixelsAtMost, failOn: 'warning' });
    const { orientation = 1 } = await picture.metadata();
    // Every pixel, and nothing measured of it: statistics take ten times as long.
    await picture.raw().toBuffer();
    return orientation === 1 ? 'whole' : 'turned';
  } catch {
    return 'damaged';
  }
}
