import type { Plugin } from 'vite';
import type { Knowledge } from './early.ts';

const isSet = /\/icon\/sets\/\w+\.ts$/;
/** They name every glyph. */
const isList = /\/icon\/(?:sets\/.*|names)\.ts$/;
const word = /['"`]([a-z][a-z-]*)['"`]/g;
const entry = /^ {2}'?([a-z][a-z-]*)'?: \[[^\]]*\],\n/gm;

/** Every word in quotes that our code says: names of glyphs are among them. */
function wordsOf(sources: Knowledge['sources']): ReadonlySet<string> {
  const speaking = [...sources].filter(([id]) => !isList.test(id));
  return new Set(
    speaking.flatMap(([, code]) => [...code.matchAll(word)].map(([, name = '']) => name)),
  );
}

/**
 * Of a set of a hundred glyphs a site draws a part. A name is a word of the
 * code, or the compiler would not take it, so a glyph whose name nobody says is
 * left out (ADR 93).
 */
export const glyphs = ({ sources }: Knowledge): Plugin => ({
  name: 'livery-glyphs',
  enforce: 'pre',
  transform(code, id) {
    if (!isSet.test(id)) return undefined;
    const words = wordsOf(sources);
    return {
      code: code.replace(entry, (line, glyph: string) => (words.has(glyph) ? line : '')),
      map: null,
    };
  },
});
