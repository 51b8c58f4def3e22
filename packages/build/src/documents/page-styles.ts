import type { Bundle } from '../bundle/bundle.ts';
import { shortHash } from '@livery/merchants/hash';
import type { OutputFile } from '@livery/merchants/output-file';
import type { Beginning } from './page.ts';
import { cutSheet, wordsOf } from '../style/cut.ts';

/** What may draw before the rest of the styles is there. */
export interface Drawing {
  readonly pages: readonly string[];
  readonly scripts: readonly string[];
}

/** Names of the classes of pages, and nothing of what they say. */
const classesOf = (pages: readonly string[]): ReadonlySet<string> =>
  wordsOf(
    pages
      .flatMap((html) => [...html.matchAll(/ class="([^"]*)"/g)].map(([, names = '']) => names))
      .join(' '),
  );

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

/** What pages of a kind begin with, and the sheet that says the rest. */
export interface PageStyles extends Beginning {
  readonly file: OutputFile;
}

/** Of so many sheets it is known how they are cut: brands that look alike share the work. */
const mostKnown = 8;
const known = new Map<string, PageStyles>();

/** Cuts a site's styles by what its pages of a kind draw (ADR 122). */
export function stylesOf(bundle: Bundle, css: string, { pages, scripts }: Drawing): PageStyles {
  const drawn = classesOf(pages);
  const key = [shortHash(css), ...scripts, ...[...drawn].toSorted()].join(' ');
  const found = known.get(key);
  if (found) return found;
  const { first, rest } = cutSheet(css, new Set([...drawn, ...wordsOfScripts(bundle, scripts)]));
  const path = `assets/rest.${shortHash(rest)}.css`;
  const made = { style: first, rest: `/${path}`, file: { path, content: rest } };
  known.set(key, made);
  const [oldest] = known.keys();
  if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
  return made;
}
