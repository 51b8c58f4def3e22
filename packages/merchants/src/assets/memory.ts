import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** Pictures that were found sound, as they are published, by what the system says of their files. */
export type PictureMemory = Map<string, Buffer>;

/**
 * What changes whenever a file does: where it lies, how long it is and when it
 * was written. Nothing for what is not a file inside the folder, which is then
 * looked at anew and refused.
 */
export async function stampOf(folder: string, path: string): Promise<string | undefined> {
  try {
    const [root, real] = [await realpath(folder), await realpath(join(folder, path))];
    const { ino, size, mtimeMs, ctimeMs } = await stat(real);
    return real.startsWith(root + sep) ? [real, ino, size, mtimeMs, ctimeMs].join(':') : undefined;
  } catch {
    return undefined;
  }
}
