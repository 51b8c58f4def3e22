import { readdir, realpath } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import { didYouMean, type FindingCode } from '@livery/themes';
import { kindOf } from './kind.ts';
import { readPlainFile } from './plain-file.ts';

/** Why a file of a merchant was not opened. */
export interface Refusal {
  readonly code: FindingCode;
  readonly message: string;
  readonly hint: string;
}

/** What a file is to be: what is said of one that cannot be opened. */
export interface WantedFile {
  readonly called: 'picture' | 'font';
  readonly lighter: string;
  isOne(name: string): boolean;
}

const picture: WantedFile = {
  called: 'picture',
  lighter: 'Every visitor loads it: simplify or compress the picture.',
  isOne: (name) => kindOf(name) !== undefined,
};

export type FileReading = { readonly bytes: Buffer } | { readonly refusal: Refusal };

const refuse = (code: FindingCode, message: string, hint: string): FileReading => ({
  refusal: { code, message, hint },
});

const linked = (path: string): FileReading =>
  refuse(
    'asset.link',
    `"${path}" is a link that leads out of the merchant's folder.`,
    'Copy the file itself into assets/.',
  );

const kb = (bytes: number): string => `${Math.ceil(bytes / 1024)} KB`;

/** The file that was probably meant. */
async function nearest(folder: string, path: string, { isOne }: WantedFile): Promise<string> {
  const home = dirname(path);
  const there = await readdir(join(folder, home)).catch(() => []);
  const named = there.filter((name) => isOne(name));
  const near = didYouMean(
    path,
    named.map((name) => join(home, name)),
  );
  // A name alone is short, and its neighbours are near by their endings.
  const same = named.find((name) => kindless(name) === kindless(basename(path)));
  return (
    near ?? (same ? `Did you mean "${join(home, same)}"?` : 'Put the file there, or name another.')
  );
}

const kindless = (name: string): string => name.replace(/\.\w+$/, '').toLowerCase();

/** A file inside the folder, whole, if it is a file, is inside and is small enough. */
export async function openInside(
  folder: string,
  path: string,
  most: number,
  wanted = picture,
): Promise<FileReading> {
  if (path.startsWith('/') || /[\\\0:]/.test(path) || path.split('/').includes('..')) {
    return refuse(
      'asset.outside',
      `"${path}" leads out of the merchant's folder.`,
      'Copy the file into assets/ and name it there.',
    );
  }
  try {
    const [root, real] = [await realpath(folder), await realpath(join(folder, path))];
    if (!real.startsWith(root + sep)) return linked(path);
    const read = await readPlainFile(real, root, most);
    if ('bytes' in read) return read;
    if (read.fault === 'too-large')
      return refuse(
        'asset.too-large',
        `"${path}" has ${kb(read.size)}; ${kb(most)} are allowed.`,
        wanted.lighter,
      );
    return read.fault === 'outside'
      ? linked(path)
      : refuse('asset.missing', `"${path}" is not a file.`, `Put a ${wanted.called} there.`);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' || code === 'ENOTDIR'
      ? refuse('asset.missing', `"${path}" is not there.`, await nearest(folder, path, wanted))
      : refuse('asset.unreadable', `"${path}" cannot be read: ${message}.`, 'Mend its rights.');
  }
}
