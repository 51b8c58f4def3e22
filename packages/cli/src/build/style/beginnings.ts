import type { Bundle } from '../bundle/bundle.ts';
import { shortHash } from '../../hash.ts';
import type { OutputFile } from '../output.ts';
import type { Beginning } from '../page.ts';
import { cutSheet, wordsOf } from './cut.ts';

/** What may draw before the rest of the styles is there. */
export interface Drawing {
  readonly html: string;
  readonly scripts: readonly string[];
}

/** Names of the classes of a page, and nothing of what it says. */
const classesOf = (html: string): ReadonlySet<string> =>
  wordsOf([...html.matchAll(/ class="([^"]*)"/g)].map(([, names = '']) => names).join(' '));

const scriptWords = new WeakMap<Bundle, Map<string, ReadonlySet<string>>>();

function wordsOfScripts(bundle: Bundle, scripts: readonly string[]): ReadonlySet<string> {
  const before = scriptWords.get(bundle) ?? new Map<string, ReadonlySet<string>>();
  scriptWords.set(bundle, before);
  const key = scripts.join(' ');
  const found =
    before.get(key) ??
    wordsOf(
      bundle.files
        .filter(({ path }) => scripts.includes(`/${path}`))
        .map(({ content }) => Buffer.from(content).toString())
        .join(' '),
    );
  before.set(key, found);
  return found;
}

/** How the pages of a kind get their styles. */
export interface Beginnings {
  /** What one of them begins with. */
  of(html?: string): Beginning;
  /** The sheet that says the rest. */
  readonly rest: OutputFile;
}

/** Of so many sheets it is known how they are cut: brands that look alike share the work. */
const mostKnown = 8;
const known = new Map<string, Beginnings>();

/** Cuts a site's styles for pages that have in common what was drawn here. */
export function beginningsOf(bundle: Bundle, css: string, { html, scripts }: Drawing): Beginnings {
  const drawn = classesOf(html);
  const key = [shortHash(css), ...scripts, ...[...drawn].toSorted()].join(' ');
  const found = known.get(key);
  if (found) return found;
  const cut = cutSheet(css, new Set([...drawn, ...wordsOfScripts(bundle, scripts)]));
  const rest = { path: `assets/rest.${shortHash(cut.rest)}.css`, content: cut.rest };
  const pages = new Map<string, Beginning>();
  const made: Beginnings = {
    of(page = '') {
      const words = classesOf(page);
      const pageKey = [...words].toSorted().join(' ');
      const begun = pages.get(pageKey) ?? { style: cut.beginning(words), rest: `/${rest.path}` };
      pages.set(pageKey, begun);
      return begun;
    },
    rest,
  };
  known.set(key, made);
  const [oldest] = known.keys();
  if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
  return made;
}
