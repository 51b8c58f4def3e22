import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { workspace } from '@livery/merchants/paths';
import { storeOf } from './store.ts';

let root = '';
let followed: string[] = [];
const open = () => storeOf(root, (folder) => followed.push(folder.slice(root.length + 1)));
const file = (path: string): string => join(root, path);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'livery-store-'));
  followed = [];
  for (const code of ['noir', 'pulse-lite', '_families'])
    await cp(join(workspace, 'merchants', code), file(code), { recursive: true });
});
afterEach(() => rm(root, { recursive: true, force: true }));

const radius = (value: unknown): string =>
  JSON.stringify({ radius: { card: { $type: 'dimension', $value: value } } });

it('reads a merchant once until one of its files is saved, and its pictures once until they are', async () => {
  const store = open();
  const { merchant } = await store.read('noir');
  expect(await store.read('noir')).toMatchObject({ merchant });
  expect(followed).toEqual(['noir', 'noir/assets', 'noir/locales']);

  const { mark = '' } = merchant?.manifest.logo ?? {};
  await writeFile(file('noir/tokens.json'), radius({ value: 13, unit: 'px' }));
  expect((await store.read('noir')).merchant).toBe(merchant);
  expect(store.changed(file('noir/tokens.json'))).toEqual(['noir']);
  const again = (await store.read('noir')).merchant;
  expect(again?.themes.dark.get('radius.card')?.value.value).toEqual({ value: 13, unit: 'px' });
  // The very bytes: they were not looked at again.
  expect(again?.pictures.get(mark)).toBe(merchant?.pictures.get(mark));

  const drawing = await readFile(file(`noir/${mark}`), 'utf8');
  await writeFile(file(`noir/${mark}`), `${drawing}\n`);
  store.changed(file(`noir/${mark}`));
  const redrawn = (await store.read('noir')).merchant;
  expect(redrawn?.pictures.get(mark)).not.toBe(merchant?.pictures.get(mark));
});

it('tells the themes of a saved file before the rest is looked at, and none where they are wrong', async () => {
  const store = open();
  await store.read('noir');
  await writeFile(file('noir/tokens.json'), radius({ value: 13, unit: 'px' }));
  store.changed(file('noir/tokens.json'));
  const told: unknown[] = [];
  const tell = async (what: string, when: Promise<unknown>): Promise<void> => {
    await when;
    told.push(what);
  };
  await Promise.all([tell('all of it', store.read('noir')), tell('themes', store.themes('noir'))]);
  expect(told).toEqual(['themes', 'all of it']);
  const themes = await store.themes('noir');
  expect(themes?.dark.get('radius.card')?.value.value).toEqual({ value: 13, unit: 'px' });

  await writeFile(file('noir/tokens.json'), radius('wide'));
  store.changed(file('noir/tokens.json'));
  expect(await store.themes('noir')).toBeUndefined();
  expect((await store.read('noir')).merchant).toBeUndefined();
});

it('looks at a picture again that was found wrong, and at one that was exchanged for a wrong one', async () => {
  const store = open();
  await store.read('noir');
  const mark = file('noir/assets/mark.svg');
  const good = await readFile(mark, 'utf8');
  await writeFile(mark, good.replace('<svg', '<svg onload="x()"'));
  store.changed(mark);
  expect((await store.read('noir')).diagnostics.map(({ code }) => code)).toContain(
    'asset.unsafe-svg',
  );
  await writeFile(mark, good);
  store.changed(mark);
  expect((await store.read('noir')).merchant).toBeDefined();
});

it('leaves all others alone, and knows who starts from a family even while that is wrong', async () => {
  const store = open();
  const noir = await store.read('noir');
  await store.read('pulse-lite');
  const family = followed.find((folder) => folder.startsWith('_families/')) ?? '';
  expect(store.changed(file(join(family, 'tokens.json')))).toEqual(['pulse-lite']);
  await writeFile(file(join(family, 'tokens.json')), '{');
  store.changed(file(join(family, 'tokens.json')));
  expect((await store.read('pulse-lite')).merchant).toBeUndefined();
  expect(store.changed(file(join(family, 'tokens.json')))).toEqual(['pulse-lite']);
  expect(await store.read('noir')).toBe(noir);
  expect(store.changed(file('_stray/x.json'))).toEqual([]);
});

it('keeps no more merchants than somebody works on', async () => {
  const codes = Array.from({ length: 30 }, (_, index) => `none-${index}`);
  const store = open();
  const first = await store.read('none-0');
  for (const code of codes) await store.read(code);
  expect(await store.read('none-29')).toBe(await store.read('none-29'));
  expect(await store.read('none-0')).not.toBe(first);
});
