import { createHash, randomBytes } from 'node:crypto';
import { cp, lstat, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { StartError } from '../../start-error.ts';
import type { Binaries, ProcessOwner } from './binaries.ts';
import { unstopped } from '../connection/stoppable.ts';

/** Where root keeps what PostgreSQL's own user must reach; the second for systems that lock the first. */
const BASES = ['/var/lib/livery-postgres', '/var/tmp/livery-postgres'];

/**
 * Whether PostgreSQL's own user may pass every folder above a path. In the
 * home of root, closed to others, it may not: the usual cloud machine.
 */
export async function isReachable(path: string, { uid, gid }: ProcessOwner): Promise<boolean> {
  if (uid === undefined) return true;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const found = await stat(folder);
    const may = found.uid === uid ? 0o100 : found.gid === gid ? 0o010 : 0o001;
    if ((found.mode & may) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/** The folder of a state's database: the state itself where it can be reached. */
export async function reachableState(state: string, owner: ProcessOwner): Promise<string> {
  if (await isReachable(state, owner)) return state;
  return ownFolder(stateName(state));
}

/** Where a state's database may lie, whoever asks: in it, or in a place that was made for it. */
export const placesOf = (state: string): readonly string[] => [
  state,
  ...BASES.map((base) => join(base, stateName(state))),
];

const stateName = (state: string): string => `state-${shortHash(state)}`;

/** The programs, or a copy of them where they cannot be reached: made once for a release of them. */
export async function reachableBinaries(
  binaries: Binaries,
  owner: ProcessOwner,
  signal: AbortSignal = unstopped,
): Promise<Binaries> {
  if (await isReachable(binaries.postgres, owner)) return binaries;
  const folder = dirname(dirname(binaries.postgres));
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const listed = await Promise.all(
    files.map(async (file) => {
      const path = join(file.parentPath, file.name);
      const { size, mode } = await lstat(path);
      return `${relative(folder, path)} ${file.isDirectory() ? '' : size} ${mode}`;
    }),
  );
  const name = `binaries-${shortHash(listed.toSorted().join('\n'))}`;
  const copy = join(await ownFolder(''), name);
  if (!(await isThere(copy))) await copyWhole(folder, copy, signal);
  const moved = (path: string) => join(copy, relative(folder, path));
  return {
    postgres: moved(binaries.postgres),
    initdb: moved(binaries.initdb),
    control: moved(binaries.control),
  };
}

/** Under another name first: a start that was killed leaves nothing that looks whole. */
async function copyWhole(from: string, to: string, signal: AbortSignal): Promise<void> {
  const draft = `${to}.${randomBytes(4).toString('hex')}`;
  try {
    await cp(from, draft, {
      recursive: true,
      verbatimSymlinks: true,
      // Asked for each file, and so the place to stop.
      filter: () => {
        signal.throwIfAborted();
        return true;
      },
    });
    await rename(draft, to).catch(async (error: unknown) => {
      // Another gateway was faster.
      if (!(await isThere(to))) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** A folder of root's own that others may pass and not read. */
async function ownFolder(name: string): Promise<string> {
  for (const base of BASES) {
    const folder = join(base, name);
    try {
      await mkdir(folder, { recursive: true, mode: 0o711 });
    } catch {
      continue;
    }
    for (const one of new Set([base, folder])) await requireOwn(one);
    return folder;
  }
  throw new StartError(
    `PostgreSQL's own user cannot reach this folder, and neither of ${BASES.join(' and ')} can be written. LIVERY_STATE names another, DATABASE_URL a server.`,
  );
}

/** In a folder that all may write, somebody else may have been there first. */
async function requireOwn(folder: string): Promise<void> {
  const found = await lstat(folder);
  if (found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0) return;
  throw new StartError(`${folder} belongs to somebody else. Move it away, then start again.`);
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);
