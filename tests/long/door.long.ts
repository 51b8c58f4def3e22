import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { folder } from './door/pictures.ts';
import { writeSheets } from './door/sheets.ts';
import type { Long } from './run.ts';

const root = join(import.meta.dirname, '../..');
const config = 'tests/long/door/playwright.config.ts';

async function run(count: number, say: (line: string) => void): Promise<void> {
  const only = process.env['LIVERY_DOOR'];
  if (only === undefined) await rm(folder, { recursive: true, force: true });
  const { status } = spawnSync(
    join(root, 'node_modules/.bin/playwright'),
    ['test', '--config', config, '--repeat-each', String(count), ...(only ? ['-g', only] : [])],
    { cwd: root, stdio: 'inherit' },
  );
  say(`${await writeSheets()} sheets of pictures in ${folder}`);
  if (status !== 0) throw new Error('a state of the door is not as it should be');
}

export const long: Long = {
  about:
    'every state of log-in, registration, forgotten and changed passwords in four brands, both modes, English and Arabic: axe, focus, what is read out, and a picture of each; LIVERY_DOOR="aurora: log-in" is a part of it',
  count: 1,
  run,
};
