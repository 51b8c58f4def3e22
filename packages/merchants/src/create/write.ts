import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { OutputFile } from '../output-file.ts';
import { exists, makeFolder } from '../disk.ts';

/** Work that is taken back when somebody presses Ctrl-C in the middle of it. */
export async function orTakenBack<T>(
  work: () => Promise<T>,
  takeBack: () => Promise<void>,
): Promise<T> {
  const stopped = (): void => void takeBack().finally(() => process.exit(130));
  process.once('SIGINT', stopped);
  process.once('SIGTERM', stopped);
  try {
    return await work();
  } finally {
    process.off('SIGINT', stopped);
    process.off('SIGTERM', stopped);
  }
}

/**
 * A whole folder or none: written beside its place under a name that no
 * command reads, then moved there in one step. Stopped half-way, it is taken away.
 */
export async function writeFolder(
  folder: string,
  files: readonly OutputFile[],
  replace: 'never' | 'old' = 'never',
): Promise<void> {
  await makeFolder(dirname(folder));
  const fresh = await mkdtemp(join(dirname(folder), `.${basename(folder)}-`));
  const away = (): Promise<void> => rm(fresh, { recursive: true, force: true });
  const write = async (): Promise<void> => {
    const inside = join(fresh, 'whole');
    for (const { path, content } of files) {
      const target = join(inside, path);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, content);
    }
    const old = join(fresh, 'old');
    const there = await exists(folder);
    if (there && replace === 'never') throw new Error(`"${folder}" is there already.`);
    if (there) await rename(folder, old);
    try {
      await rename(inside, folder);
    } catch (error) {
      if (there) await rename(old, folder);
      throw error;
    }
  };
  try {
    await orTakenBack(write, away);
  } finally {
    await away();
  }
}
