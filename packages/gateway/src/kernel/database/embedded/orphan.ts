import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StartError } from '../../start-error.ts';
import type { Binaries } from './binaries.ts';

const run = promisify(execFile);

/** Beyond what any system counts to, so that no process has it. */
const NOBODY = 2_147_483_647;

/** From polite to certain: what is sent, and how long it is waited for. */
const LADDER = [
  ['SIGINT', 3_000],
  ['SIGQUIT', 2_000],
  ['SIGKILL', 1_000],
] as const;

/**
 * A gateway that was killed leaves its PostgreSQL running. It is stopped, in
 * about a tenth of a second, and not taken over: it may be of another release
 * and of other settings. Called by whoever holds the folder's lock.
 */
export async function stopOrphan(databaseDir: string, binaries: Binaries): Promise<void> {
  const file = join(databaseDir, 'postmaster.pid');
  const pid = (await readLines(file))[0];
  if (pid === undefined || pid <= 1) return;
  const isOurs = process.platform === 'win32' || (await isServerOf(pid, databaseDir));
  if (isOurs && !(await shutDown(pid, databaseDir, binaries))) {
    throw new StartError(`PostgreSQL (process ${pid}) still runs in ${databaseDir}.`);
  }
  await disown(file);
}

/**
 * A number that another program has by now, or that nobody buried yet, keeps
 * PostgreSQL from starting. It still has to look at the rest of the file, for
 * processes of its own that are left.
 */
async function disown(file: string): Promise<void> {
  const [pid, rest] = await readLines(file);
  if (pid !== undefined && send(pid, 0)) await writeFile(file, `${NOBODY}\n${rest}`);
}

async function readLines(file: string): Promise<[pid: number | undefined, rest: string]> {
  const [first = '', ...rest] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  return [/^\d+$/.test(first) ? Number(first) : undefined, rest.join('\n')];
}

/** Ends a server, at the latest after six seconds. What was acknowledged is on the disk either way. */
export async function shutDown(
  pid: number,
  databaseDir: string,
  { control }: Binaries,
): Promise<boolean> {
  if (process.platform === 'win32') {
    const options = ['stop', '-D', databaseDir, '-m', 'fast', '-w', '-t', '5'];
    await run(control, options, { windowsHide: true }).catch(() => undefined);
    return !send(pid, 0);
  }
  for (const [signal, patience] of LADDER) {
    if (!send(pid, signal)) return true;
    for (let waited = 0; waited < patience; waited += 10) {
      if (await isDead(pid)) return true;
      await delay(10);
    }
  }
  return false;
}

/** Gone, or waiting to be buried by a parent that may never do so, as in many containers. */
export async function isDead(pid: number): Promise<boolean> {
  if (!send(pid, 0)) return true;
  if (process.platform !== 'linux') return false;
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return /\) [ZX] /.test(stat);
}

function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    // Somebody else's is alive as well.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** A postmaster keeps the command line it was started with; its children rename themselves. */
async function isServerOf(pid: number, databaseDir: string): Promise<boolean> {
  if (process.platform === 'linux') {
    const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    const [program = '', ...args] = line.split('\0');
    return basename(program) === 'postgres' && args[args.indexOf('-D') + 1] === databaseDir;
  }
  const { stdout } = await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return stdout.includes('postgres') && stdout.includes(`-D ${databaseDir}`);
}
