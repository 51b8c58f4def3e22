import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { watchFolders, type Watch } from './watch.ts';

let root = '';
let watch: Watch;
let seen: string[] = [];
let hear: (path: string) => void = () => {};

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'livery-watch-'));
  seen = [];
  watch = watchFolders((path) => {
    seen.push(path.slice(root.length + 1));
    hear(path.slice(root.length + 1));
  });
});
afterEach(async () => {
  watch.close();
  await rm(root, { recursive: true, force: true });
});

/** Resolves when a path is told, after something was done. */
function told(path: string, act: () => Promise<unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    hear = (heard) => {
      if (heard === path) resolve();
    };
    act().catch(reject);
  });
}

it('tells what changes in the folders it follows, and nothing of those beside them', async () => {
  await mkdir(join(root, 'shop'));
  await mkdir(join(root, 'stray'));
  watch.follow(join(root, 'shop'));
  watch.follow(join(root, 'nowhere'));
  await writeFile(join(root, 'stray/a.json'), '{}');
  await told('shop/tokens.json', () => writeFile(join(root, 'shop/tokens.json'), '{}'));
  expect(seen.filter((path) => path.startsWith('stray'))).toEqual([]);
});

/** What was done in the root before has been told when this returns: changes are told in their order. */
async function caughtUp(): Promise<void> {
  const mark = `mark-${seen.length}`;
  await told(mark, () => writeFile(join(root, mark), ''));
}

it('follows a folder that was put in the place of another', async () => {
  await mkdir(join(root, 'shop/assets'), { recursive: true });
  await mkdir(join(root, 'fresh/assets'), { recursive: true });
  for (const folder of ['', 'shop', 'shop/assets']) watch.follow(join(root, folder));
  await rename(join(root, 'shop'), join(root, 'old'));
  await rename(join(root, 'fresh'), join(root, 'shop'));
  await caughtUp();
  for (const file of ['shop/tokens.json', 'shop/assets/logo.svg'])
    await told(file, () => writeFile(join(root, file), '{}'));
  expect(seen).not.toContain('old/tokens.json');
});

it('follows a folder that comes back after it was gone', async () => {
  await mkdir(join(root, 'shop/assets'), { recursive: true });
  for (const folder of ['', 'shop', 'shop/assets']) watch.follow(join(root, folder));
  await rename(join(root, 'shop'), join(root, 'old'));
  await caughtUp();
  await writeFile(join(root, 'old/tokens.json'), '{}');
  await rename(join(root, 'old'), join(root, 'shop'));
  await caughtUp();
  for (const file of ['shop/tokens.json', 'shop/assets/logo.svg'])
    await told(file, () => writeFile(join(root, file), '{}'));
  expect(seen.filter((path) => path === 'shop/tokens.json')).not.toEqual([]);
});
