import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** As wide as they are shown on a phone of three pixels to one; vendors’ marks stay drawings. */
const widths: Readonly<Record<string, number>> = { covers: 400, banners: 960 };

/** Whether pictures of a kind are sent in pixels. */
export const isInPixels = (kind: string): boolean => widths[kind] !== undefined;

/** The name in pixels of a drawing’s file. */
export const pixelsOf = (file: string): string => file.replace(/\.svg$/, '.webp');

async function toPixels(svg: Buffer, width: number): Promise<Buffer> {
  // Loaded with the first picture: most gateways restart with all of them drawn.
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  return sharp(svg).resize({ width }).removeAlpha().webp({ quality: 70, effort: 2 }).toBuffer();
}

/** Beside the drawing, for everybody who asks after; a folder that takes no file costs time and no more. */
async function keep(path: string, bytes: Buffer): Promise<void> {
  const fresh = `${path}.${process.pid}`;
  try {
    await writeFile(fresh, bytes);
    await rename(fresh, path);
  } catch {
    // It is drawn again.
  }
}

/** So many are drawn at once; each keeps a processor busy for a tenth of a second. */
const atOnce = 2;

/**
 * Drawings in pixels. A phone draws a cover anew for each tile that shows it, on
 * the thread that answers a thumb; its pixels it decodes beside that. Each is
 * made when it is first asked for, in its turn, and kept.
 */
export function openPixels(folder: string): (file: string) => Promise<Buffer> {
  const underWay = new Map<string, Promise<Buffer>>();
  const lines: Promise<unknown>[] = Array.from({ length: atOnce }, () => Promise.resolve());
  let asked = 0;

  const draw = async (file: string, path: string, before: Promise<unknown>): Promise<Buffer> => {
    await before;
    const [kind = ''] = file.split('/', 1);
    const bytes = await toPixels(await readFile(join(folder, file)), widths[kind] ?? 400);
    await keep(path, bytes);
    return bytes;
  };
  return async (file) => {
    const path = join(folder, pixelsOf(file));
    try {
      return await readFile(path);
    } catch {
      const begun = underWay.get(file);
      if (begun) return begun;
      asked += 1;
      const line = asked % atOnce;
      const drawn = draw(file, path, lines[line] ?? Promise.resolve());
      underWay.set(file, drawn);
      lines[line] = drawn.catch(() => {}).finally(() => underWay.delete(file));
      return drawn;
    }
  };
}
