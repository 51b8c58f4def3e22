import { access, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findBinaries } from '../database/embedded-binaries.ts';
import { lockFolder } from '../database/embedded-lock.ts';
import { stopOrphan } from '../database/orphan.ts';
import { Refused } from '../refused.ts';

interface Where {
  readonly state: string;
  readonly databaseUrl: string | undefined;
}

/** Takes the embedded database away, so that the next start makes the demo anew; says what was done. */
export async function resetDemo({ state, databaseUrl }: Where): Promise<string> {
  if (databaseUrl !== undefined) {
    throw new Refused(
      '--reset only empties the embedded database, and DATABASE_URL names another.',
    );
  }
  const cluster = join(state, 'postgres');
  const isThere = await access(cluster).then(
    () => true,
    () => false,
  );
  if (!isThere) return `There is no database in ${state} yet.`;
  // A gateway that runs there holds the lock; a server that outlived its gateway is stopped.
  const unlock = await lockFolder(await realpath(state));
  try {
    await stopOrphan(cluster, await findBinaries());
    await rm(cluster, { recursive: true });
  } finally {
    unlock();
  }
  return `The database in ${cluster} was removed: players, money and rounds begin anew.`;
}
