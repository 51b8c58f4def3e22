import { access, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findBinaries } from './binaries.ts';
import { lockFolder } from './lock.ts';
import { stopOrphan } from './orphan.ts';
import { placesOf } from './reach.ts';
import { StartError } from '../../start-error.ts';

interface Where {
  readonly state: string;
  readonly databaseUrl: string | undefined;
}

/** Takes the embedded database away, so that the next start begins anew; says what was done. */
export async function removeEmbedded({ state, databaseUrl }: Where): Promise<string> {
  if (databaseUrl !== undefined) {
    throw new StartError(
      '--reset only empties the embedded database, and DATABASE_URL names another.',
    );
  }
  if (!(await isThere(state))) return `There is no database in ${state} yet.`;
  const real = await realpath(state);
  const clusters = placesOf(real).map((place) => join(place, 'postgres'));
  const there = await Promise.all(clusters.map(isThere));
  const cluster = clusters.find((_, index) => there[index]);
  if (cluster === undefined) return `There is no database in ${state} yet.`;
  // A gateway that runs there holds the lock; a server that outlived its gateway is stopped.
  const unlock = await lockFolder(real);
  try {
    await stopOrphan(cluster, await findBinaries());
    await rm(cluster, { recursive: true });
  } finally {
    unlock();
  }
  return `The database in ${cluster} was removed: players, money and rounds begin anew.`;
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
