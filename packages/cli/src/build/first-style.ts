import { parse, root, type AtRule, type Container, type Root, type Rule } from 'postcss';
import { readBy, remove } from './prune.ts';

/** Whatever in a text may be the name of a class, or of a motion. */
const wordsOf = (text: string): readonly string[] => text.match(/[a-z_][\w-]*/gi) ?? [];

/** What stands in brackets may be an alternative or its opposite: only the rest must hold. */
const bracketed = /\([^()]*\)/g;
const className = /\.([a-z_][\w-]*)/gi;

const isKeyframes = ({ name }: AtRule): boolean => name.endsWith('keyframes');

const isKnown = (selector: string, known: ReadonlySet<string>): boolean =>
  [...selector.replaceAll(bracketed, '').matchAll(className)].every(([, name = '']) =>
    known.has(name),
  );

/** A rule without the selectors of classes that cannot be there; nothing where none is left. */
function keptRule(rule: Rule, known: ReadonlySet<string>): Rule | undefined {
  const selectors = rule.selectors.filter((selector) => isKnown(selector, known));
  if (selectors.length === 0) return undefined;
  return selectors.length < rule.selectors.length ? rule.clone({ selectors }) : rule.clone();
}

/** Copies only what is kept: that is a small part, and a sheet has thousands of rules. */
function copyKept(from: Container, to: Container, known: ReadonlySet<string>): void {
  for (const node of from.nodes ?? []) {
    if (node.type === 'rule') {
      const kept = keptRule(node as Rule, known);
      if (kept) to.append(kept);
    } else if (node.type === 'atrule' && !isKeyframes(node as AtRule) && 'nodes' in node) {
      const group = (node as AtRule).clone({ nodes: [] });
      copyKept(node as AtRule, group, known);
      if ((group.nodes?.length ?? 0) > 0) to.append(group);
    } else to.append(node.clone());
  }
}

/** Only motions that something asks for. */
function keepMotions(sheet: Root): void {
  const asked = new Set<string>();
  sheet.walkDecls(/^animation|^--/, ({ value }) => {
    for (const word of wordsOf(value)) asked.add(word);
  });
  sheet.walkAtRules(/keyframes$/, (motion) => {
    if (!asked.has(motion.params)) remove(motion);
  });
}

/** Only tokens that something reads. */
function keepTokens(sheet: Root, readBeside: ReadonlySet<string>): void {
  const read = new Set(readBeside);
  sheet.walkDecls(({ value }) => {
    for (const name of readBy(value)) read.add(name);
  });
  sheet.walkDecls(/^--lv-/, (token) => {
    if (!read.has(token.prop)) remove(token);
  });
}

/** A layer is as strong as its place in the order in which layers are first named. */
function orderOfLayers(sheet: Root): string {
  const names = new Set<string>();
  sheet.walkAtRules('layer', ({ params }) => {
    for (const name of params.split(',')) names.add(name.trim());
  });
  return names.size > 0 ? `@layer ${[...names].join(',')};` : '';
}

interface WholeSheet {
  readonly sheet: Root;
  readonly layers: string;
}

/** So many sheets are kept that were read: the pages of a site begin with parts of one. */
const mostKnown = 4;
const wholeSheets = new Map<string, WholeSheet>();

function wholeOf(css: string): WholeSheet {
  const found = wholeSheets.get(css);
  if (found) return found;
  const sheet = parse(css);
  const whole = { sheet, layers: orderOfLayers(sheet) };
  wholeSheets.set(css, whole);
  const [oldest] = wholeSheets.keys();
  if (wholeSheets.size > mostKnown && oldest !== undefined) wholeSheets.delete(oldest);
  return whole;
}

/** What is named beside a sheet before the whole of it is there. */
export interface WordList {
  /** Whatever may be a class. */
  readonly words: ReadonlySet<string>;
  readonly tokens: ReadonlySet<string>;
}

/** What texts name: pages, scripts, other sheets. */
export function namedBy(texts: readonly string[]): WordList {
  const text = texts.join('\n');
  return { words: new Set(wordsOf(text)), tokens: new Set(text.match(/--lv-[\w-]+/g)) };
}

/**
 * What a page needs of a sheet until the whole of it is there: the rules of
 * classes that the page or one of its first scripts names. It may hold more than
 * is drawn, never less. The whole sheet comes after it and says everything again,
 * so that in the end the order of rules is the whole sheet's own.
 */
export function firstStyle(css: string, { words, tokens }: WordList): string {
  const { sheet, layers } = wholeOf(css);
  const first = root();
  copyKept(sheet, first, words);
  keepMotions(first);
  keepTokens(first, tokens);
  return layers + first.toString();
}
