import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MerchantFiles } from '@livery/themes';
import { appRoot } from '../paths.ts';

const folder = join(appRoot, 'src/locales');

/** What the app can say and in which languages, read once. */
async function read(): Promise<NonNullable<MerchantFiles['app']>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  const english = JSON.parse(await readFile(join(folder, 'EN.json'), 'utf8')) as object;
  return {
    languages: new Set(names.map((name) => name.slice(0, -'.json'.length))),
    textKeys: new Set(Object.keys(english)),
  };
}

let known: ReturnType<typeof read> | undefined;

export const appCatalogues = (): ReturnType<typeof read> => (known ??= read());
