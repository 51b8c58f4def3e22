import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';

import { mixed, type Pair } from '../painted/pairs/pairs.ts';
import {
  paintedOf,
  paintedPairs,
  readNoted,
  unnamed,
  writePaintedPairs,
  type Seen,
} from '../painted/pairs/record.ts';
import type { Long } from './run.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'test-results/pairs');

interface Played {
  readonly testResults: readonly { readonly name: string; readonly status: string }[];
}

/** What became of a part of the stories. */
interface Part {
  readonly ended: boolean;
  /** Files of which a story was not played to its end; none where the run itself broke. */
  readonly unplayed: readonly string[];
}

function unplayedIn(report: string): readonly string[] {
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Played;
    return testResults.flatMap(({ name, status }) => (status === 'passed' ? [] : [name]));
  } catch {
    return [];
  }
}

/** Plays stories once each; every one writes down what meets on it under every choice that matters to it. */
async function play(name: string, noted: string, ...which: readonly string[]): Promise<Part> {
  const report = join(folder, `${name}.json`);
  const child = spawn(
    'node_modules/.bin/vitest',
    [
      'run',
      '--project',
      'stories',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...which,
    ],
    {
      cwd: root,
      env: { ...process.env, LIVERY_LOOKS: 'pairs', LIVERY_PAIRS: noted },
      stdio: ['ignore', openSync(join(folder, `${name}.log`), 'w'), 'ignore'],
    },
  );
  const [code] = (await once(child, 'close')) as [number | null];
  return { ended: code === 0, unplayed: unplayedIn(report) };
}

/** All stories, a part of them on each core; what did not come to its end is played once more by itself. */
async function walk(noted: string, say: (line: string) => void): Promise<boolean> {
  const parts = Math.max(1, Math.min(4, availableParallelism()));
  const played = await Promise.all(
    Array.from({ length: parts }, (_, at) =>
      play(`part-${at + 1}`, noted, `--shard=${at + 1}/${parts}`),
    ),
  );
  const broken = played.filter(({ ended }) => !ended);
  if (broken.some(({ unplayed }) => unplayed.length === 0)) return false;
  const again = broken.flatMap(({ unplayed }) => unplayed);
  if (again.length === 0) return true;
  say(
    `not played to their end, once more: ${again.map((file) => relative(root, file)).join(', ')}`,
  );
  return (await play('again', noted, ...again)).ended;
}

const keyOf = ({ ink, on, need }: Pair): string => `${ink} on ${on} at ${need}`;

/**
 * What the contract does not name, looked at once more: a picture that was taken a moment
 * too late shows what had moved by then, and does not show it again.
 */
async function sureOf(
  seen: readonly Seen[],
  say: (line: string) => void,
): Promise<readonly Seen[]> {
  const doubted = unnamed(seen);
  if (doubted.length === 0) return seen;
  say(`looked at once more: ${doubted.map(keyOf).join('; ')}`);
  const noted = join(folder, 'doubted.jsonl');
  rmSync(noted, { force: true });
  await play('doubted', noted, ...new Set(doubted.map(({ file }) => file)));
  const sure = new Set(readNoted(noted).map(keyOf));
  return seen.filter((pair) => !doubted.includes(pair) || sure.has(keyOf(pair)));
}

async function run(_count: number, say: (line: string) => void): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const noted = join(folder, 'noted.jsonl');
  const isWhole = await walk(noted, say);
  const seen = await sureOf(readNoted(noted), say);
  const painted = paintedOf(seen);
  const half = seen.filter(({ ink, on }) => ink === mixed || on === mixed);
  say(`${painted.length} pairs of tokens meet; ${half.length} more have a side that is no token's`);
  const missing = unnamed(seen).map((pair) => `${keyOf(pair)}, in ${pair.where} under ${pair.row}`);
  if (missing.length > 0)
    throw new Error(`The contract does not name what is painted:\n${missing.join('\n')}`);
  // What was not seen cannot be written down as gone.
  if (!isWhole) throw new Error(`Not every story could be played; ${folder} says which.`);
  if (JSON.stringify(painted) === JSON.stringify(paintedPairs())) return;
  writePaintedPairs(painted);
  say('the record is written anew; look at what changed and commit it');
}

export const long: Long = {
  about:
    'every story in colours of which each is a token’s, under every choice of every slot: which tokens are read on which, and that the contract names them',
  count: 1,
  run,
};
