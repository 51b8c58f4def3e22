import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readArguments } from './arguments.ts';
import { outFolder } from './out.ts';
import { table } from './table.ts';
import { counted } from './words.ts';

const own = { out: { type: 'string' } } as const;

it('reads words and options in any order', () => {
  const { values, positionals } = readArguments('build', ['a', '--json', '--out=x', 'b'], own);
  expect(positionals).toEqual(['a', 'b']);
  expect({ ...values }).toEqual({ json: true, out: 'x' });
});

it('says everything that is wrong with a call at once', () => {
  const call = ['--uot', 'x', '-j', '--json=1', '--out', 'a', '--out', 'b', '--merchants'];
  let said = '';
  try {
    readArguments('build', call, own);
  } catch (error) {
    said = (error as Error).message;
  }
  expect(said.split('\n').slice(0, 5)).toEqual([
    'There is no option "--uot". Did you mean "--out"?',
    'There is no option "-j". It takes --out, --merchants, --json, --help.',
    '--json takes no value; it is there or it is not.',
    '--out stands twice; once is enough.',
    '--merchants needs a value after it.',
  ]);
});

it('takes what follows two hyphens for words', () => {
  expect(readArguments('check', ['--', '--json'], {}).positionals).toEqual(['--json']);
});

it('lets the last column go on below itself where a terminal is narrow', () => {
  const rows = [
    ['name', 'a role that takes many words to tell'],
    ['n', 'short'],
  ];
  expect(table(rows, 32)).toBe('name  a role that takes many\n      words to tell\nn     short');
  expect(table(rows, 20).split('\n')).toHaveLength(2);
  expect(table([])).toBe('');
});

it('counts in singular and plural', () => {
  expect([counted(1, 'error'), counted(2, 'error'), counted(0, 'family', 'families')]).toEqual([
    '1 error',
    '2 errors',
    '0 families',
  ]);
});

it('makes the folder to write to before the work, or says why it cannot', async () => {
  const root = await mkdtemp(join(tmpdir(), 'livery-out-'));
  try {
    expect((await stat(await outFolder('--out', join(root, 'a/b')))).isDirectory()).toBe(true);
    await writeFile(join(root, 'file'), '');
    for (const path of [join(root, 'file'), join(root, 'file/x'), '/proc/x/y'])
      await expect(outFolder('--out', path)).rejects.toThrow(`--out "${path}" cannot be written`);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});
