import { lstat, mkdir, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { UsageError } from './command.ts';

/** Whether something stands there, even a link that leads nowhere. */
export const exists = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    () => false,
  );

/**
 * A folder and those above it, each made by itself: the recursive form never
 * comes back where a parent is there and takes no children, such as /proc.
 */
export async function makeFolder(folder: string): Promise<void> {
  if (await exists(folder)) return;
  await makeFolder(dirname(folder));
  await mkdir(folder);
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is on a disk that can only be read',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a file stands in its way',
  EEXIST: 'a file stands in its way',
  ENOENT: 'no folder can be made there',
  ENAMETOOLONG: 'the name is too long',
};

/** Why the system refused, in words. */
export const reasonOf = (error: unknown): string => {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return reasons[code] ?? message;
};

/** Whether a folder is another or lies in it. */
export const contains = (outer: string, inner: string): boolean => {
  const way = relative(outer, inner);
  return way === '' || !(way === '..' || way.startsWith(`..${sep}`));
};

/** Where a path really leads, be it there yet or not. */
export const realPath = (path: string): Promise<string> =>
  realpath(path).catch(async () => {
    const parent = dirname(path);
    return parent === path ? path : join(await realPath(parent), basename(path));
  });

/** What is written among merchants would be taken for one, and every check would fail from then on. */
export async function outsideMerchants(
  option: string,
  asked: string,
  merchants: string,
): Promise<void> {
  const [root, out] = [await realPath(resolve(merchants)), await realPath(resolve(asked))];
  if (contains(root, out))
    throw new UsageError(
      `${option} "${asked}" lies in a folder of merchants; name one outside ${merchants}.`,
    );
}

/** The folder that `--out` and its like name, made if it is not there: found out before the work, not after it. */
export async function outFolder(option: string, asked: string): Promise<string> {
  const folder = resolve(asked);
  try {
    await makeFolder(folder);
    if (!(await stat(folder)).isDirectory())
      throw Object.assign(new Error('no folder'), { code: 'EEXIST' });
  } catch (error) {
    throw new UsageError(`${option} "${asked}" cannot be written: ${reasonOf(error)}.`);
  }
  return folder;
}
