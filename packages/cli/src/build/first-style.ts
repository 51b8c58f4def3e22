import { parse, type Root } from 'postcss';
import { readBy, remove } from './prune.ts';

/** Whatever in a text may be the name of a class, or of a motion. */
const wordsOf = (text: string): readonly string[] => text.match(/[a-z_][\w-]*/gi) ?? [];

/** What stands in brackets may be an alternative or its opposite: only the rest must hold. */
const bracketed = /\([^()]*\)/g;
const className = /\.([a-z_][\w-]*)/gi;

const isInKeyframes = (parent: unknown): boolean =>
  parent instanceof Object && 'name' in parent && String(parent.name).endsWith('keyframes');

/** Only rules of classes that can be there. */
function keepClasses(sheet: Root, known: ReadonlySet<string>): void {
  sheet.walkRules((rule) => {
    if (isInKeyframes(rule.parent)) return;
    const kept = rule.selectors.filter((selector) =>
      [...selector.replaceAll(bracketed, '').matchAll(className)].every(([, name = '']) =>
        known.has(name),
      ),
    );
    if (kept.length === 0) remove(rule);
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
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
  const read = new Set([...readBy(sheet.toString()), ...readBeside]);
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
  const sheet = parse(css);
  const layers = orderOfLayers(sheet);
  keepClasses(sheet, words);
  keepMotions(sheet);
  keepTokens(sheet, tokens);
  return layers + sheet.toString();
}
