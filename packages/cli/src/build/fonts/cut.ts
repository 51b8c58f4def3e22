import type { OutputFile } from '../output.ts';

/** What comes of a family: the rules of its faces, its files, and which of them are fetched at once. */
export interface Cut {
  readonly css: readonly string[];
  readonly files: readonly OutputFile[];
  readonly early: readonly string[];
}

/** What a brand's pages say. */
export interface PageLetters {
  /** In any of its languages. */
  readonly early: ReadonlySet<number>;
  /** In the language that it begins in. */
  readonly first: ReadonlySet<number>;
}
