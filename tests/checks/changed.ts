import { execFileSync } from 'node:child_process';

const git = (...args: string[]): readonly string[] =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

const differing = (commit: string, filter: string): readonly string[] => [
  ...git('diff', '--name-only', '--no-renames', `--diff-filter=${filter}`, commit),
  ...git('ls-files', '--others', '--exclude-standard'),
];

/** Files that are there and differ from a commit, new ones among them. */
export const changedSince = (commit: string): readonly string[] => differing(commit, 'd');

/** Files that a commit does not have. */
export const addedSince = (commit: string): readonly string[] => differing(commit, 'A');
