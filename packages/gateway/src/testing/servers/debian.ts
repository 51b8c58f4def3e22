import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  findOwner,
  plainEnvironment,
  type Binaries,
} from '../../kernel/database/embedded/binaries.ts';
import { startServer } from '../../kernel/database/embedded/server.ts';
import { FORGETFUL } from './forgetful.ts';

const run = promisify(execFile);
const PACKAGES = '/usr/lib/postgresql';

/** The newest PostgreSQL of the system's own packages. */
export function debianBinaries(): Binaries | undefined {
  const versions = existsSync(PACKAGES) ? readdirSync(PACKAGES).map(Number) : [];
  const folders = versions
    .filter((version) => version > 0)
    .toSorted((one, other) => other - one)
    .map((version) => join(PACKAGES, String(version), 'bin'));
  const folder = folders.find((one) => existsSync(join(one, 'postgres')));
  if (folder === undefined) return undefined;
  const [postgres, initdb, control] = ['postgres', 'initdb', 'pg_ctl'].map((name) =>
    join(folder, name),
  );
  return { postgres: postgres ?? '', initdb: initdb ?? '', control: control ?? '' };
}

export interface TestServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** A server of an operator's, as far as a test can have one: another build, and another release. */
export async function startDebian(binaries: Binaries): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-debian-'));
  const databaseDir = join(folder, 'data');
  mkdirSync(databaseDir, { mode: 0o700 });
  const owner = await findOwner();
  if (owner.uid !== undefined && owner.gid !== undefined) {
    for (const one of [folder, databaseDir]) chownSync(one, owner.uid, owner.gid);
  }
  const options = ['--auth=trust', '--username=livery', '--encoding=UTF8', '--no-locale'];
  await run(binaries.initdb, ['-D', databaseDir, '--no-sync', ...options], {
    ...owner,
    cwd: folder,
    env: plainEnvironment(),
  });
  const port = await freePort();
  const logFile = join(folder, 'log');
  const server = await startServer({
    databaseDir,
    logFile,
    port,
    binaries,
    owner,
    settings: FORGETFUL,
  });
  return {
    url: `postgres://livery@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        resolve(address !== null && typeof address === 'object' ? address.port : 0),
      );
    });
  });
}
