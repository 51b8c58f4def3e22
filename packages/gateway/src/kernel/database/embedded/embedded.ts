import { randomBytes } from 'node:crypto';
import { chmod, realpath } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { StartError } from '../../start-error.ts';
import { findBinaries, findOwner } from './binaries.ts';
import { keepCluster } from './cluster.ts';
import { keepGatewayRole } from './gateway-role.ts';
import { reachableBinaries, reachableState } from './reach.ts';
import { lockFolder } from './lock.ts';
import { ServerStartError, startServer, type RunningServer, type ServerPlace } from './server.ts';
import { stopOrphan } from './orphan.ts';
import { keepSecret } from '../secret.ts';
import { unstopped } from '../connection/stoppable.ts';
import { sqlState } from '../transact.ts';
import { makeFolder } from '../named-folders.ts';

export interface EmbeddedServer {
  /** For the gateway, which owns nothing. */
  readonly url: string;
  /** For whoever makes the tables. */
  readonly ownerUrl: string;
  stop(): Promise<void>;
}

const USER = 'livery';
const DATABASE = 'livery';

/**
 * A real PostgreSQL in a folder of ours, on a free port of the loopback
 * address. The folder belongs to one gateway at a time (ADR 9).
 */
export async function startEmbedded(
  folder: string,
  log: (line: string) => void,
  signal: AbortSignal = unstopped,
): Promise<EmbeddedServer> {
  await makeFolder(folder);
  const state = await realpath(folder);
  const unlock = await lockFolder(state);
  try {
    const [found, owner] = await Promise.all([findBinaries(), findOwner()]);
    const [binaries, place] = await Promise.all([
      reachableBinaries(found, owner, signal),
      reachableState(state, owner),
    ]);
    // PostgreSQL's own user must reach its folder, and sees nothing else here.
    if (owner.uid !== undefined) await chmod(place, 0o711);
    const password = await keepSecret(join(state, 'postgres.secret'), () =>
      randomBytes(24).toString('base64url'),
    );
    const making = { state: place, binaries, owner, user: USER, password, signal };
    const databaseDir = await keepCluster(making);
    await stopOrphan(databaseDir, binaries);
    const logFile = join(state, 'postgres.log');
    const where = { databaseDir, logFile, binaries, owner };
    const { server, place: listening } = await firstStart(where, signal);
    const keeper = keepRunning(server, listening, log);
    const ownerUrl = `postgres://${USER}:${password}@127.0.0.1:${listening.port}/${DATABASE}`;
    const prepare = async () => {
      await ensureDatabase(ownerUrl, state);
      return keepGatewayRole(ownerUrl);
    };
    const url = await prepare().catch(async (error: unknown) => {
      await keeper.stop();
      throw error;
    });
    return {
      url,
      ownerUrl,
      stop: async () => {
        await keeper.stop();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Processes of a server that was killed take a moment to notice; a free port may be gone when it is used. */
async function firstStart(
  where: Omit<ServerPlace, 'port'>,
  signal: AbortSignal,
): Promise<{ server: RunningServer; place: ServerPlace }> {
  for (let attempt = 1; ; attempt += 1) {
    signal.throwIfAborted();
    const place = { ...where, port: await freePort() };
    try {
      return { server: await startServer(place, signal), place };
    } catch (error) {
      const passes =
        error instanceof ServerStartError && /shared memory|bind|in use/.test(error.said);
      if (!passes || attempt === 40) throw error;
      await delay(100);
    }
  }
}

const SHORTEST_PAUSE = 50;
const LONGEST_PAUSE = 5_000;

/** Starts the server again whenever it ends without being told to, on the port that is known. */
function keepRunning(first: RunningServer, place: ServerPlace, log: (line: string) => void) {
  let server: RunningServer | undefined = first;
  const stopping = new AbortController();
  const { signal } = stopping;

  const watch = async () => {
    while (server !== undefined) {
      await server.ended;
      if (signal.aborted) return;
      log('the database ended by itself and is started again');
      server = await startAgain();
    }
  };
  const startAgain = async (): Promise<RunningServer | undefined> => {
    for (let pause = SHORTEST_PAUSE; !signal.aborted; pause = Math.min(LONGEST_PAUSE, pause * 2)) {
      try {
        const next = await startServer(place);
        if (signal.aborted) await next.stop();
        log('the database runs again');
        return next;
      } catch (error) {
        log(error instanceof Error ? error.message : String(error));
        await delay(pause, undefined, { signal }).catch(() => undefined);
      }
    }
    return undefined;
  };

  const watching = watch();
  return {
    stop: async () => {
      stopping.abort();
      await server?.stop();
      await watching;
    },
  };
}

/** A start that was killed may have left a server without its database. */
async function ensureDatabase(url: string, state: string): Promise<void> {
  const problem = await tryConnection(url);
  if (problem === undefined) return;
  if (sqlState(problem) === '28P01') {
    throw new StartError(
      `${join(state, 'postgres.secret')} does not fit the database beside it. Bring the right one back, or move the folder away to begin afresh.`,
    );
  }
  if (sqlState(problem) !== '3D000') throw problem;
  const elsewhere = new URL(url);
  elsewhere.pathname = '/postgres';
  const client = new Client({ connectionString: elsewhere.href });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
}

async function tryConnection(url: string): Promise<unknown> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // A refused connection ends with an event of its own.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return undefined;
  } catch (error) {
    return error;
  }
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
