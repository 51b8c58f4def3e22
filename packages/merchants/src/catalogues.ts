import { glob, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { MerchantFiles } from '@livery/themes';
import { appRoot } from './paths.ts';

interface AppCatalogues extends NonNullable<MerchantFiles['app']> {
  /** What they say, by language and key. */
  readonly texts: ReadonlyMap<string, Readonly<Record<string, string>>>;
  /** Every letter of a language's catalogues, once. */
  readonly letters: ReadonlyMap<string, string>;
}

/** What the app can say and in which languages, read once. */
async function read(): Promise<AppCatalogues> {
  const letters = new Map<string, string>();
  const texts = new Map<string, Readonly<Record<string, string>>>();
  for await (const file of glob('src/texts/*/*.json', { cwd: appRoot })) {
    const language = basename(dirname(file));
    const content = await readFile(join(appRoot, file), 'utf8');
    letters.set(language, [...new Set((letters.get(language) ?? '') + content)].join(''));
    const said = JSON.parse(content) as Readonly<Record<string, string>>;
    texts.set(language, { ...texts.get(language), ...said });
  }
  const textKeys = new Set(Object.keys(texts.get('EN') ?? {}));
  return { languages: new Set(letters.keys()), textKeys, texts, letters };
}

let known: ReturnType<typeof read> | undefined;

export const appCatalogues = (): ReturnType<typeof read> => (known ??= read());
