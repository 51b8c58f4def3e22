import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fromPlaywright, fromVitest } from '../checks/reports.ts';
import { allSteps, inShard, stepsFor } from '../checks/steps.ts';

const commands = (...changed: string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    stepsFor(changed, 'HEAD').map(({ name, command }) => [name, command.join(' ')]),
  );

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
  expect(stepsFor([], 'HEAD')).toEqual([]);
  expect(stepsFor(['docs/pictures/one.png'], 'HEAD')).toEqual([]);
});

it('looks at what a changed file reaches, and always at the house', () => {
  const found = commands('packages/gateway/src/main.ts');
  expect(found['lint']).toBe(
    'oxlint --deny-warnings --no-error-on-unmatched-pattern packages/gateway/src/main.ts',
  );
  expect(found['units']).toContain('--changed HEAD');
  expect(found['house']).toContain('workspace/structure');
  expect(found['types']).toBe('tsc -b --checkers 1');
  expect(found['stories']).toBeUndefined();
});

it('plays the stories of the folders that changed', () => {
  const found = commands(
    'packages/ui/src/actions/button/button.css.ts',
    'packages/ui/src/actions/button/button.tsx',
    '.storybook/pages/home/header.tsx',
  );
  expect(found['stories']).toContain('packages/ui/src/actions/button/ .storybook/pages/home/');
});

it.each(['.storybook/preview.tsx', 'packages/ui/src/foundations/theme/vars.css.ts'])(
  'plays every story when %s changed, which all of them stand on',
  (path) => {
    expect(commands(path)['stories']).not.toContain('ui/src');
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
