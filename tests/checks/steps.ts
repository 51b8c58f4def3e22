import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { byLoaded } from './loaded.ts';
import { fromPlaywright, fromVitest, type Count } from './reports.ts';

export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Reads how many tests ran from the step's report; a step without one counts as one. */
  readonly count?: (report: string) => Count;
  /** Steps of one lane run one after the other; lanes have nothing in common but the processor. */
  readonly lane: 'units' | 'pages';
}

export const reports = join(import.meta.dirname, '../../test-results/reports');

const vitest = (name: string, lane: Step['lane'], ...args: string[]): Step => ({
  name,
  lane,
  command: [
    'vitest',
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(reports, `${name}.json`)}`,
  ],
  count: fromVitest,
});

/** Several checkers look at what they share several times over: one takes half of the CPU, beside the tests. */
const types: Step = { name: 'types', lane: 'pages', command: ['tsc', '-b', '--checkers', '1'] };
/** Vitest leaves a core to others, which on two of them is half: the last minutes of the gate would be one worker’s. */
const workers = Math.max(2, availableParallelism() - 1);
const units = ['--project', '!stories*', '--maxWorkers', `${workers}`];
/** A page of stories waits for frames and fonts: two of them fill what one of them would take. */
const stories = ['--project', 'stories*', '--maxWorkers', '2'];

/** Everything that decides whether a change lands. */
export const allSteps: readonly Step[] = [
  { name: 'format', lane: 'pages', command: ['oxfmt', '--check', '.'] },
  { name: 'lint', lane: 'pages', command: ['oxlint', '--deny-warnings'] },
  { name: 'unused', lane: 'pages', command: ['knip'] },
  types,
  vitest('units', 'units', ...units, byLoaded),
  vitest('stories', 'pages', ...stories),
  {
    name: 'e2e',
    // Beside the stories it would share two cores with twice as many pages, and all would be late.
    lane: 'pages',
    // What waits for a page leaves its core to another: each worker has a platform of its own.
    command: ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', '--workers', '2'],
    count: fromPlaywright,
  },
];

/** One of several parts of a step’s tests; what has no tests is not parted. */
export const inShard = (step: Step, shard: string): Step =>
  step.count ? { ...step, command: [...step.command, `--shard=${shard}`] } : step;

const isCode = (path: string): boolean => /\.(?:tsx?|js|css|jsonc?|md)$/.test(path);

/** A component’s folder, or a folder of boards: where its stories stand. */
const storyFolder = (path: string): string | undefined =>
  /^(?:packages\/ui\/src\/[^/]+\/[^/]+|\.storybook\/(?:pages(?:\/[^/]+)?|screens))\//.exec(
    path,
  )?.[0];

/** What looks at every story alike. */
const underAllStories =
  /^(?:\.storybook\/[^/]+|packages\/ui\/src\/(?:testing|foundations)\/.+)\.tsx?$/;

/**
 * The same for a change that is being made: what the changed files reach, by what
 * tests loaded when they last ran, or where that is not noted could load. The
 * looks at the whole house are quick and always taken; a player's journey is not.
 */
export function stepsFor(
  changed: readonly string[],
  since: string,
  isNoted: boolean,
): readonly Step[] {
  const code = changed.filter(isCode);
  if (code.length === 0) return [];
  const folders = [...new Set(changed.map(storyFolder).filter((one) => one !== undefined))];
  const reached = isNoted ? [byLoaded] : [];
  const everyStory = changed.some((path) => underAllStories.test(path));
  const look = (name: string, command: readonly [string, ...string[]]): Step => ({
    name,
    lane: 'pages',
    command: [...command, ...code],
  });
  return [
    look('format', ['oxfmt', '--check', '--no-error-on-unmatched-pattern']),
    look('lint', ['oxlint', '--deny-warnings', '--no-error-on-unmatched-pattern']),
    types,
    vitest('units', 'units', ...units, '--changed', since, ...reached, '--passWithNoTests'),
    vitest('house', 'units', '--project', 'workspace', 'workspace/structure', 'workspace/files'),
    ...(everyStory ? [vitest('stories', 'pages', ...stories)] : []),
    ...(!everyStory && folders.length > 0
      ? [vitest('stories', 'pages', ...stories, ...folders, '--passWithNoTests')]
      : []),
  ];
}
