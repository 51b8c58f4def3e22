import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

const tests = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'packages', 'tests', '.storybook'],
  { cwd: root, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 },
)
  .split('\n')
  .filter((path) => /\.(?:test|spec|stories)\.tsx?$/.test(path));

const requirement = String.raw`[A-Z]{2}-\d\d(?:\s*(?:,|\.\.)\s*[A-Z]{2}-\d\d)*`;

/** Files that carry a tag of this form. */
const carrying = (form: string): string[] => {
  const pattern = new RegExp(form);
  return tests.filter((path) => pattern.test(readFileSync(join(root, path), 'utf8')));
};

const server = /^packages\/(?:contract|demo|games|gateway)\//;

it('claims of the server’s tests the server’s half, and of no others', () => {
  expect(carrying(String.raw`\[${requirement}\]`).filter((path) => server.test(path))).toEqual([]);
  expect(carrying(String.raw`\[${requirement} api\]`).filter((path) => !server.test(path))).toEqual(
    [],
  );
});

it('claims nothing whole of a component that stands on no screen', () => {
  const parts = /^(?:packages\/ui|\.storybook)\//;
  expect(carrying(String.raw`\[${requirement}\]`).filter((path) => parts.test(path))).toEqual([]);
});
