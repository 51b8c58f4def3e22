import { flagNames, type Flags } from '@livery/themes/contract';
import type { Plugin } from 'vite';

const isCatalogue = /\/app\/src\/.*\/texts\/[A-Z-]+\.json$/;

/**
 * Texts of a feature stand under `flag.<NAME>.` in the catalogues; those of a
 * feature that is off are dropped here, so that not even its words are shipped.
 */
export const catalogue = (flags?: Flags): Plugin => ({
  name: 'livery-catalogue',
  enforce: 'pre',
  transform(code, id) {
    if (!flags || !isCatalogue.test(id)) return undefined;
    const texts = JSON.parse(code) as Record<string, string>;
    const off = flagNames.filter((name) => !flags[name]).map((name) => `flag.${name}.`);
    const kept = Object.entries(texts).filter(
      ([key]) => !off.some((prefix) => key.startsWith(prefix)),
    );
    return { code: JSON.stringify(Object.fromEntries(kept)), map: null };
  },
});
