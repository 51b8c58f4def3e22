import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

function play(name: string, config: string, args: readonly string[]): void {
  const { status } = spawnSync(
    join(root, 'node_modules/.bin/playwright'),
    ['test', '--config', `${config}/playwright.config.ts`, ...args],
    { cwd: root, stdio: 'inherit' },
  );
  if (status !== 0) throw new Error(`${name}: something is not as it should be`);
}

const asOften = (count: number, only: string | undefined): string[] => [
  '--repeat-each',
  String(count),
  ...(only ? ['-g', only] : []),
];

/** Runs the journeys of a folder beside this file, or a part of them; throws where one ended badly. */
export const runJourneys = (name: string, count: number, only: string | undefined): void =>
  play(name, `tests/long/${name}`, asOften(count, only));

/** The same of a folder of the gate’s own, in all brands that the gate has no time for. */
export function runInAllBrands(name: string, count: number, only: string | undefined): void {
  process.env['LIVERY_LOOKS'] = 'all';
  play(name, 'tests/e2e', [`tests/e2e/${name}/`, ...asOften(count, only)]);
}
