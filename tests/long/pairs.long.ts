import { spawnSync } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

import { mixed } from '../painted/pairs/pairs.ts';
import {
  paintedOf,
  paintedPairs,
  readNoted,
  unnamed,
  writePaintedPairs,
} from '../painted/pairs/record.ts';
import type { Long } from './run.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'test-results/pairs');
const noted = join(folder, 'noted.jsonl');

const told = join(folder, 'stories.log');
const report = join(folder, 'stories.json');

interface Played {
  readonly testResults: readonly { readonly name: string; readonly status: string }[];
}

/** Plays stories once each; every one writes down what meets on it under every choice that matters to it. */
function play(files: readonly string[]): boolean {
  rmSync(report, { force: true });
  const { status } = spawnSync(
    'node_modules/.bin/vitest',
    [
      ...['run', '--project', 'stories', ...files],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ],
    {
      cwd: root,
      env: { ...process.env, LIVERY_LOOKS: 'pairs', LIVERY_PAIRS: noted },
      stdio: ['ignore', openSync(told, 'a'), 'inherit'],
    },
  );
  return status === 0;
}

/** Files of which a story was not played to its end; none where the run itself broke. */
function unplayed(): readonly string[] {
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Played;
    return testResults.flatMap(({ name, status }) => (status === 'passed' ? [] : [name]));
  } catch {
    return [];
  }
}

/** All stories; those that did not come to their end in an hour of work, once more by themselves. */
function walk(say: (line: string) => void): boolean {
  for (const old of [noted, told]) rmSync(old, { force: true });
  mkdirSync(folder, { recursive: true });
  if (play([])) return true;
  const again = unplayed();
  if (again.length === 0) return false;
  say(`once more: ${again.map((file) => relative(root, file)).join(', ')}`);
  return play(again);
}

function run(_count: number, say: (line: string) => void): Promise<void> {
  const isWhole = walk(say);
  const seen = readNoted(noted);
  const painted = paintedOf(seen);
  const half = seen.filter(({ ink, on }) => ink === mixed || on === mixed);
  say(`${painted.length} pairs of tokens meet; ${half.length} more have a side that is no token's`);
  const missing = unnamed(seen).map(
    ({ ink, on, need, where, row }) => `${ink} on ${on} at ${need}, in ${where} under ${row}`,
  );
  if (missing.length > 0)
    throw new Error(`The contract does not name what is painted:\n${missing.join('\n')}`);
  // What was not seen cannot be written down as gone.
  if (!isWhole) throw new Error(`Not every story could be played; ${told} says which.`);
  if (JSON.stringify(painted) === JSON.stringify(paintedPairs())) return Promise.resolve();
  writePaintedPairs(painted);
  say('the record is written anew; look at what changed and commit it');
  return Promise.resolve();
}

export const long: Long = {
  about:
    'every story in colours of which each is a token’s, under every choice of every slot: which tokens are read on which, and that the contract names them',
  count: 1,
  run,
};
