import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MerchantFiles, SourceFile } from '../../../packages/themes/src/index.ts';

const folder = join(import.meta.dirname, '../../../merchants');

export const merchantCodes = (): string[] =>
  readdirSync(folder)
    .filter((code) => existsSync(join(folder, code, 'manifest.jsonc')))
    .toSorted();

const source = (...path: string[]): SourceFile | undefined => {
  const file = join(folder, ...path);
  return existsSync(file) ? { file: path.join('/'), text: readFileSync(file, 'utf8') } : undefined;
};

/** A merchant's folder in memory, so that the disk is not what is measured. */
export function merchantFiles(code: string): MerchantFiles {
  const manifest = source(code, 'manifest.jsonc');
  if (!manifest) throw new Error(`There is no merchant "${code}"`);
  const tokens = source(code, 'tokens.json');
  const dark = source(code, 'tokens.dark.json');
  const light = source(code, 'tokens.light.json');
  const template = source(code, 'template.json');
  const texts = readdirSync(join(folder, code, 'locales')).flatMap((name) => {
    const file = source(code, 'locales', name);
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
