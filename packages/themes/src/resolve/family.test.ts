import { expect, it } from 'vitest';
import { sheet } from '../emit/sheet.ts';
import { readMerchant, type FolderFiles } from '../merchant.ts';
import { explain } from './explain.ts';
import { merchantFiles, srgb, tokenAt } from '../testing/merchant-files.ts';

const px = (value: number) => ({ value, unit: 'px' });

const file = (name: string, content: unknown) => ({
  file: `_families/metro/${name}`,
  text: JSON.stringify(content, null, 2),
});

const metro = (
  changes: { manifest?: object; tokens?: object; light?: object; template?: object } = {},
): FolderFiles & { name: string } => ({
  name: 'metro',
  manifest: file('manifest.jsonc', {
    schemaVersion: 3,
    brand: { action: { color: '#c6ff1f' } },
    legal: { licensee: 'Metro Ltd' },
    flags: { CBS3: true },
    ...changes.manifest,
  }),
  modes: changes.light ? { light: file('tokens.light.json', changes.light) } : {},
  texts: { EN: file('locales/EN.json', { 'hero.title': 'Metro', 'hero.line': 'All of it' }) },
  ...(changes.tokens ? { tokens: file('tokens.json', changes.tokens) } : {}),
  ...(changes.template ? { template: file('template.json', changes.template) } : {}),
});

/** A merchant that says hardly anything and takes the rest from its family. */
const child = (
  family: FolderFiles & { name: string },
  changes: Parameters<typeof merchantFiles>[0] = {},
) =>
  readMerchant(
    merchantFiles({
      family,
      ...changes,
      manifest: {
        extends: 'metro',
        environment: 'demo',
        brand: undefined,
        legal: undefined,
        ...changes.manifest,
      },
    }),
  );

it('gives a merchant what its family says, key by key, and lets it say otherwise', () => {
  const { merchant } = child(metro(), {
    manifest: { legal: { licence: '7' }, flags: { POINTS3: true } },
    texts: { EN: { 'hero.title': 'Mine' } },
  });
  expect(merchant?.manifest.legal).toEqual({ licensee: 'Metro Ltd', licence: '7' });
  expect(merchant?.flags).toMatchObject({ CBS3: true, POINTS3: true, FREEPLAY3: false });
  expect(merchant?.texts['EN']).toEqual({ 'hero.title': 'Mine', 'hero.line': 'All of it' });
  expect(merchant?.themes.dark.get('color.action.rest')?.value.value).toBe('#c6ff1f');
});

it('lets a merchant change one leaf of its family, in one mode or in both', () => {
  const family = metro({
    tokens: { radius: { $type: 'dimension', card: { $value: px(2) }, button: { $value: px(3) } } },
    light: tokenAt('color.surface.mat', 'color', srgb(0, 0, 0.2)),
    template: { slots: { edges: 'cut', bar: 'floating' } },
  });
  const { merchant } = child(family, {
    tokens: tokenAt('radius.card', 'dimension', px(9)),
    template: { slots: { bar: 'flush' } },
  });
  const value = (path: string, mode: 'dark' | 'light' = 'dark') =>
    merchant?.themes[mode].get(path)?.value.value;
  expect(value('radius.card')).toEqual(px(9));
  expect(value('radius.button')).toEqual(px(3));
  expect(value('color.surface.mat', 'light')).toBe('#000033');
  expect(merchant?.template.slots).toMatchObject({ edges: 'cut', bar: 'flush' });
  const says = merchant ? explain(merchant.layers.dark, 'radius.card', 'dark') : [];
  expect(says.map(({ layer }) => layer)).toEqual([
    'contract',
    '_families/metro/tokens.json',
    'tokens.json',
  ]);
});

it('writes the same sheet for a merchant that says nothing as for its sister', () => {
  const family = metro({ tokens: tokenAt('radius.card', 'dimension', px(2)) });
  const [one, other] = [child(family), child(family, { manifest: { code: 'sister' } })];
  const css = one.merchant ? sheet(one.merchant.themes) : '';
  expect(css).toContain('--lv-radius-card:2px');
  expect(other.merchant && sheet(other.merchant.themes)).toBe(css);
});

it('lets a family leave the action to each of its brands, and misses it where nobody says it', () => {
  const family = metro({ manifest: { brand: { second: { color: '#ffb92e' } } } });
  const { merchant } = child(family, { manifest: { brand: { action: { color: '#5ce1ff' } } } });
  expect(merchant?.themes.dark.get('color.action.rest')?.value.value).toBe('#5ce1ff');
  expect(merchant?.themes.dark.get('color.second.fill')?.value.value).toBe('#ffb92e');
  expect(child(family).diagnostics).toMatchObject([
    { code: 'schema.missing', message: 'The manifest needs brand.action.' },
  ]);
});

it('warns of an override that says what the family says', () => {
  const tokens = tokenAt('radius.card', 'dimension', px(2));
  const { diagnostics, merchant } = child(metro({ tokens }), { tokens });
  expect(diagnostics.filter(({ code }) => code === 'override.redundant')).toMatchObject([
    { file: 'tokens.json', severity: 'warning' },
  ]);
  expect(merchant).toBeDefined();
});

it('points at the family’s file for what is wrong in it', () => {
  const { diagnostics } = child(metro({ manifest: { flags: { CBS4: true } } }));
  expect(diagnostics).toContainEqual(
    expect.objectContaining({
      code: 'schema.unknown-key',
      file: '_families/metro/manifest.jsonc',
      hint: 'Did you mean "CBS3"?',
    }),
  );
});

it.each([
  ['metro', 'The family "metro" extends itself.'],
  ['tram', 'The family "metro" extends "tram"; a family stands on its own.'],
])('refuses a family that extends %s', (other, message) => {
  const { diagnostics } = child(metro({ manifest: { extends: other } }));
  expect(diagnostics[0]).toMatchObject({ code: 'family.extends', message });
});

it('refuses a family that is not there, and says which there are', () => {
  const files = merchantFiles({ manifest: { extends: 'metor' } });
  const { diagnostics } = readMerchant({ ...files, families: ['metro', 'tram'] });
  expect(diagnostics).toMatchObject([
    { code: 'family.missing', file: 'manifest.jsonc', hint: 'Did you mean "metro"?' },
  ]);
});
