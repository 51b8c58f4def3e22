import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBinaries, findOwner } from '../../kernel/database/embedded/binaries.ts';
import { reachableBinaries } from '../../kernel/database/embedded/reach.ts';
import { startServer } from '../../kernel/database/embedded/server.ts';
import { freePort, type TestServer } from './debian.ts';
import { FORGETFUL } from './forgetful.ts';

/** A copy of a state's database that lets everybody in: a password takes both sides longer than a question. */
export async function startCopy(state: string): Promise<TestServer> {
  const folder = await realpath(mkdtempSync(join(tmpdir(), 'livery-postgres-')));
  chmodSync(folder, 0o711);
  copyFolder(join(state, 'postgres'), folder);
  const databaseDir = join(folder, 'postgres');
  writeFileSync(join(databaseDir, 'pg_hba.conf'), 'host all all 127.0.0.1/32 trust\n');
  const owner = await findOwner();
  const binaries = await reachableBinaries(await findBinaries(), owner);
  const port = await freePort();
  const where = { databaseDir, logFile: join(folder, 'log'), port, binaries, owner };
  const server = await startServer({ ...where, settings: FORGETFUL });
  return {
    url: `postgres://livery@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** With owners, which PostgreSQL looks at and Node's own copy forgets. */
export function copyFolder(from: string, into: string): void {
  execFileSync('cp', ['-Rp', from, into]);
}
