import { readdir, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { FolderFiles, SourceFile } from '@livery/themes';
import { readPlainFile } from './assets/plain-file.ts';

/** A file that is there and cannot be read. */
export class FileFault extends Error {
  readonly file: string;
  readonly hint: string | undefined;
  readonly line: number;
  readonly column: number;

  constructor(file: string, message: string, hint?: string, at = { line: 1, column: 1 }) {
    super(message);
    this.file = file;
    this.hint = hint;
    this.line = at.line;
    this.column = at.column;
  }
}

// The mark stays in the text: the engine says what is wrong with it.
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** Far above any honest file, and read whole only below it. */
const maxBytes = 512 * 1024;

/** Where the bytes stop being UTF-8. */
function brokenAt(bytes: Uint8Array): { line: number; column: number } {
  let [good, bad] = [0, bytes.length];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, middle), { stream: true });
      good = middle;
    } catch {
      bad = middle;
    }
  }
  // The letter that is broken has begun already, and is left out of what stands before it.
  const before = new TextDecoder().decode(bytes.subarray(0, good), { stream: true }).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

const leadsOut = (shown: string): FileFault =>
  new FileFault(shown, 'It leads out of its folder.', 'Put the file itself there.');

const noFile = (shown: string): FileFault =>
  new FileFault(
    shown,
    'It is no plain file but a pipe, a socket or a device.',
    'Move it away, and put a file there.',
  );

/** The bytes of a plain file, or what stands in its place. */
async function readPlain(path: string, root: string, shown: string): Promise<Buffer> {
  const read = await readPlainFile(path, root, maxBytes);
  if ('bytes' in read) return read.bytes;
  switch (read.fault) {
    case 'folder':
      throw new FileFault(shown, 'It is a folder, not a file.', 'Move it away.');
    case 'outside':
      throw leadsOut(shown);
    case 'no-file':
      throw noFile(shown);
    case 'too-large':
      throw new FileFault(
        shown,
        `It has ${read.size} bytes; ${maxBytes} are plenty.`,
        'Take out what is not needed.',
      );
  }
}

/** A file inside the folder; a link that leads out of it is refused. */
async function readInside(
  folder: string,
  name: string,
  shown: string,
): Promise<Buffer | undefined> {
  const path = join(folder, name);
  try {
    const [root, real] = [await realpath(folder), await realpath(path)];
    if (!real.startsWith(root + sep)) throw leadsOut(shown);
    return await readPlain(real, root, shown);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    if (code === 'ENXIO') throw noFile(shown);
    if (code === 'ELOOP')
      throw new FileFault(
        shown,
        'It is a link that leads to itself.',
        'Put the file itself there.',
      );
    if (code === 'EACCES' || code === 'EPERM')
      throw new FileFault(shown, 'It may not be read by this user.', 'Look at its permissions.');
    if (code === 'ENOTDIR')
      throw new FileFault(shown, 'A file stands where its folder should be.', 'Move it away.');
    throw error;
  }
}

/** A text file by the name that findings show; none when it is not there. */
async function source(
  folder: string,
  name: string,
  shown: string,
): Promise<SourceFile | undefined> {
  const file = join(shown, name);
  const bytes = await readInside(folder, name, file);
  if (!bytes) return undefined;
  try {
    return { file, text: utf8.decode(bytes) };
  } catch {
    throw new FileFault(
      file,
      'From here on it is not UTF-8.',
      'Save it as UTF-8.',
      brokenAt(bytes),
    );
  }
}

/** No texts of its own is fine; texts that cannot be reached are not. */
async function localeNames(folder: string, shown: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return [];
    throw code === 'ENOTDIR'
      ? new FileFault(
          shown,
          'It is a file; texts stand in a folder of that name.',
          'Move it away, and put the texts into a folder of that name.',
        )
      : new FileFault(shown, 'It may not be read by this user.', 'Look at its permissions.');
  }
}

async function localeFiles(folder: string, shown: string): Promise<Record<string, SourceFile>> {
  const names = await localeNames(join(folder, 'locales'), join(shown, 'locales'));
  const found: [code: string, file: SourceFile][] = [];
  for (const name of names.filter((one) => one.endsWith('.json')).toSorted()) {
    const file = await source(folder, join('locales', name), shown);
    if (file) found.push([name.slice(0, -'.json'.length), file]);
  }
  // Made of entries, since a name of a prototype would be lost as a key.
  return Object.fromEntries(found);
}

/** A merchant's or a family's folder as text; none when it has no manifest. */
export async function readFolder(folder: string, shown: string): Promise<FolderFiles | undefined> {
  const manifest = await source(folder, 'manifest.jsonc', shown);
  if (!manifest) return undefined;
  const [tokens, dark, light, template] = await Promise.all(
    ['tokens.json', 'tokens.dark.json', 'tokens.light.json', 'template.json'].map((name) =>
      source(folder, name, shown),
    ),
  );
  return {
    manifest,
    modes: { ...(dark ? { dark } : {}), ...(light ? { light } : {}) },
    texts: await localeFiles(folder, shown),
    ...(tokens ? { tokens } : {}),
    ...(template ? { template } : {}),
  };
}
