import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

const sources = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'packages', 'tests', '.storybook'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('/icon/sets/'));

const lines = (path: string): number =>
  readFileSync(join(root, path), 'utf8').split('\n').length - 1;

it('keeps files short: a median of at most 80 lines, 400 at most', () => {
  const code = sources
    .filter((path) => !/\.(test|stories)\./.test(path))
    .map((path) => ({ path, length: lines(path) }));
  expect(code.filter(({ length }) => length > 400)).toEqual([]);
  const sorted = code.map(({ length }) => length).toSorted((a, b) => a - b);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(80);
});

it('names every file in kebab-case', () => {
  const names = sources.map((path) => path.split('/').at(-1) ?? '');
  expect(names.filter((name) => !/^[a-z0-9-]+(\.[a-z0-9-]+)*\.tsx?$/.test(name))).toEqual([]);
});
