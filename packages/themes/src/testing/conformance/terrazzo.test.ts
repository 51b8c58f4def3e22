import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { ParseResult } from '@terrazzo/parser';
import { describe, expect, it } from 'vitest';
import { ramp } from '../../color/ramp.ts';
import { modes, type Mode } from '../../contract/token.ts';
import { tokenByPath } from '../../contract/tree.ts';
import { resolverDocument } from '../../emit/resolver.ts';
import type { SourceFile } from '../../manifest/source.ts';
import { readMerchant } from '../../merchant.ts';
import { rampLayer } from '../../resolve/tree/layer.ts';
import { folderLayers, type TokenFiles } from '../../resolve/layers.ts';
import { resolve, type ResolvedTheme } from '../../resolve/resolve.ts';
import { merchantFiles } from '../merchant-files.ts';
import { ours, theirs } from './compare.ts';
import { readByTerrazzo } from './terrazzo.ts';
import { fileToken, fileTree, type FileToken } from './tree.ts';

const root = join(import.meta.dirname, '../../../../..');

/** Every folder with token files: merchants, families, fixtures. */
const folders = ['merchants', 'packages/themes/fixtures']
  .map((name) => join(root, name))
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /^tokens(\.dark|\.light)?\.json$/.test(entry.name))
  .map(({ parentPath }) => relative(root, parentPath));

function tokenFiles(folder: string): TokenFiles {
  const read = (name: string): SourceFile | undefined => {
    const path = join(root, folder, name);
    if (!existsSync(path)) return undefined;
    return { file: join(folder, name), text: readFileSync(path, 'utf8') };
  };
  const [tokens, dark, light] = ['tokens.json', 'tokens.dark.json', 'tokens.light.json'].map(read);
  return {
    modes: { ...(dark ? { dark } : {}), ...(light ? { light } : {}) },
    ...(tokens ? { tokens } : {}),
  };
}

function expectSame(tokens: ParseResult['tokens'], theme: ResolvedTheme): void {
  expect(Object.keys(tokens)).toHaveLength(theme.size);
  const others = [...theme].flatMap(([path, { value }]) => {
    const other = tokens[path];
    const [found, known] = [other && theirs(other), ours(value)];
    const same = other?.$type === value.type && isDeepStrictEqual(found, known);
    return same ? [] : [{ path, found, known, as: other?.$type }];
  });
  expect(others).toEqual([]);
}

type Json = Readonly<Record<string, unknown>>;

/** Every token of a file as it stands there; `$type` may stand at a group. */
function* written(
  node: Json,
  path: readonly string[] = [],
  inherited = '',
): Generator<[string, FileToken]> {
  const $type = (node['$type'] as string | undefined) ?? inherited;
  if ('$value' in node) yield [path.join('.'), { $type, $value: node['$value'] }];
  else
    for (const [name, child] of Object.entries(node))
      if (!name.startsWith('$')) yield* written(child as Json, [...path, name], $type);
}

const tokensOf = ({ text }: SourceFile) => [...written(JSON.parse(text) as Json)];

const ground = (mode: Mode) =>
  rampLayer(ramp({ action: { color: '#3df5b4', policy: 'exact' } }, mode));

/** The files laid on the contract by the test itself, so that only the reading is compared. */
function together(files: TokenFiles, mode: Mode): string {
  const below = resolve([ground(mode)], mode).theme;
  const tokens = new Map([...below].map(([path, { value }]) => [path, fileToken(value)]));
  // What the contract lets follow another token is an alias of it, until somebody says it.
  for (const [path, { type, follows }] of tokenByPath)
    if (follows !== undefined) tokens.set(path, { $type: type, $value: `{${follows}}` });
  for (const file of [files.tokens, files.modes[mode]])
    for (const [path, token] of file ? tokensOf(file) : []) tokens.set(path, token);
  return JSON.stringify(fileTree(tokens));
}

it('finds the token files of every merchant, and a fixture of every type', () => {
  expect(folders).toContain('merchants/aurora');
  expect(folders).toContain('packages/themes/fixtures/every-type');
});

describe.each([...new Set(folders)].toSorted())('%s', (folder) => {
  const files = tokenFiles(folder);
  const each = [files.tokens, files.modes.dark, files.modes.light].flatMap((file) => file ?? []);

  it.each(each.map((file) => [file.file, file] as const))(
    '%s is read by another reader of the format without a complaint',
    async (name, file) => {
      const { tokens } = await readByTerrazzo(name, file.text, false);
      const own = tokensOf(file).map(([path]) => path);
      expect(Object.keys(tokens).toSorted()).toEqual(own.toSorted());
    },
  );

  it.each(modes)('means the same to both in %s mode, token by token', async (mode) => {
    const { layers, diagnostics } = folderLayers(files);
    const { theme, diagnostics: faults } = resolve([ground(mode), ...layers[mode]], mode);
    expect([...diagnostics, ...faults]).toEqual([]);
    const { tokens } = await readByTerrazzo(`${folder}/all.json`, together(files, mode));
    expectSame(tokens, theme);
  });
});

it('writes a resolver file that another reader resolves to the same tokens in both modes', async () => {
  const { merchant } = readMerchant(merchantFiles());
  if (!merchant) throw new Error('not read');
  const src = JSON.stringify(resolverDocument(merchant));
  const { resolver } = await readByTerrazzo('merchant.resolver.json', src);
  expect(resolver.listPermutations?.()).toHaveLength(2);
  for (const mode of modes) expectSame(resolver.apply({ theme: mode }), merchant.themes[mode]);
});
