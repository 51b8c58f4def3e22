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
  const everybody = 'local all all trust\nhost all all 127.0.0.1/32 trust\n';
  writeFileSync(join(databaseDir, 'pg_hba.conf'), everybody);
  const owner = await findOwner();
  const binaries = await reachableBinaries(await findBinaries(), owner);
  const port = await freePort();
  const where = { databaseDir, logFile: join(folder, 'log'), port, binaries, owner };
  // A socket in the file system takes a third less of both sides; its path must be short.
  const hasSocket = process.platform !== 'win32' && databaseDir.length < 80;
  const socket = hasSocket ? [`unix_socket_directories=${databaseDir}`] : [];
  const server = await startServer({ ...where, settings: [...FORGETFUL, ...socket] });
  return {
    url: `postgres://livery@127.0.0.1:${port}/postgres${hasSocket ? `?host=${databaseDir}` : ''}`,
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
