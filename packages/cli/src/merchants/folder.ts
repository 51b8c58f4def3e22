import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { FolderFiles, SourceFile } from '@livery/themes';

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
  const before = new TextDecoder().decode(bytes.subarray(0, good)).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
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
    if (!real.startsWith(root + sep))
      throw new FileFault(shown, 'It leads out of its folder.', 'Put the file itself there.');
    const { size } = await stat(real);
    if (size > maxBytes)
      throw new FileFault(shown, `It has ${size} bytes; ${maxBytes} are plenty.`);
    return await readFile(real);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    if (code === 'EISDIR') throw new FileFault(shown, 'It is a folder, not a file.');
    if (code === 'ELOOP') throw new FileFault(shown, 'It is a link that leads to itself.');
    throw error;
  }
}

/** A text file by the name that findings show; none when it is not there. */
export async function source(
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

async function localeFiles(folder: string, shown: string): Promise<Record<string, SourceFile>> {
  const names = await readdir(join(folder, 'locales')).catch(() => []);
  const found: Record<string, SourceFile> = {};
  for (const name of names.filter((one) => one.endsWith('.json')).toSorted()) {
    const file = await source(folder, join('locales', name), shown);
    if (file) found[name.slice(0, -'.json'.length)] = file;
  }
  return found;
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
