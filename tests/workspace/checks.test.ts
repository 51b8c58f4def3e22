import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { byLoaded, hasNotes } from '../checks/loaded.ts';
import { changedOrOutdated } from '../checks/outdated.ts';
import { fromPlaywright, fromVitest } from '../checks/reports.ts';
import { allSteps, inShard, stepsFor } from '../checks/steps.ts';

const commands = (changed: readonly string[], isNoted = false): Readonly<Record<string, string>> =>
  Object.fromEntries(
    stepsFor(changed, 'HEAD', isNoted).map(({ name, command }) => [name, command.join(' ')]),
  );

function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'livery-checks-')));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it('looks at everything before a change lands', () => {
  expect(allSteps.map(({ name }) => name)).toEqual([
    'format',
    'lint',
    'unused',
    'types',
    'units',
    'stories',
    'e2e',
  ]);
});

it('parts the tests of a check, and nothing that has none', () => {
  const parted = allSteps.filter((step) => inShard(step, '2/3').command.includes('--shard=2/3'));
  expect(parted.map(({ name }) => name)).toEqual(['units', 'stories', 'e2e']);
});

it('has every check run by the workflow, each of its parts once', () => {
  const workflow = join(import.meta.dirname, '../../.github/workflows/test.yml');
  const jobs = readFileSync(workflow, 'utf8').matchAll(
    / checks: ([\w ]+)(?:, shard: (\d)\/(\d))?/g,
  );
  const parts = new Map<string, Set<string>>();
  for (const [, names = '', part = '1', of = '1'] of jobs)
    for (const name of names.trim().split(' '))
      parts.set(name, (parts.get(name) ?? new Set()).add(`${part}/${of}`));
  expect([...parts.keys()]).toEqual(allSteps.map(({ name }) => name));
  for (const [name, shards] of parts) {
    const whole = Array.from(shards, (_, index) => `${index + 1}/${shards.size}`);
    expect([...shards], name).toEqual(whole);
  }
});

it('takes no look at a change of nothing', () => {
  expect(stepsFor([], 'HEAD', true)).toEqual([]);
  expect(stepsFor(['docs/pictures/one.png'], 'HEAD', true)).toEqual([]);
});

it('looks at what a changed file reaches, and always at the house', () => {
  const found = commands(['packages/gateway/src/main.ts']);
  expect(found['lint']).toBe(
    'oxlint --deny-warnings --no-error-on-unmatched-pattern packages/gateway/src/main.ts',
  );
  expect(found['units']).toContain('--changed HEAD');
  expect(found['house']).toContain('workspace/structure');
  expect(found['types']).toBe('tsc -b --checkers 1');
  expect(found['stories']).toBeUndefined();
});

it('goes by what tests have loaded, where that is noted and nothing is new', () => {
  const changed = ['packages/ui/src/money/receipt/receipt.tsx'];
  expect(commands(changed)['units']).not.toContain(byLoaded);
  expect(commands(changed, true)['units']).toContain(byLoaded);
  // Without a whole run that notes it there would be nothing to go by.
  expect(allSteps.find(({ name }) => name === 'units')?.command).toContain(byLoaded);

  const root = temporaryFolder();
  expect(hasNotes(root, [])).toBe(false);
  mkdirSync(join(root, 'node_modules/.vite/vitest/of-the-root'), { recursive: true });
  writeFileSync(join(root, 'node_modules/.vite/vitest/of-the-root/dependencies.json'), '{}');
  expect(hasNotes(root, ['packages/ui/src/money/receipt/receipt.test.tsx'])).toBe(true);
  expect(hasNotes(root, ['packages/app/src/pages/new/route.tsx'])).toBe(false);
});

it('takes for changed what differs from a commit, and what was noted as another', async () => {
  const root = temporaryFolder();
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' });
  const write = (name: string, text: string, second: number): string => {
    const path = join(root, name);
    writeFileSync(path, text);
    utimesSync(path, second, second);
    return path;
  };
  git('init');
  const edited = write('edited.ts', 'before', 1);
  const pulled = write('pulled.ts', 'another', 30);
  const same = write('same.ts', 'same', 1);
  git('add', '.');
  git('-c', 'user.name=nobody', '-c', 'user.email=nobody@example.org', 'commit', '-m', 'all');
  write('edited.ts', 'after', 1);

  const built = join(root, 'built-for-a-test-and-gone.js');
  const noted = [edited, pulled, same, built].map((file) => ({ file, recordedAt: 20_000 }));
  const resolver = { getDependencies: () => Promise.resolve(noted) };
  const found = await changedOrOutdated.findChangedFiles({ root, changedSince: 'HEAD', resolver });
  expect(new Set(found)).toEqual(new Set([edited, pulled]));
});

it('plays the stories of the folders that changed', () => {
  const found = commands([
    'packages/ui/src/actions/button/button.css.ts',
    'packages/ui/src/actions/button/button.tsx',
    '.storybook/pages/home/header.tsx',
  ]);
  expect(found['stories']).toContain('packages/ui/src/actions/button/ .storybook/pages/home/');
});

it.each(['.storybook/preview.tsx', 'packages/ui/src/foundations/theme/vars.css.ts'])(
  'plays every story when %s changed, which all of them stand on',
  (path) => {
    expect(commands([path])['stories']).not.toContain('ui/src');
  },
);

it('says of each failed test which one it is and why, without colours', () => {
  const vitest = fromVitest(
    JSON.stringify({
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [
        {
          name: 'a.test.ts',
          assertionResults: [
            { status: 'passed', fullName: 'adds', failureMessages: [] },
            {
              status: 'failed',
              fullName: 'divides',
              failureMessages: ['\u001B[31mby zero\u001B[39m'],
            },
          ],
        },
      ],
    }),
  );
  expect(vitest).toEqual({ passed: 1, failed: 1, faults: ['a.test.ts > divides\nby zero'] });

  const brokenFile = { name: 'b.test.ts', status: 'failed', message: 'no ground' };
  const broken = fromVitest(
    JSON.stringify({
      numPassedTests: 0,
      numFailedTests: 0,
      testResults: [{ ...brokenFile, assertionResults: [{ status: 'skipped', fullName: 'adds' }] }],
    }),
  );
  expect(broken.faults).toEqual(['b.test.ts\nno ground']);

  const spec = (title: string, status: string, message?: string) => ({
    title,
    tests: [
      { status, results: [{ errors: [] }, { errors: message === undefined ? [] : [{ message }] }] },
    ],
  });
  const playwright = fromPlaywright(
    JSON.stringify({
      stats: { expected: 1, flaky: 1, unexpected: 1 },
      suites: [
        {
          file: 'walk.spec.ts',
          specs: [spec('walks', 'expected'), spec('comes back', 'flaky', 'was late')],
          suites: [{ file: 'walk.spec.ts', specs: [spec('rests', 'unexpected')] }],
        },
      ],
    }),
  );
  expect(playwright).toEqual({
    passed: 1,
    failed: 2,
    faults: ['walk.spec.ts > comes back\nwas late', 'walk.spec.ts > rests'],
  });
});
