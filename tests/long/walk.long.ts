import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Long } from './run.ts';

const root = join(import.meta.dirname, '../..');
const config = 'tests/long/walk/playwright.config.ts';

function run(count: number, say: (line: string) => void): Promise<void> {
  const only = process.env['LIVERY_WALK'];
  const { status } = spawnSync(
    join(root, 'node_modules/.bin/playwright'),
    ['test', '--config', config, '--repeat-each', String(count), ...(only ? ['-g', only] : [])],
    { cwd: root, stdio: 'inherit' },
  );
  if (status !== 0) throw new Error('an address is not as it should be');
  say('every address is its page or leads on');
  return Promise.resolve();
}

export const long: Long = {
  about:
    'every address of the specification at 320, 390 and 768 px, as visitor, member, guest, agent and VIP in all demos; LIVERY_WALK="noir: agent" is a part of it',
  count: 1,
  run,
};
