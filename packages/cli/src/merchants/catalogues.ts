import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { MerchantFiles } from '@livery/themes';
import { appRoot } from '../paths.ts';

/** What the app can say and in which languages, read once. */
async function read(): Promise<NonNullable<MerchantFiles['app']>> {
  const languages = new Set<string>();
  const textKeys = new Set<string>();
  for await (const file of glob('src/**/texts/*.json', { cwd: appRoot })) {
    const language = basename(file, '.json');
    languages.add(language);
    if (language !== 'EN') continue;
    const english = JSON.parse(await readFile(join(appRoot, file), 'utf8')) as object;
    for (const key of Object.keys(english)) textKeys.add(key);
  }
  return { languages, textKeys };
}

let known: ReturnType<typeof read> | undefined;

export const appCatalogues = (): ReturnType<typeof read> => (known ??= read());
