import type { Plugin, Rolldown } from 'vite';

/** What the builds of a variant learn of it, each for the next. */
export interface Knowledge {
  /** Our own code, by module. */
  readonly sources: Map<string, string>;
  /** Modules that the first script cannot begin without. */
  readonly early: Set<string>;
}

export const noKnowledge = (): Knowledge => ({ sources: new Map(), early: new Set() });

const isOurs = /\/packages\/(app|ui)\/src\/.*\.tsx?$/;

/** Keeps what the code of a build says: names of glyphs and of texts are among it. */
export const noteSources = ({ sources }: Knowledge): Plugin => ({
  name: 'livery-sources',
  enforce: 'pre',
  transform(code, id) {
    if (isOurs.test(id)) sources.set(id, code);
    return undefined;
  },
});

/**
 * Notes the modules that the entry of a build cannot begin without, once what
 * nobody uses is gone: by imports alone, a chapter's door would drag in all
 * that the chapter has (ADR 73).
 */
export const noteEarly = ({ early }: Knowledge): Plugin => ({
  name: 'livery-early',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
    const first = new Set<Rolldown.OutputChunk>(chunks.filter(({ isEntry }) => isEntry));
    for (const { imports } of first) {
      for (const name of imports) {
        const next = named.get(name);
        if (next) first.add(next);
      }
    }
    for (const { modules } of first) for (const id of Object.keys(modules)) early.add(id);
  },
});

/** The code of the first script. */
export const saidFirst = ({ sources, early }: Knowledge): readonly string[] =>
  [...sources].filter(([id]) => early.has(id)).map(([, code]) => code);
