import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Refused } from '../refused.ts';

const run = promisify(execFile);

/** The folder belongs to one gateway: a second would stop the first one's database. */
export async function refuseIfTaken(state: string): Promise<void> {
  const note = join(state, 'gateway.json');
  const { pid } = JSON.parse(await readFile(note, 'utf8').catch(() => '{}')) as { pid?: number };
  if (pid === undefined || pid === process.pid) return;
  if ((await commandOf(pid)).includes('node')) {
    throw new Refused(
      `Another gateway (process ${pid}) uses ${state}. LIVERY_STATE names another folder.`,
    );
  }
}

/**
 * A gateway that was killed leaves its PostgreSQL running. It is told to stop
 * before another starts in the same folder; a process that merely reuses the
 * number is left alone.
 */
export async function stopOrphan(databaseDir: string): Promise<void> {
  const file = join(databaseDir, 'postmaster.pid');
  const lines = await readFile(file, 'utf8').catch(() => '');
  const pid = Number(lines.split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 1) return;
  if (!(await commandOf(pid)).includes(databaseDir)) return;
  process.kill(pid, 'SIGINT');
  for (let waited = 0; waited < 10_000; waited += 50) {
    if (!existsSync(file)) return;
    await delay(50);
  }
  throw new Refused(`PostgreSQL (process ${pid}) still runs in ${databaseDir}.`);
}

/** The command line of a process, empty where there is none. */
async function commandOf(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return line.replaceAll('\0', ' ');
  }
  const { stdout } = await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return stdout;
}
