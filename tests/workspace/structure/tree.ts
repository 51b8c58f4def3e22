import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** Files by their path from the root: the real ones, or some that a test made up. */
export type Tree = ReadonlyMap<string, string>;

const isCode = (path: string): boolean => /\.(?:tsx?|js)$/.test(path);

/** Everything under packages: the text of code and of package.json, the names of the rest. */
export function readTree(): Tree {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', 'packages'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const paths = listed.split('\0').filter(Boolean);
  const files = new Map<string, string>();
  for (const path of paths) {
    const isRead = isCode(path) || path.endsWith('package.json');
    const text = isRead ? textOf(path) : '';
    // Listed, but deleted in the work tree.
    if (text !== undefined) files.set(path, text);
  }
  return files;
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    return undefined;
  }
}

/** What only tests and Storybook load. */
export const isTest = (path: string): boolean =>
  /\.(?:test|test-d|spec|stories|guide|bench)\.tsx?$/.test(path) ||
  /(?:^|\/)testing(?:\/|\.tsx?$)/.test(path) ||
  path.endsWith('/vitest.config.ts');

export const isSource = (path: string): boolean =>
  /^packages\/[^/]+\/src\//.test(path) && isCode(path) && !isTest(path);

export const packageOf = (path: string): string => path.split('/')[1] ?? '';
