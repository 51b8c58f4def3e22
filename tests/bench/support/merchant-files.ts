import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  familyOf,
  type FolderFiles,
  type MerchantFiles,
  type SourceFile,
} from '../../../packages/themes/src/index.ts';

const folder = join(import.meta.dirname, '../../../merchants');

export const merchantCodes = (): string[] =>
  readdirSync(folder)
    .filter((code) => existsSync(join(folder, code, 'manifest.jsonc')) && !code.startsWith('_'))
    .toSorted();

const source = (...path: string[]): SourceFile | undefined => {
  const file = join(folder, ...path);
  return existsSync(file) ? { file: path.join('/'), text: readFileSync(file, 'utf8') } : undefined;
};

function filesIn(place: string): FolderFiles {
  const manifest = source(place, 'manifest.jsonc');
  if (!manifest) throw new Error(`There is no merchant "${place}"`);
  const tokens = source(place, 'tokens.json');
  const dark = source(place, 'tokens.dark.json');
  const light = source(place, 'tokens.light.json');
  const template = source(place, 'template.json');
  const locales = join(folder, place, 'locales');
  const texts = (existsSync(locales) ? readdirSync(locales) : []).flatMap((name) => {
    const file = source(place, 'locales', name);
    return file ? [[name.replace('.json', ''), file] as const] : [];
  });
  return {
    manifest,
    modes: { ...(dark ? { dark } : {}), ...(light ? { light } : {}) },
    texts: Object.fromEntries(texts),
    ...(tokens ? { tokens } : {}),
    ...(template ? { template } : {}),
  };
}

/** A merchant's folder in memory, and its family's, so that the disk is not what is measured. */
export function merchantFiles(code: string): MerchantFiles {
  const files = filesIn(code);
  const name = familyOf(files.manifest);
  return name === undefined
    ? files
    : { ...files, family: { ...filesIn(`_families/${name}`), name } };
}
