import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Reads how many tests ran from the step's report; a step without one counts as one. */
  readonly count?: (report: string) => Count;
}

const reports = join(import.meta.dirname, '../test-results/reports');

const fromVitest = (text: string): Count => {
  const { numPassedTests, numFailedTests } = JSON.parse(text) as {
    numPassedTests: number;
    numFailedTests: number;
  };
  return { passed: numPassedTests, failed: numFailedTests };
};

const fromPlaywright = (text: string): Count => {
  const { stats } = JSON.parse(text) as {
    stats: { expected: number; flaky: number; unexpected: number };
  };
  // A test that needed a second try is not a pass.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
};

const vitest = (name: string, ...projects: string[]): Step => ({
  name,
  command: [
    'vitest',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(reports, `${name}.json`)}`,
  ],
  count: fromVitest,
});

const steps: readonly Step[] = [
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'unused', command: ['knip'] },
  { name: 'types', command: ['node', 'tests/typecheck.ts'] },
  vitest('units', '!stories*'),
  vitest('stories', 'stories*'),
  {
    name: 'e2e',
    command: ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'],
    count: fromPlaywright,
  },
];

const readCount = ({ name, count }: Step): Count | undefined => {
  try {
    return count?.(readFileSync(join(reports, `${name}.json`), 'utf8'));
  } catch {
    return undefined;
  }
};

function run(step: Step): Count {
  console.log(`\n── ${step.name}`);
  const [command, ...args] = step.command;
  const ok = spawnSync(command, args, { stdio: 'inherit', env: process.env }).status === 0;
  const counted = readCount(step);
  if (!counted) return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  // A step that failed without a failed test broke before or after its tests.
  return ok || counted.failed > 0 ? counted : { ...counted, failed: 1 };
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
process.env['LIVERY_CHROMIUM'] = ensureBrowser();

const only = process.argv.slice(2);
const results = steps
  .filter(({ name }) => only.length === 0 || only.includes(name))
  .map((step) => ({ name: step.name, count: run(step) }));

console.log('');
for (const { name, count } of results) {
  console.log(`${name.padEnd(8)} ${count.passed} passed, ${count.failed} failed`);
}
const total = { passed: 0, failed: 0 };
for (const { count } of results) {
  total.passed += count.passed;
  total.failed += count.failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
