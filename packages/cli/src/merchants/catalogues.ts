import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { MerchantFiles } from '@livery/themes';
import { appRoot } from '../paths.ts';

interface AppCatalogues extends NonNullable<MerchantFiles['app']> {
  /** Every letter of a language's catalogues, once. */
  readonly letters: ReadonlyMap<string, string>;
}

/** What the app can say and in which languages, read once. */
async function read(): Promise<AppCatalogues> {
  const letters = new Map<string, string>();
  const textKeys = new Set<string>();
  for await (const file of glob('src/**/texts/*.json', { cwd: appRoot })) {
    const language = basename(file, '.json');
    const content = await readFile(join(appRoot, file), 'utf8');
    letters.set(language, [...new Set((letters.get(language) ?? '') + content)].join(''));
    if (language !== 'EN') continue;
    for (const key of Object.keys(JSON.parse(content) as object)) textKeys.add(key);
  }
  return { languages: new Set(letters.keys()), textKeys, letters };
}

let known: ReturnType<typeof read> | undefined;

export const appCatalogues = (): ReturnType<typeof read> => (known ??= read());
