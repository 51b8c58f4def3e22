import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Long } from './run.ts';

const root = join(import.meta.dirname, '../..');

function run(count: number, say: (line: string) => void): Promise<void> {
  for (let turn = 1; turn <= count; turn += 1) {
    const { status, stdout } = spawnSync(
      'node_modules/.bin/vitest',
      ['run', '--project', 'gateway', '--reporter', 'verbose', 'encryption/vectors'],
      {
        cwd: root,
        env: { ...process.env, LIVERY_TEST_COUNTS: 'whole' },
        stdio: ['ignore', 'pipe', 'inherit'],
        encoding: 'utf8',
      },
    );
    say(stdout.trim());
    if (status !== 0) throw new Error('a message was not refused as all others are');
  }
  return Promise.resolve();
}

export const long: Long = {
  about: 'ten thousand messages to the gateway that are sealed wrongly, each refused alike',
  count: 1,
  run,
};
