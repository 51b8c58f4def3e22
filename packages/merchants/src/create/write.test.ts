import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeFolder } from './write.ts';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'livery-write-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

it('writes all of it, in folders that were not there', async () => {
  await writeFolder(join(root, 'a/b/shop'), [{ path: 'assets/x.txt', content: 'x' }]);
  expect(await readFile(join(root, 'a/b/shop/assets/x.txt'), 'utf8')).toBe('x');
  expect(await readdir(join(root, 'a/b'))).toEqual(['shop']);
});

it('leaves nothing when one file cannot be written', async () => {
  const files = [
    { path: 'x', content: 'x' },
    { path: 'x/y', content: 'a file is in the way' },
  ];
  await expect(writeFolder(join(root, 'shop'), files)).rejects.toThrow('x');
  expect(await readdir(root)).toEqual([]);
});

it('replaces a folder only when told to, and keeps it when it fails', async () => {
  const shop = join(root, 'shop');
  await mkdir(shop);
  await writeFile(join(shop, 'old'), 'old');
  await expect(writeFolder(shop, [{ path: 'new', content: '' }])).rejects.toThrow('there already');
  expect(await readdir(shop)).toEqual(['old']);
  await writeFolder(shop, [{ path: 'new', content: '' }], 'old');
  expect(await readdir(shop)).toEqual(['new']);
  expect(await readdir(root)).toEqual(['shop']);
});

it('comes back where no folder can be made', async () => {
  await expect(writeFolder('/proc/nope/shop', [])).rejects.toThrow('ENOENT');
});
