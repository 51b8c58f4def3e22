import { constants, open, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { FindingCode } from '@livery/themes';

/** Why a file of a merchant was not opened. */
export interface Refusal {
  readonly code: FindingCode;
  readonly message: string;
  readonly hint: string;
}

export type FileReading = { readonly bytes: Buffer } | { readonly refusal: Refusal };

const refuse = (code: FindingCode, message: string, hint: string): FileReading => ({
  refusal: { code, message, hint },
});

const kb = (bytes: number): string => `${Math.ceil(bytes / 1024)} KB`;

/** A file inside the folder, whole, if it is a file, is inside and is small enough. */
export async function openInside(folder: string, path: string, most: number): Promise<FileReading> {
  if (path.startsWith('/') || /[\\\0:]/.test(path) || path.split('/').includes('..')) {
    return refuse(
      'asset.outside',
      `"${path}" leads out of the merchant's folder.`,
      'Copy the file into assets/ and name it there.',
    );
  }
  try {
    const [root, real] = [await realpath(folder), await realpath(join(folder, path))];
    if (!real.startsWith(root + sep)) {
      return refuse(
        'asset.link',
        `"${path}" is a link that leads out of the merchant's folder.`,
        'Copy the file itself into assets/.',
      );
    }
    // Not blocking, so that a pipe in the place of a picture cannot hold the command.
    const handle = await open(real, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      const stat = await handle.stat();
      if (!stat.isFile())
        return refuse('asset.missing', `"${path}" is not a file.`, 'Put a picture there.');
      const tooLarge = (size: number) =>
        refuse(
          'asset.too-large',
          `"${path}" has ${kb(size)}; ${kb(most)} are allowed.`,
          'Every visitor loads it: simplify or compress the picture.',
        );
      if (stat.size > most) return tooLarge(stat.size);
      // One byte more than allowed tells that it grew since it was measured.
      const bytes = Buffer.alloc(most + 1);
      let length = 0;
      for (;;) {
        const { bytesRead } = await handle.read(bytes, length, bytes.length - length, length);
        length += bytesRead;
        if (bytesRead === 0 || length === bytes.length) break;
      }
      return length > most ? tooLarge(length) : { bytes: bytes.subarray(0, length) };
    } finally {
      await handle.close();
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' || code === 'ENOTDIR'
      ? refuse('asset.missing', `"${path}" is not there.`, 'Put the file there, or name another.')
      : refuse('asset.unreadable', `"${path}" cannot be read: ${message}.`, 'Mend its rights.');
  }
}
