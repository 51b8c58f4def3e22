import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { said, type Knowledge } from './early.ts';

const isSet = /\/icon\/sets\/(rest\/)?(\w+)\.ts$/;
/** They name every glyph. */
const isList = /\/icon\/(?:sets\/.*|names)\.ts$/;
const word = /['"`]([a-z][a-z-]*)['"`]/g;
const entry = /^ {2}'?([a-z][a-z-]*)'?: \[[^\]]*\],\n/gm;

/** Every word in quotes that some code says: names of glyphs are among them. */
function wordsOf({ sources, early }: Knowledge, when: 'early' | 'ever'): ReadonlySet<string> {
  const speaking = new Map([...sources].filter(([id]) => !isList.test(id)));
  const code = said({ sources: speaking, early }, when);
  return new Set(code.flatMap((text) => [...text.matchAll(word)].map(([, name = '']) => name)));
}

/**
 * Of a set of a hundred glyphs a site draws a third, and its home a part of
 * those. A name is a word of the code, or the compiler would not take it, so a
 * glyph whose name nobody says is left out, and one that the first script does
 * not say is fetched with the rest.
 */
export const glyphs = (learned: Knowledge): Plugin => ({
  name: 'livery-glyphs',
  enforce: 'pre',
  async transform(code, id) {
    const [, rest, name] = isSet.exec(id) ?? [];
    if (name === undefined) return undefined;
    const ever = wordsOf(learned, 'ever');
    const early = learned.early.size === 0 ? ever : wordsOf(learned, 'early');
    const isKept = (glyph: string): boolean => ever.has(glyph) && early.has(glyph) === !rest;
    const whole = rest ? await readFile(id.replace('/rest/', '/'), 'utf8') : code;
    return {
      code: whole.replace(entry, (line, glyph: string) => (isKept(glyph) ? line : '')),
      map: null,
    };
  },
});
