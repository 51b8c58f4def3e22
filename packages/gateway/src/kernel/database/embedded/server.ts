import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { plainEnvironment, type Binaries, type ProcessOwner } from './binaries.ts';
import { shutDown } from './orphan.ts';
import { StartError } from '../../start-error.ts';
import { unstopped } from '../connection/stoppable.ts';

export interface ServerPlace {
  readonly databaseDir: string;
  readonly logFile: string;
  readonly port: number;
  readonly binaries: Binaries;
  readonly owner: ProcessOwner;
  /** Said after ours, and so instead of them. */
  readonly settings?: readonly string[];
}

const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  // What is acknowledged is on the disk, whatever a file in the folder says.
  'fsync=on',
  'synchronous_commit=on',
  'full_page_writes=on',
  // As much log as is read again within a second or two after a kill.
  'max_wal_size=256MB',
  // Queries of a few rows are done before a compiler has started.
  'jit=off',
  // No statement, value or row in the log: any of them may hold a secret.
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
  // A gateway that hangs must not hold a player's account for ever.
  'idle_in_transaction_session_timeout=60s',
];

/** Recovery after a kill is bounded by the log above; this is for disks that crawl. */
const PATIENCE = 60_000;

/** A server that is ready. */
export interface RunningServer {
  /** When it ends, for whatever reason. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

/** Why a server did not come up, with its own last words. */
export class ServerStartError extends StartError {
  readonly said: string;

  constructor(databaseDir: string, said: string) {
    super(`PostgreSQL did not start in ${databaseDir}: ${said || 'it said nothing'}`);
    this.said = said;
  }
}

export async function startServer(
  place: ServerPlace,
  signal: AbortSignal = unstopped,
): Promise<RunningServer> {
  const { databaseDir, logFile, port, binaries, owner, settings = [] } = place;
  const said = [...SETTINGS, ...settings].flatMap((setting) => ['-c', setting]);
  const log = openSync(logFile, 'w', 0o600);
  chmodSync(logFile, 0o600);
  const child = spawn(binaries.postgres, ['-D', databaseDir, '-p', String(port), ...said], {
    ...owner,
    cwd: databaseDir,
    env: plainEnvironment(),
    // Ctrl-C reaches every process of the terminal; when this one stops is ours to order.
    detached: true,
    windowsHide: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  // A gateway that ends without its stop still says goodbye, unless it is killed.
  const leave = () => void child.kill('SIGINT');
  process.once('exit', leave);
  const ended = new Promise<void>((resolve) => {
    for (const event of ['exit', 'error']) child.once(event, () => resolve());
  }).finally(() => process.off('exit', leave));
  try {
    await becomeReady(child, databaseDir, signal);
  } catch {
    if (child.pid !== undefined && child.exitCode === null) {
      await shutDown(child.pid, databaseDir, binaries);
    }
    signal.throwIfAborted();
    throw new ServerStartError(databaseDir, await lastWords(logFile));
  }
  return {
    ended,
    stop: async () => {
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
        await shutDown(child.pid, databaseDir, binaries);
      }
      await ended;
    },
  };
}

/** The server writes its state into the eighth line of its own file. */
async function becomeReady(
  child: ChildProcess,
  databaseDir: string,
  signal: AbortSignal,
): Promise<void> {
  const file = join(databaseDir, 'postmaster.pid');
  for (let waited = 0; waited < PATIENCE; waited += 10) {
    await delay(10);
    if (signal.aborted) break;
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) break;
    const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n');
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return;
  }
  throw new Error('not ready');
}

async function lastWords(logFile: string): Promise<string> {
  const lines = (await readFile(logFile, 'utf8').catch(() => '')).trim().split('\n');
  const telling = lines.filter((line) => /FATAL|PANIC|ERROR|HINT/.test(line));
  return (telling.length > 0 ? telling : lines).slice(-4).join(' ');
}
