import { constants, open, readlink, type FileHandle } from 'node:fs/promises';
import { sep } from 'node:path';

/** What was read, or why nothing was. */
export type PlainReading =
  | { readonly bytes: Buffer }
  | { readonly fault: 'folder' | 'outside' | 'no-file' }
  | { readonly fault: 'too-large'; readonly size: number };

/** Where an open file really lies, where the system can tell: folders may be swapped between a question and its answer. */
const placeOf = ({ fd }: FileHandle, asked: string): Promise<string> =>
  readlink(`/proc/self/fd/${fd}`).catch(() => asked);

/**
 * The bytes of a plain file inside a folder. It is opened without waiting,
 * because a pipe in its place would hold the command for ever, and read no
 * further than allowed, because it may grow meanwhile.
 */
export async function readPlainFile(
  real: string,
  root: string,
  most: number,
): Promise<PlainReading> {
  const handle = await open(real, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    if (!(await placeOf(handle, real)).startsWith(root + sep)) return { fault: 'outside' };
    const stat = await handle.stat();
    if (stat.isDirectory()) return { fault: 'folder' };
    if (!stat.isFile()) return { fault: 'no-file' };
    if (stat.size > most) return { fault: 'too-large', size: stat.size };
    // One byte more than allowed tells that it grew since it was measured.
    const bytes = Buffer.alloc(Math.min(most, stat.size) + 1);
    let length = 0;
    for (;;) {
      const { bytesRead } = await handle.read(bytes, length, bytes.length - length, length);
      length += bytesRead;
      if (bytesRead === 0 || length === bytes.length) break;
    }
    return length > stat.size
      ? { fault: 'too-large', size: length }
      : { bytes: bytes.subarray(0, length) };
  } finally {
    await handle.close();
  }
}
