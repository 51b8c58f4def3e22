import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { featureNames, type Flags } from '@livery/themes/contract';
import type { Plugin } from 'vite';
import { appRoot } from '@livery/merchants/paths';
import { saidFirst, type Knowledge } from './early.ts';

const isCatalogue = /\/app\/src\/texts\/[A-Z-]+\/[\w-]+\.json$/;
const isRest = /\/app\/src\/texts\/([A-Z-]+)\/rest\.ts$/;
const quoted = /['"]([a-z]\w*(?:\.\w+)+)['"]/g;
/** The beginning of a key that is put together. */
const begun = /`([a-z]\w*\.(?:\w+\.)*)\$\{/g;

/** Keys of texts that the first script may say. */
function saidEarly(learned: Knowledge): (key: string) => boolean {
  const code = saidFirst(learned);
  const all = (pattern: RegExp): string[] =>
    code.flatMap((text) => [...text.matchAll(pattern)].map(([, key = '']) => key));
  const keys = new Set(all(quoted));
  const beginnings = [...new Set(all(begun))];
  // Forms of a plural stand beside the key.
  const isSaid = (key: string): boolean =>
    keys.has(key) || keys.has(key.replace(/_(?:zero|one|two|few|many|other)$/, ''));
  return (key) => isSaid(key) || beginnings.some((start) => key.startsWith(start));
}

type Texts = Readonly<Record<string, string>>;

/** Every catalogue of a language, together. */
async function wholeOf(language: string): Promise<Texts> {
  const files: Texts[] = [];
  for await (const file of glob(`src/texts/${language}/*.json`, { cwd: appRoot }))
    files.push(JSON.parse(await readFile(join(appRoot, file), 'utf8')) as Texts);
  return Object.assign({}, ...files) as Texts;
}

/**
 * Texts of a feature stand under `flag.<NAME>.` in the catalogues; those of a
 * feature that is off are dropped here, so that not even its words are shipped.
 * What the first script does not say is fetched with the rest (ADR 73).
 */
export const catalogue = (flags?: Flags, learned?: Knowledge): Plugin => ({
  name: 'livery-catalogue',
  enforce: 'pre',
  async transform(code, id) {
    const [, language] = isRest.exec(id) ?? [];
    if (!flags || !(language || isCatalogue.test(id))) return undefined;
    const off = featureNames.filter((name) => !flags[name]).map((name) => `flag.${name}.`);
    const isEarly = learned?.early.size ? saidEarly(learned) : () => true;
    const kept = (texts: Texts, isAsked: (key: string) => boolean): string =>
      JSON.stringify(
        Object.fromEntries(
          Object.entries(texts).filter(
            ([key]) => !off.some((prefix) => key.startsWith(prefix)) && isAsked(key),
          ),
        ),
      );
    if (!language) return { code: kept(JSON.parse(code) as Texts, isEarly), map: null };
    const rest = kept(await wholeOf(language), (key) => !isEarly(key));
    return { code: `export const texts = [${rest}];`, map: null };
  },
});
