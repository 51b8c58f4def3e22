import type { Template } from '@livery/themes/contract';
import type { Bundle } from './bundle/bundle.ts';
import { shortHash } from '../hash.ts';
import type { OutputFile } from './output.ts';
import { firstStyle, namedBy, type WordList } from './first-style.ts';
import { onlyRead, prune, readBy, saidBy } from './prune.ts';

export interface SiteStyle {
  readonly file: OutputFile;
  /** Tokens that something of the site reads, in a sheet or in a script. */
  readonly read: ReadonlySet<string>;
}

const done = new WeakMap<Bundle, Map<string, SiteStyle>>();

const textOf = ({ content }: OutputFile): string => Buffer.from(content).toString();

/** Tokens that other sheets and the scripts of a bundle name. */
function readBeside({ files, style }: Bundle): readonly string[] {
  const others = files.filter(({ path }) => /\.(css|js)$/.test(path) && `/${path}` !== style);
  return others.flatMap((file) =>
    file.path.endsWith('.css') ? readBy(textOf(file)) : (textOf(file).match(/--lv-[\w-]+/g) ?? []),
  );
}

/** The bundle's sheet for a brand with these choices and this sheet of its own; brands alike share the work. */
export function pruned(bundle: Bundle, slots: Template, theme: string): SiteStyle {
  const before = done.get(bundle) ?? new Map<string, SiteStyle>();
  done.set(bundle, before);
  const said = saidBy(theme);
  const key = JSON.stringify([slots, [...said]]);
  const known = before.get(key);
  if (known) return known;
  const whole = bundle.files.find(({ path }) => `/${path}` === bundle.style);
  if (!whole) throw new Error('The bundle has no style sheet');
  const { css, read } = prune(textOf(whole), slots, said, readBeside(bundle));
  const made = { file: { path: `assets/style.${shortHash(css)}.css`, content: css }, read };
  before.set(key, made);
  return made;
}

interface FirstStyles {
  readonly scripts: WordList;
  readonly known: Map<string, string>;
}

const firstOnes = new WeakMap<Bundle, Map<string, FirstStyles>>();

function firstStyles(bundle: Bundle, scripts: readonly string[]): FirstStyles {
  const before = firstOnes.get(bundle) ?? new Map<string, FirstStyles>();
  firstOnes.set(bundle, before);
  const key = scripts.join();
  const found = before.get(key) ?? {
    scripts: namedBy(
      bundle.files.filter(({ path }) => scripts.includes(`/${path}`)).map((file) => textOf(file)),
    ),
    known: new Map<string, string>(),
  };
  before.set(key, found);
  return found;
}

/** Classes of a page, and nothing of what it says. */
const classesOf = (html: string): readonly string[] =>
  [...html.matchAll(/ class="([^"]*)"/g)].map(([, names = '']) => names);

/** What is there before the whole sheet is. */
export interface PageBeginning {
  readonly html: string;
  /** Scripts that may draw by then. */
  readonly scripts: readonly string[];
  /** The brand's own sheet. */
  readonly theme: string;
}

/** What of a site's sheets one of its pages begins with; pages alike share the work. */
export function beginningOf(bundle: Bundle, style: OutputFile, page: PageBeginning): string {
  const { scripts, known } = firstStyles(bundle, page.scripts);
  const drawn = namedBy(classesOf(page.html));
  const { tokens } = namedBy([page.html, page.theme]);
  const key = [
    style.path,
    ...[...drawn.words, ...scripts.words].toSorted(),
    ...[...tokens].toSorted(),
  ].join(' ');
  const css =
    known.get(key) ??
    firstStyle(textOf(style), {
      words: new Set([...drawn.words, ...scripts.words]),
      tokens: new Set([...tokens, ...scripts.tokens]),
    });
  known.set(key, css);
  const read = new Set([
    ...readBy(css),
    ...readBy(page.theme),
    ...scripts.tokens,
    ...namedBy([page.html]).tokens,
  ]);
  return css + onlyRead(page.theme, read);
}
