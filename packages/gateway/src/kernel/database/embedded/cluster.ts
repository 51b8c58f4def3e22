import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chown,
  mkdir,
  open,
  readFile,
  readdir,
  rename,
  rm,
  rmdir,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../../start-error.ts';
import { plainEnvironment, type Binaries, type ProcessOwner } from './binaries.ts';
import { runStoppable } from './run-stoppable.ts';
import { unstopped } from '../connection/stoppable.ts';

const run = promisify(execFile);

export interface ClusterOptions {
  readonly state: string;
  readonly binaries: Binaries;
  readonly owner: ProcessOwner;
  readonly user: string;
  readonly password: string;
  /** Ends the making of it; what was made so far is taken away. */
  readonly signal?: AbortSignal;
}

/**
 * The database's folder. It is made under another name and renamed when it is
 * whole: a start that was killed leaves nothing that looks like a database.
 */
export async function keepCluster(options: ClusterOptions): Promise<string> {
  const folder = join(options.state, 'postgres');
  await clearDrafts(options.state);
  const written = (await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  if (written !== '') {
    await refuseOtherVersion(options, folder, written);
    return folder;
  }
  await refuseLeftOvers(folder);
  // Never the name of another try: what sets that up may outlive its gateway for a moment.
  const draft = join(options.state, DRAFT + randomBytes(4).toString('hex'));
  try {
    await initialise(options, draft);
    await rename(draft, folder);
    await syncFolder(options.state);
  } catch (cause) {
    options.signal?.throwIfAborted();
    throw failed(folder, cause);
  } finally {
    await clearDrafts(options.state);
  }
  return folder;
}

const DRAFT = 'postgres.new.';

async function clearDrafts(state: string): Promise<void> {
  const drafts = (await readdir(state)).filter((name) => name.startsWith(DRAFT));
  for (const name of drafts) {
    // One that still grows is cleared the next time.
    await rm(join(state, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

async function initialise(
  { binaries, owner, user, password, signal = unstopped }: ClusterOptions,
  folder: string,
): Promise<void> {
  const passwordFile = `${folder}.password`;
  await mkdir(folder, { mode: 0o700 });
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600, flag: 'wx' });
  const { uid, gid } = owner;
  if (uid !== undefined && gid !== undefined) {
    for (const one of [folder, passwordFile]) await chown(one, uid, gid);
  }
  await runStoppable(
    binaries.initdb,
    [
      `--pgdata=${folder}`,
      `--username=${user}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--no-locale',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ],
    { ...owner, cwd: folder, env: plainEnvironment(), windowsHide: true },
    signal,
  );
}

/** Something without a version is no database; what it is, only its owner can say. */
async function refuseLeftOvers(folder: string): Promise<void> {
  await rmdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return;
    throw new StartError(`${folder} holds no database. Move it away, then start again.`);
  });
}

async function refuseOtherVersion(
  { binaries }: ClusterOptions,
  folder: string,
  written: string,
): Promise<void> {
  const { stdout } = await run(binaries.postgres, ['--version'], { env: plainEnvironment() });
  const brought = /(\d+)/.exec(stdout)?.[1] ?? '';
  if (brought === written) return;
  throw new StartError(
    `${folder} was written by PostgreSQL ${written}, and this gateway brings ${brought}. docs/gateway.md tells how to move over.`,
  );
}

/** So that the new name outlives a loss of power; Windows does that by itself and opens no folder. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

function failed(folder: string, cause: unknown): unknown {
  const said = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : '';
  if (/permission denied/i.test(said)) {
    return new StartError(
      `PostgreSQL's own user cannot reach ${folder}: a folder above it is closed to others. LIVERY_STATE names another.`,
    );
  }
  if (/no space left/i.test(said)) {
    return new StartError(
      `PostgreSQL could not be set up in ${folder}: the disk is full. Make room there, or let LIVERY_STATE name a folder elsewhere.`,
    );
  }
  if (said === '') return cause;
  const lines = said.split('\n').map((line) => line.trim());
  const words = lines.filter((line) => line !== '').join(' ');
  return new StartError(`PostgreSQL could not be set up in ${folder}: ${words}`);
}
