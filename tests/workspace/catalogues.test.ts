import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { errorCatalogue } from '../../packages/contract/src/client.ts';

const source = join(import.meta.dirname, '../../packages/app/src');

interface Sheet {
  readonly folder: string;
  readonly language: string;
  readonly texts: Readonly<Record<string, string>>;
}

const sheets: readonly Sheet[] = globSync('**/texts/*.json', { cwd: source }).map((file) => ({
  folder: dirname(file),
  language: basename(file, '.json'),
  texts: JSON.parse(readFileSync(join(source, file), 'utf8')) as Record<string, string>,
}));

const languages = [...new Set(sheets.map(({ language }) => language))].toSorted();
const folders = [...new Set(sheets.map(({ folder }) => folder))].toSorted();

const textsOf = (folder: string, language: string): Readonly<Record<string, string>> =>
  sheets.find((sheet) => sheet.folder === folder && sheet.language === language)?.texts ?? {};

const placeholders = (text: string): string[] => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

it('speaks three languages in every chapter that has words', () => {
  expect(languages).toEqual(['AR', 'EN', 'TY']);
  expect(sheets).toHaveLength(folders.length * languages.length);
});

it.each(languages)('%s says everything that EN says, with the same placeholders', (language) => {
  for (const folder of folders) {
    const english = textsOf(folder, 'EN');
    const texts = textsOf(folder, language);
    expect(Object.keys(texts).toSorted(), folder).toEqual(Object.keys(english).toSorted());
    for (const [key, text] of Object.entries(texts)) {
      expect(text.trim(), key).not.toBe('');
      expect(placeholders(text), key).toEqual(placeholders(english[key] ?? ''));
    }
  }
});

const english = sheets.filter(({ language }) => language === 'EN');
const keys = english.flatMap(({ texts }) => Object.keys(texts));

it('says everything in one place', () => {
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

it.each(languages)('has words in %s for every error that the contract knows', (language) => {
  const said = new Map(
    sheets
      .filter((sheet) => sheet.language === language)
      .flatMap(({ texts }) => Object.entries(texts)),
  );
  const unknown = said.get('error.unknown');
  const silent = Object.keys(errorCatalogue).filter((code) => {
    const text = said.get(`error.${code}`);
    return !text || (text === unknown && code !== 'unknown');
  });
  expect(silent).toEqual([]);
});

it('has no text that nobody asks for', () => {
  const code = globSync('**/*.{ts,tsx}', { cwd: source })
    .map((file) => readFileSync(join(source, file), 'utf8'))
    .join('\n');
  // Errors are looked up by the code that they are of.
  const byCode = /^error\./;
  expect(keys.filter((key) => !byCode.test(key) && !code.includes(`'${key}'`))).toEqual([]);
});
