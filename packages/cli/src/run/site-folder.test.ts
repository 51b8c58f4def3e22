import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { siteFolder } from './site-folder.ts';

let root = '';
const merchants = (): string => join(root, 'merchants');

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'livery-out-'));
  await mkdir(join(root, 'merchants/shop'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true, force: true }));

it('is made where nothing is, and is taken again where a build was', async () => {
  const out = join(root, 'a/dist');
  expect(await siteFolder(out, merchants())).toBe(out);
  await mkdir(join(out, 'sites/shop/0123456789abcdef'), { recursive: true });
  await mkdir(join(out, 'sites/shop/0123456789abcdef.01234567.fresh'));
  expect(await siteFolder(out, merchants())).toBe(out);
});

it('is no folder of merchants, lies in none, and lies in none by a link', async () => {
  await symlink(merchants(), join(root, 'elsewhere'));
  for (const inside of ['merchants', 'merchants/shop', 'merchants/new/deep', 'elsewhere/out'])
    await expect(siteFolder(join(root, inside), merchants())).rejects.toThrow(
      'in a folder of merchants',
    );
  expect(await readdir(merchants())).toEqual(['shop']);
});

it('does not lay its sites over merchants', async () => {
  await mkdir(join(root, 'sites'));
  await expect(siteFolder(root, join(root, 'sites'))).rejects.toThrow('lay its "sites" over');
});

it('holds nothing of others where a build would sweep', async () => {
  await mkdir(join(root, 'home/sites/thesis'), { recursive: true });
  await writeFile(join(root, 'home/sites/thesis/draft.txt'), '');
  await expect(siteFolder(join(root, 'home'), merchants())).rejects.toThrow('sites/thesis');
});
