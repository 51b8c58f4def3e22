import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { drawnOnce } from '../brand/testing.ts';
import { loadMerchants } from '../load.ts';
import { create } from './create.ts';
import { gather, type GivenAnswers } from './gather.ts';

let root = '';
const family = {
  schemaVersion: 3,
  jurisdiction: 'PH',
  languages: ['EN', 'TY'],
  currency: 'USD',
  brand: { action: { color: '#0a7d6c' } },
  flags: { POINTS3: true },
  legal: {
    licensee: 'Rivers Ltd',
    licence: '1',
    regulator: { name: 'A regulator', url: 'https://regulator.example/' },
    help: [{ name: 'A helpline', url: 'https://help.example/' }],
    terms: '/m/help?i=1',
    privacy: '/m/help?i=2',
  },
};

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'livery-family-'));
  const rivers = join(root, '_families/rivers');
  await mkdir(rivers, { recursive: true });
  await writeFile(join(rivers, 'manifest.jsonc'), JSON.stringify(family));
  await writeFile(
    join(rivers, 'tokens.json'),
    '{"radius":{"$type":"dimension","card":{"$value":{"value":2,"unit":"px"}}}}',
  );
  await writeFile(
    join(rivers, 'template.json'),
    '{"defaultTheme":"light","slots":{"edges":"cut"}}',
  );
});
afterEach(() => rm(root, { recursive: true, force: true }));

const make = async (given: GivenAnswers) =>
  create(
    await gather({ code: 'delta', name: 'Delta', family: 'rivers', ...given }, root, undefined),
    root,
    undefined,
    drawnOnce,
  );

const keysOf = async (): Promise<string[]> => {
  const text = await readFile(join(root, 'delta/manifest.jsonc'), 'utf8');
  return [...text.matchAll(/^ {2}"(\w+)"/gm)].map(([, key]) => key ?? '');
};

it('says only what a family cannot say for it, inherits the rest, and passes the check', async () => {
  const made = await make({});
  expect(made.diagnostics).toEqual([]);
  expect(await keysOf()).toEqual([
    'schemaVersion',
    'code',
    'name',
    'extends',
    'environment',
    'domains',
    'hosts',
    'logo',
    'icons',
  ]);
  const { merchants, diagnostics } = await loadMerchants(root);
  expect(diagnostics).toEqual([]);
  const [delta] = merchants;
  expect(delta?.manifest).toMatchObject({
    jurisdiction: 'PH',
    currency: 'USD',
    timeZone: 'Asia/Manila',
    minAge: 21,
    languages: ['EN', 'TY'],
    brand: family.brand,
    legal: { licensee: 'Rivers Ltd' },
  });
  expect(delta?.flags.POINTS3).toBe(true);
  expect(delta?.template).toMatchObject({ defaultTheme: 'light', slots: { edges: 'cut' } });
  expect(delta?.themes.dark.get('radius.card')?.value.value).toEqual({ value: 2, unit: 'px' });
  expect(delta?.themes.dark.get('color.action.rest')?.value.value).toBe('#0a7d6c');
});

it('says over it what was asked for, and nothing that it says already', async () => {
  await make({ brand: '#d9480f', languages: 'EN,TY', timeZone: 'Asia/Tokyo' });
  const keys = await keysOf();
  expect(keys).toContain('brand');
  expect(keys).toContain('timeZone');
  expect(keys).not.toContain('languages');
  const { merchants } = await loadMerchants(root);
  expect(merchants[0]?.manifest).toMatchObject({
    timeZone: 'Asia/Tokyo',
    brand: { action: { color: '#d9480f' } },
  });
});

it('starts from the place where that is another than the family’s', async () => {
  await make({ jurisdiction: 'UK' });
  const { merchants } = await loadMerchants(root);
  expect(merchants[0]?.manifest).toMatchObject({
    jurisdiction: 'UK',
    currency: 'GBP',
    timeZone: 'Europe/London',
    languages: ['EN'],
  });
});

it('needs a colour where the family has none', async () => {
  const { brand: _brand, ...plain } = family;
  await writeFile(join(root, '_families/rivers/manifest.jsonc'), JSON.stringify(plain));
  await expect(make({})).rejects.toThrow('Missing: --brand.');
  expect((await make({ brand: '#d9480f' })).proof).toBeDefined();
});

const srgb = (...components: number[]) => ({ colorSpace: 'srgb', components });

it('grows links that can be read on the surfaces of the family', async () => {
  const color = {
    $type: 'color',
    surface: { page: { $value: srgb(0.91, 0.92, 0.9) } },
  };
  await writeFile(join(root, '_families/rivers/tokens.light.json'), JSON.stringify({ color }));
  const made = await make({ brand: '#1fb6ff' });
  expect(made.diagnostics).toEqual([]);
  const { merchants, diagnostics } = await loadMerchants(root);
  expect(diagnostics).toEqual([]);
  expect(merchants[0]?.manifest.brand).toMatchObject({
    action: { color: '#1fb6ff', policy: 'exact' },
  });
});

it('makes nothing from a family that is broken, and points into it', async () => {
  await writeFile(
    join(root, '_families/rivers/manifest.jsonc'),
    JSON.stringify({ ...family, flags: { POINTS4: true } }),
  );
  const made = await make({ brand: '#d9480f' });
  expect(made.proof).toBeUndefined();
  expect(made.diagnostics[0]?.file).toContain('_families/rivers/manifest.jsonc');
});
