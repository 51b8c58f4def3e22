import { lstat, mkdir, realpath } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';

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
