import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emit } from '../commands/emit.ts';
import { loadMerchants } from '@livery/merchants/load';
import { workspace } from '@livery/merchants/paths';
import { artefacts } from './artefacts.ts';

let root = '';
const out = (): string => join(root, 'out');
const run = (...more: string[]): Promise<number> =>
  emit.run(['shop', '--merchants', join(root, 'merchants'), '--out', out(), ...more]);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'livery-emit-'));
  const shop = join(root, 'merchants/shop');
  await cp(join(workspace, 'merchants/_template'), shop, { recursive: true });
  const path = join(shop, 'manifest.jsonc');
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace('"code": "template"', '"code": "shop"'));
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(root, { recursive: true, force: true });
});

describe('livery emit', () => {
  it('writes every artefact, the same again over its own, and lists the bytes of each, raw and packed', async () => {
    expect(await run()).toBe(0);
    const files = await readdir(out(), { recursive: true });
    for (const name of [
      'theme.css',
      'fonts.css',
      'critical.css',
      'head.js',
      'manifest.webmanifest',
      'merchant.json',
      'tokens.json',
      'tokens.html',
      'resolver.json',
      'contrast.json',
      'contrast.html',
      'assets/mark.svg',
    ])
      expect(files).toContain(name);
    expect(JSON.parse(await readFile(join(out(), 'merchant.json'), 'utf8'))).toMatchObject({
      code: 'shop',
      logo: { mark: { dark: '/assets/mark.svg', light: '/assets/mark.svg' } },
    });
    expect(await run('--json')).toBe(0);
    expect(await readdir(root)).toEqual(['merchants', 'out']);
    const [said] = vi.mocked(console.log).mock.calls.at(-1) ?? [];
    const { files: told } = JSON.parse(String(said)) as {
      files: { path: string; raw: number; brotli: number }[];
    };
    const sheet = told.find(({ path }) => path === 'theme.css');
    const written = await readFile(join(out(), 'theme.css'));
    expect(sheet?.raw).toBe(written.length);
    expect(sheet?.brotli).toBeLessThan(written.length);
  });

  it('takes no folder that holds what it did not write, unless it is given up', async () => {
    await mkdir(out());
    await writeFile(join(out(), 'thesis.txt'), 'years');
    await expect(run()).rejects.toThrow('thesis.txt');
    expect(await run('--force')).toBe(0);
    await writeFile(join(out(), 'later.txt'), 'x');
    await expect(run()).rejects.toThrow('later.txt');
  });

  it('looks no further than the top of a folder that is somebody else’s', async () => {
    await mkdir(join(out(), 'deep/deeper'), { recursive: true });
    await writeFile(join(out(), 'deep/deeper/thesis.txt'), 'years');
    await expect(run()).rejects.toThrow(/livery emit: deep\./);
  });

  it('never takes a folder that holds the merchants, or a file, even by force', async () => {
    const over = (path: string) =>
      emit.run(['shop', '--merchants', join(root, 'merchants'), '--out', path, '--force']);
    await expect(over(root)).rejects.toThrow('name a folder of its own');
    await symlink(root, join(root, 'link'));
    await expect(over(join(root, 'link'))).rejects.toThrow('name a folder of its own');
    await writeFile(join(root, 'file'), '');
    await expect(over(join(root, 'file'))).rejects.toThrow('not a folder');
  });

  it('writes nothing of a merchant with findings', async () => {
    await writeFile(join(root, 'merchants/shop/tokens.json'), '{"colour": 1}');
    expect(await run()).toBe(1);
    expect(await readdir(root)).toEqual(['merchants']);
  });

  it('names what is missing', async () => {
    await expect(emit.run([])).rejects.toThrow('Missing: <code>, --out <dir>.');
    await expect(emit.run(['shop'])).rejects.toThrow('Missing: --out <dir>.');
  });

  it('writes the pictures that were looked at, whatever lies in their place since', async () => {
    const { merchants } = await loadMerchants(join(root, 'merchants'));
    const [shop] = merchants;
    if (!shop) throw new Error('The template is no merchant');
    const mark = join(root, 'merchants/shop/assets/mark.svg');
    const before = await readFile(mark);
    await rm(mark);
    await symlink('/etc/hostname', mark);
    const files = await artefacts(shop);
    const written = files.find(({ path }) => path === 'assets/mark.svg');
    expect(Buffer.from(written?.content ?? '').equals(before)).toBe(true);
  });

  it('writes nothing into a folder of merchants, where it would be taken for one', async () => {
    for (const inside of ['merchants/out', 'merchants/shop/out', 'merchants/_out']) {
      const path = join(root, inside);
      const refused = emit.run(['shop', '--merchants', join(root, 'merchants'), '--out', path]);
      await expect(refused).rejects.toThrow('in a folder of merchants');
    }
    expect(await readdir(join(root, 'merchants'))).toEqual(['shop']);
  });

  it('writes for platforms in place of the site, as guarded as that, and says what they cannot say', async () => {
    expect(await run('--platform', 'figma', '--platform', 'ios')).toBe(0);
    const files = (await readdir(out(), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
    expect(files.toSorted()).toEqual([
      '.livery-emit.json',
      'Adaptive.swift',
      'ShopTheme.swift',
      'variables.json',
    ]);
    const said = vi.mocked(console.log).mock.calls.map(([line]) => String(line));
    expect(said.some((line) => line.includes('ios goes without gradient.action'))).toBe(true);
    expect(await run('--platform', 'android', '--json')).toBe(0);
    const told = JSON.parse(String(vi.mocked(console.log).mock.calls.at(-1)?.[0])) as object;
    expect(told).toMatchObject({ leftOut: [{ platform: 'android' }, {}, {}, {}] });
    expect(await readdir(out())).toEqual(['.livery-emit.json', 'android']);
    await expect(run('--platform', 'windows')).rejects.toThrow('"windows" is no platform');
    await writeFile(join(out(), 'thesis.txt'), 'years');
    await expect(run('--platform', 'ios')).rejects.toThrow('thesis.txt');
  });
});
