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

it('follows a folder that was put in the place of another', async () => {
  await mkdir(join(root, 'shop'));
  watch.follow(root);
  watch.follow(join(root, 'shop'));
  await mkdir(join(root, 'fresh'));
  await rename(join(root, 'shop'), join(root, 'old'));
  await told('shop', () => rename(join(root, 'fresh'), join(root, 'shop')));
  watch.follow(join(root, 'shop'));
  seen = [];
  await told('shop/tokens.json', () => writeFile(join(root, 'shop/tokens.json'), '{}'));
  expect(seen).toContain('shop/tokens.json');
});
