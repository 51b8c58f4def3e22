import { lstat, open, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { UsageError } from './usage-error.ts';
import { makeFolder, reasonOf } from './disk.ts';

/** A file as it was read, and as it is to be. */
export interface FileChange {
  readonly path: string;
  /** None when there was no such file. */
  readonly before: string | Uint8Array | undefined;
  readonly after: string | Uint8Array;
}

/** Written and kept by the disk, with the rights that the old one has. */
async function writeWhole(
  path: string,
  content: string | Uint8Array,
  mode: number | undefined,
): Promise<void> {
  const file = await open(path, 'wx', mode ?? 0o644);
  try {
    await file.writeFile(content);
    if (mode !== undefined) await file.chmod(mode & 0o777);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Where the fresh text lies until all of them are there. */
async function prepared({ path, before, after }: FileChange): Promise<string> {
  await makeFolder(dirname(path));
  const stat = await lstat(path).catch(() => undefined);
  if (stat && !stat.isFile())
    throw new UsageError(`"${path}" is no plain file; nothing was written.`);
  const now = stat ? await readFile(path) : undefined;
  if (!(before === undefined ? now === undefined : now?.equals(Buffer.from(before))))
    throw new UsageError(`"${path}" was changed meanwhile; nothing was written. Try again.`);
  const fresh = join(dirname(path), `.${basename(path)}.${process.pid}.fresh`);
  await writeWhole(fresh, after, stat?.mode);
  return fresh;
}

/**
 * Each file whole or as it was: all are written beside their places first, and
 * moved there when all of them stand. Nothing is left over where one cannot be written.
 */
export async function replaceFiles(changes: readonly FileChange[]): Promise<void> {
  const ready: { fresh: string; path: string }[] = [];
  try {
    for (const change of changes) ready.push({ fresh: await prepared(change), path: change.path });
    for (const { fresh, path } of ready) await rename(fresh, path);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const failed = changes[ready.length]?.path ?? changes.at(-1)?.path;
    throw new UsageError(`"${failed}" cannot be written: ${reasonOf(error)}.`);
  } finally {
    for (const { fresh } of ready) await rm(fresh, { force: true });
  }
}
