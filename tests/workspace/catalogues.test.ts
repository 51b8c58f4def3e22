import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { errorCatalogue } from '../../packages/contract/src/client.ts';

const source = join(import.meta.dirname, '../../packages/app/src');

interface Sheet {
  readonly chapter: string;
  readonly language: string;
  readonly texts: Readonly<Record<string, string>>;
}

const sheets: readonly Sheet[] = globSync('texts/*/*.json', { cwd: source }).map((file) => ({
  chapter: basename(file, '.json'),
  language: basename(dirname(file)),
  texts: JSON.parse(readFileSync(join(source, file), 'utf8')) as Record<string, string>,
}));

const languages = [...new Set(sheets.map(({ language }) => language))].toSorted();
const chapters = [...new Set(sheets.map(({ chapter }) => chapter))].toSorted();

const textsOf = (chapter: string, language: string): Readonly<Record<string, string>> =>
  sheets.find((sheet) => sheet.chapter === chapter && sheet.language === language)?.texts ?? {};

const placeholders = (text: string): string[] => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

it('speaks three languages in every chapter that has words', () => {
  expect(languages).toEqual(['AR', 'EN', 'TY']);
  expect(sheets).toHaveLength(chapters.length * languages.length);
});

const tags: Readonly<Record<string, string>> = { AR: 'ar', EN: 'en', TY: 'fil' };
const form = /_(zero|one|two|few|many|other)$/;

/** A text that counts is said in each form that the language has. */
function keysIn(language: string, english: readonly string[]): string[] {
  const rules = new Intl.PluralRules(tags[language]);
  const forms = rules.resolvedOptions().pluralCategories;
  const said = english.flatMap((key) =>
    form.test(key) ? forms.map((one) => key.replace(form, `_${one}`)) : [key],
  );
  return [...new Set(said)].toSorted();
}

it.each(languages)('%s says everything that EN says, with the same placeholders', (language) => {
  for (const chapter of chapters) {
    const english = textsOf(chapter, 'EN');
    const texts = textsOf(chapter, language);
    expect(Object.keys(texts).toSorted(), chapter).toEqual(keysIn(language, Object.keys(english)));
    for (const [key, text] of Object.entries(texts)) {
      expect(text.trim(), key).not.toBe('');
      const asked = placeholders(english[key.replace(form, '_other')] ?? '');
      // None, one and two of something may be words.
      const isWord = /_(zero|one|two)$/.test(key) && placeholders(text).length === 0;
      expect(isWord ? asked : placeholders(text), key).toEqual(asked);
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
  const asked = (key: string): boolean => code.includes(`'${key.replace(form, '')}'`);
  expect(keys.filter((key) => !byCode.test(key) && !asked(key))).toEqual([]);
});
