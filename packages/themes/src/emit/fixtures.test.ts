import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { sheet } from './sheet.ts';
import { readMerchant, type FolderFiles } from '../merchant.ts';

const root = fileURLToPath(new URL('../../fixtures', import.meta.url));
const cases = readdirSync(root)
  .filter((name) => existsSync(join(root, name, 'manifest.jsonc')))
  .toSorted();

const source = (folder: string, name: string) => {
  const path = join(folder, name);
  return existsSync(path) ? { file: name, text: readFileSync(path, 'utf8') } : undefined;
};

function filesOf(folder: string): FolderFiles {
  const [manifest, tokens, template, dark, light] = [
    'manifest.jsonc',
    'tokens.json',
    'template.json',
    'tokens.dark.json',
    'tokens.light.json',
  ].map((name) => source(folder, name));
  if (!manifest) throw new Error(`${folder} has no manifest`);
  return {
    manifest,
    modes: { ...(dark ? { dark } : {}), ...(light ? { light } : {}) },
    texts: {},
    ...(tokens ? { tokens } : {}),
    ...(template ? { template } : {}),
  };
}

/** A declaration a line, so that a difference shows which token moved. */
const legible = (css: string): string => css.replaceAll(/[{;]/g, '$&\n').replaceAll('}', '\n}');

it('has a dozen cases and more', () => {
  expect(cases.length).toBeGreaterThanOrEqual(12);
});

it.each(cases)('writes the sheet of %s as it was agreed', (name) => {
  const folder = join(root, name);
  const family = join(folder, 'family');
  const { merchant, diagnostics } = readMerchant({
    ...filesOf(folder),
    ...(existsSync(family) ? { family: { ...filesOf(family), name: 'metro' } } : {}),
  });
  expect(diagnostics).toEqual([]);
  const css = merchant ? legible(sheet(merchant.themes)) : '';
  const agreed = join(folder, 'theme.css');
  // `FIXTURES=write pnpm test:unit --project themes` agrees to what is written now.
  if (process.env['FIXTURES'] === 'write') writeFileSync(agreed, css);
  expect(css).toBe(readFileSync(agreed, 'utf8'));
});
