import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { livery as call } from './livery.ts';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

let folder = '';

const livery = (...args: string[]) =>
  call(folder, ...args, '--merchants', join(folder, 'merchants'));

const git = (...args: string[]) =>
  run('git', ['-C', folder, '-c', 'user.name=t', '-c', 'user.email=t@t.example', ...args]);

const file = (code: string, name: string): string => join(folder, 'merchants', code, name);

async function merchant(code: string): Promise<void> {
  await cp(join(root, 'packages/themes/fixtures/both-modes'), file(code, ''), { recursive: true });
  await mkdir(file(code, 'assets'));
  await cp(join(root, 'merchants/noir/assets/mark.svg'), file(code, 'assets/mark.svg'));
  const manifest = await readFile(file(code, 'manifest.jsonc'), 'utf8');
  await writeFile(file(code, 'manifest.jsonc'), manifest.replaceAll('fixture', code));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-change-'));
  await merchant('one');
  await merchant('two');
  await git('init', '--quiet');
  await git('add', '.');
  await git('commit', '--quiet', '--message', 'Two merchants');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('finds nothing to tell where nothing has changed', async () => {
  expect(await livery('diff', 'HEAD')).toMatchObject({
    status: 0,
    stdout: 'Unchanged: one, two\n',
  });
});

it('tells what a change of one value does, to that merchant alone', async () => {
  const tokens = await readFile(file('one', 'tokens.json'), 'utf8');
  await writeFile(file('one', 'tokens.json'), tokens.replace('"value": 3,', '"value": 5,'));
  await merchant('three');
  const { stdout } = await livery('diff', 'HEAD');
  expect(stdout).toMatch(/^ +token +radius\.card +3px → 5px$/m);
  expect(stdout).toMatch(/^one +sheet \d+( → \d+)? bytes in Brotli$/m);
  expect(stdout).toContain('Unchanged: two');
  expect(stdout).toContain('New: three');
  const { changed } = JSON.parse((await livery('diff', 'HEAD', '--json')).stdout) as {
    changed: { merchant: string; changes: unknown[] }[];
  };
  expect(changed.map(({ merchant: code }) => code)).toEqual(['one']);
  expect(changed[0]?.changes).toHaveLength(1);
});

it('tells which pairs can be read worse than before', async () => {
  const manifest = await readFile(file('two', 'manifest.jsonc'), 'utf8');
  await writeFile(file('two', 'manifest.jsonc'), manifest.replace('#2457d6', '#6f8fe6'));
  const { stdout } = await livery('diff', 'HEAD');
  expect(stdout).toMatch(
    /^ +contrast +color\.\S+ on \S+ +(dark|light) +\d+\.\d\d → \d+\.\d\d, at least (3|4\.5)$/m,
  );
});

it('wants a commit that there is, and a repository', async () => {
  expect(await livery('diff', 'nowhere')).toMatchObject({
    status: 2,
    stderr: '"nowhere" is not a commit, a branch or a tag.\n',
  });
  expect(await livery('diff')).toMatchObject({ status: 2 });
  expect(await livery('diff', '--output=/tmp/x')).toMatchObject({ status: 2 });
});

it('shows what lifting an older format would change, and changes it when told to', async () => {
  const path = file('three', 'manifest.jsonc');
  const today = await readFile(path, 'utf8');
  const old = today.replace('"schemaVersion": 3,', '// The first one.\n  "schemaVersion": 1,');
  await writeFile(path, old);
  expect(await livery('check', 'three')).toMatchObject({ status: 1 });

  const shown = await livery('migrate');
  expect(shown.status).toBe(1);
  expect(shown.stdout).toContain('-   "schemaVersion": 1,');
  expect(shown.stdout).toContain('+   "schemaVersion": 3,');
  expect(await readFile(path, 'utf8')).toBe(old);

  expect(await livery('migrate', 'three', '--write')).toMatchObject({ status: 0 });
  expect(await readFile(path, 'utf8')).toContain('// The first one.');
  expect(await livery('check', 'three')).toMatchObject({ status: 0 });
  expect(await livery('migrate')).toMatchObject({
    status: 0,
    stdout: 'Everything is of format 3.\n',
  });
});

it('says that there is no such merchant to lift', async () => {
  expect(await livery('migrate', 'nobody')).toMatchObject({ status: 2 });
});
