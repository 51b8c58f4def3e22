import type { Mode } from '../contract/token.ts';
import type { Diagnostic } from '../manifest/diagnostic.ts';
import type { Source } from '../manifest/source.ts';
import type { Manifest } from '../manifest/schema.ts';
import type { ResolvedTheme } from '../resolve/resolve.ts';

/** What a rule may look at. */
export interface Subject {
  readonly manifest: Manifest;
  readonly manifestSource: Source;
  readonly themes: Readonly<Record<Mode, ResolvedTheme>>;
}

/** A rule reads and complains; it changes nothing. */
export type Rule = (subject: Subject) => Iterable<Diagnostic>;
