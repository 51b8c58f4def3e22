import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Runs the journeys of a folder beside this file, or a part of them; throws where one ended badly. */
export function runJourneys(name: string, count: number, only: string | undefined): void {
  const config = `tests/long/${name}/playwright.config.ts`;
  const { status } = spawnSync(
    join(root, 'node_modules/.bin/playwright'),
    ['test', '--config', config, '--repeat-each', String(count), ...(only ? ['-g', only] : [])],
    { cwd: root, stdio: 'inherit' },
  );
  if (status !== 0) throw new Error(`${name}: something is not as it should be`);
}
