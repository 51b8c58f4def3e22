import { randomBytes } from 'node:crypto';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { StartError } from '../start-error.ts';

interface Reason {
  readonly why: string;
  readonly advice: string;
}

const elsewhere = 'Name a folder that this gateway may write to.';
const inTheWay: Reason = { why: 'where a file is in the way', advice: elsewhere };
const closed: Reason = { why: 'where this user may not write', advice: elsewhere };
const full: Reason = {
  why: 'on a disk that is full',
  advice: 'Make room there, or name a folder elsewhere.',
};

/** Why a system refuses a path, and what to do about it. */
const reasons: Readonly<Record<string, Reason>> = {
  EEXIST: inTheWay,
  ENOTDIR: inTheWay,
  EISDIR: { why: 'where a folder is in the way of a file', advice: 'Move it away.' },
  EACCES: closed,
  EPERM: closed,
  EROFS: { why: 'on a disk that is read-only', advice: elsewhere },
  ENOSPC: full,
  EDQUOT: full,
  ENOENT: { why: 'where no folder can be made', advice: elsewhere },
  ELOOP: { why: 'whose links lead in a circle', advice: elsewhere },
  ENAMETOOLONG: { why: 'which is too long', advice: elsewhere },
  EIO: { why: 'on a disk that does not answer', advice: elsewhere },
};

/** Folders by the settings that name them. */
export type NamedFolders = Readonly<Record<string, string>>;

/** Makes a folder that a setting names, and refuses one in which nothing can be kept. */
export async function requireFolder(setting: string, folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    const probe = join(folder, `.probe.${randomBytes(6).toString('hex')}`);
    try {
      await writeFile(probe, 'Can something be kept here?\n', { flag: 'wx', mode: 0o600 });
    } finally {
      await rm(probe, { force: true });
    }
  } catch (error) {
    // Writing names no path of its own.
    const about = error instanceof Error ? Object.assign(error, { path: folder }) : error;
    throw inWords(about, { [setting]: folder });
  }
}

/**
 * Folder by folder from the first that is there. Node's own way goes up and
 * down for ever where none can be made, as in /proc.
 */
export async function makeFolder(folder: string): Promise<void> {
  const missing: string[] = [];
  for (let at = folder; !(await isFolder(at)); at = dirname(at)) missing.push(at);
  for (const one of missing.toReversed()) {
    await mkdir(one, { mode: 0o700 }).catch((error: unknown) => {
      // Another gateway was faster.
      if (codeOf(error) !== 'EEXIST') throw error;
    });
  }
}

async function isFolder(path: string): Promise<boolean> {
  try {
    if ((await stat(path)).isDirectory()) return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
  throw Object.assign(new Error(`${path} is no folder`), { code: 'ENOTDIR', path });
}

/** What the system or the database refused, as a sentence where it is one of the known reasons. */
export function inWords(error: unknown, places: NamedFolders): unknown {
  if (error instanceof StartError) return error;
  const code = codeOf(error);
  if (code === DISK_FULL) {
    return new StartError('The disk of the database is full. Make room there, then start again.');
  }
  const reason = reasons[code];
  if (reason === undefined || !(error instanceof Error)) return error;
  const path = 'path' in error ? String(error.path) : '';
  if (path === '') return error;
  const named = Object.entries(places).find(([, folder]) => isWithin(path, folder));
  if (named === undefined) {
    return new StartError(`The gateway needs ${path}, ${reason.why}. ${reason.advice}`);
  }
  const [setting, folder] = named;
  const exactly = path === folder ? '' : ` (${path})`;
  return new StartError(`${setting} names ${folder}, ${reason.why}${exactly}. ${reason.advice}`);
}

const DISK_FULL = '53100';

const isWithin = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(folder + sep);

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
