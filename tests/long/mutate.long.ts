import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { groups, type Group } from './mutate/groups.ts';
import type { Long } from './run.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'dist/mutation');

/** Of a hundred changes so many must be noticed. */
const LEAST = 85;

interface Mutant {
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number } };
}

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;
}

const noticed = new Set(['Killed', 'Timeout']);
const unnoticed = new Set(['Survived', 'NoCoverage']);

const settings = ({ name, files, ignoreStatic }: Group) => ({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/long/mutate/vitest.config.ts', related: false },
  mutate: files,
  coverageAnalysis: 'perTest',
  ignoreStatic: ignoreStatic === true,
  concurrency: 2,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: `dist/mutation/${name}.json` },
  ignorePatterns: ['dist', '.livery', '/docs', '/merchants', '/tests/e2e'],
  tempDirName: 'dist/mutation/sandbox',
  // The compiler of this version has no interface for programs; none of its files needs a change.
  tsconfigFile: 'dist/mutation/none.json',
  allowConsoleColors: false,
  warnings: { slow: false },
});

function mutate(group: Group): Report {
  const config = join(folder, `${group.name}.config.json`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(config, JSON.stringify(settings(group)));
  const { status } = spawnSync('stryker', ['run', config], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, LIVERY_MUTATED: group.name },
  });
  if (status !== 0) throw new Error(`The tests of ${group.name} could not be run.`);
  return JSON.parse(readFileSync(join(folder, `${group.name}.json`), 'utf8')) as Report;
}

/** A group's figure, and what nobody noticed in it. */
function tell({ name }: Group, { files }: Report, say: (line: string) => void) {
  let [killed, all] = [0, 0];
  for (const [path, { mutants }] of Object.entries(files)) {
    const caught = mutants.filter(({ status }) => noticed.has(status)).length;
    const missed = mutants.filter(({ status }) => unnoticed.has(status));
    killed += caught;
    all += caught + missed.length;
    say(`${path}: ${caught} of ${caught + missed.length}`);
    for (const { status, mutatorName, replacement = '', location } of missed)
      say(
        `  ${location.start.line}: ${status} ${mutatorName} ${replacement.replaceAll(/\s+/g, ' ').slice(0, 90)}`,
      );
  }
  say(`${name}: ${((100 * killed) / all).toFixed(1)} % of ${all}`);
  return { killed, all };
}

export const long: Long = {
  about:
    'changes one small thing at a time in the files that guard money and law, and looks whether a test notices',
  count: 1,
  run: async (_, say) => {
    let [killed, all] = [0, 0];
    const only = process.env['LIVERY_MUTATED'];
    for (const group of groups.filter(({ name }) => only === undefined || name === only)) {
      const found = tell(group, mutate(group), say);
      killed += found.killed;
      all += found.all;
    }
    const score = (100 * killed) / all;
    say(`All together: ${score.toFixed(1)} % of ${all}; at least ${LEAST} % are wanted.`);
    if (score < LEAST) throw new Error(`Only ${score.toFixed(1)} % of the changes were noticed.`);
  },
};
