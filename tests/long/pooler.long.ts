import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Long } from './run.ts';

const root = join(import.meta.dirname, '../..');

/** The gateway's own tests, each gateway of them behind PgBouncer; it is a package of the system's. */
async function run(count: number, say: (line: string) => void): Promise<void> {
  for (let turn = 1; turn <= count; turn += 1) {
    const { status, stdout } = spawnSync(
      'node_modules/.bin/vitest',
      ['run', '--project', 'gateway', '--reporter', 'dot'],
      {
        cwd: root,
        env: { ...process.env, LIVERY_TEST_POOLER: '1' },
        stdio: ['ignore', 'pipe', 'inherit'],
        encoding: 'utf8',
      },
    );
    say(stdout.slice(-4_000));
    if (status !== 0) throw new Error('the tests failed behind a pooler');
  }
}

export const long: Long = {
  about: 'the gateway’s tests through PgBouncer, a connection for each transaction',
  count: 1,
  run,
};
