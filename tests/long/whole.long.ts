import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Long } from './run.ts';

const root = join(import.meta.dirname, '../..');

/** Files whose tests try a part of what there is. */
const files = ['guards/callers', 'login/guessing', 'http/fuzz', 'ledger', 'rounds/rounds'];

function run(count: number, say: (line: string) => void): Promise<void> {
  for (let turn = 1; turn <= count; turn += 1) {
    const { status, stdout } = spawnSync(
      'node_modules/.bin/vitest',
      ['run', '--project', 'gateway', '--reporter', 'dot', ...files],
      {
        cwd: root,
        env: { ...process.env, LIVERY_TEST_COUNTS: 'whole' },
        stdio: ['ignore', 'pipe', 'inherit'],
        encoding: 'utf8',
      },
    );
    say(stdout.slice(-4_000));
    if (status !== 0) throw new Error('a test failed that passes with the counts of the gate');
  }
  return Promise.resolve();
}

export const long: Long = {
  about: 'the gateway’s tests that try a part of what there is, with all of it',
  count: 1,
  run,
};
