import type { Template } from '@livery/themes/contract';
import type { Bundle } from './bundle/bundle.ts';
import { shortHash } from '../hash.ts';
import type { OutputFile } from './output.ts';
import { firstStyle, namedBy, type WordList } from './first-style.ts';
import { prune, readBy, saidBy } from './prune.ts';

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

interface FirstSheets {
  readonly scripts: WordList;
  readonly sheets: Map<string, OutputFile>;
}

const firstOnes = new WeakMap<Bundle, Map<string, FirstSheets>>();

function firstSheets(bundle: Bundle, scripts: readonly string[]): FirstSheets {
  const before = firstOnes.get(bundle) ?? new Map<string, FirstSheets>();
  firstOnes.set(bundle, before);
  const key = scripts.join();
  const known = before.get(key) ?? {
    scripts: namedBy(
      bundle.files.filter(({ path }) => scripts.includes(`/${path}`)).map((file) => textOf(file)),
    ),
    sheets: new Map<string, OutputFile>(),
  };
  before.set(key, known);
  return known;
}

/** Classes of a page, and nothing of what it says. */
const classesOf = (html: string): readonly string[] =>
  [...html.matchAll(/ class="([^"]*)"/g)].map(([, names = '']) => names);

/** What of a site's sheet its home begins with; pages alike share the work. */
export function firstSheet(
  bundle: Bundle,
  style: OutputFile,
  home: { html: string; scripts: readonly string[]; sheets: readonly string[] },
): OutputFile {
  const { scripts, sheets } = firstSheets(bundle, home.scripts);
  const drawn = namedBy(classesOf(home.html));
  const { tokens } = namedBy([home.html, ...home.sheets]);
  const key = [
    style.path,
    ...[...drawn.words, ...scripts.words].toSorted(),
    ...[...tokens].toSorted(),
  ].join(' ');
  const known = sheets.get(key);
  if (known) return known;
  const css = firstStyle(textOf(style), {
    words: new Set([...drawn.words, ...scripts.words]),
    tokens: new Set([...tokens, ...scripts.tokens]),
  });
  const made = { path: `assets/first.${shortHash(css)}.css`, content: css };
  sheets.set(key, made);
  return made;
}
