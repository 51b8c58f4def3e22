import type { Plugin } from 'vite';

const isSet = /\/icon\/sets\/\w+\.ts$/;
/** They name every glyph. */
const isList = /\/icon\/(?:sets\/\w+|names)\.ts$/;
const isOurs = /\/packages\/(app|ui)\/src\//;
const word = /['"`]([a-z][a-z-]*)['"`]/g;
const entry = /^ {2}'?([a-z][a-z-]*)'?: \[[^\]]*\],\n/gm;

/** Notes every word in quotes that the code of a build says: names of glyphs are among them. */
export const noteWords = (said: Set<string>): Plugin => ({
  name: 'livery-words',
  enforce: 'pre',
  transform(code, id) {
    if (!isOurs.test(id) || isList.test(id)) return undefined;
    for (const [, name = ''] of code.matchAll(word)) said.add(name);
    return undefined;
  },
});

/**
 * Of a set of a hundred glyphs a site draws a third. A name is a word of the
 * code, or the compiler would not take it, so a glyph whose name nobody says
 * is left out.
 */
export const glyphs = (said: ReadonlySet<string>): Plugin => ({
  name: 'livery-glyphs',
  enforce: 'pre',
  transform(code, id) {
    if (!isSet.test(id)) return undefined;
    return { code: code.replace(entry, (whole, name) => (said.has(name) ? whole : '')), map: null };
  },
});
