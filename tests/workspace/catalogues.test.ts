import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'packages/app/src/locales');

const catalogue = (code: string): Record<string, string> =>
  JSON.parse(readFileSync(join(folder, `${code}.json`), 'utf8')) as Record<string, string>;

const placeholders = (text: string): string[] => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

const codes = readdirSync(folder).map((name) => name.replace('.json', ''));
const english = catalogue('EN');

it.each(codes)('%s says everything that EN says, with the same placeholders', (code) => {
  const texts = catalogue(code);
  expect(Object.keys(texts).toSorted()).toEqual(Object.keys(english).toSorted());
  for (const [key, text] of Object.entries(texts)) {
    expect(placeholders(text), key).toEqual(placeholders(english[key] ?? ''));
  }
});

const files = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

it('asks only for texts that exist, and has none that nobody asks for', () => {
  const code = files(join(root, 'packages/app/src'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const asked = [...code.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key]) => key ?? '');
  expect(asked.filter((key) => !(key in english))).toEqual([]);
  // Titles, categories, rules and errors are looked up by a key that is made at run time.
  const made = /^(title|category|nav|error)\.|\.rule$/;
  const unused = Object.keys(english).filter(
    (key) => !made.test(key) && !code.includes(`'${key}'`),
  );
  expect(unused).toEqual([]);
});
