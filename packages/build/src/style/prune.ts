import { parse, type ChildNode, type Root } from 'postcss';
import { slotNames, type Template } from '@livery/themes/contract';
import { foldVariables } from './fold.ts';

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What stands in brackets may be an alternative or its opposite: only the rest must hold. */
const bracketed = /\([^()]*\)/g;
const attribute = /\[(data-[a-z-]+)="?([\w-]+)"?\]/g;

/** Whether a selector asks for a choice that the brand has not made. */
const isForOthers = (selector: string, choices: ReadonlyMap<string, string>): boolean =>
  [...selector.replaceAll(bracketed, '').matchAll(attribute)].some(([, name = '', value]) => {
    const choice = choices.get(name);
    return choice !== undefined && choice !== value;
  });

/** Takes a rule away, and whatever held nothing else. */
function remove(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent && parent.type !== 'root' && (parent.nodes?.length ?? 0) === 0)
    remove(parent as ChildNode);
}

/** The element that every page's theme is set on. */
const onRoot = /^(?::root|\[data-theme=["']?(dark|light)["']?\])$/;

/** Tokens that a brand's own sheet says in either mode, whatever the base says of them. */
export function saidBy(theme: string): ReadonlySet<string> {
  const both = new Set<string>();
  const own = { dark: new Set<string>(), light: new Set<string>() };
  parse(theme).walkRules((rule) => {
    const found = onRoot.exec(rule.selector);
    if (!found) return;
    const [, mode] = found;
    const said = mode === 'dark' || mode === 'light' ? own[mode] : both;
    rule.walkDecls(/^--/, ({ prop }) => {
      said.add(prop);
    });
  });
  return new Set([...both, ...[...own.dark].filter((name) => own.light.has(name))]);
}

const reading = /var\(\s*(--[\w-]+)/g;

/** Names of custom properties that a text of styles reads. */
export const readBy = (css: string): readonly string[] =>
  [...css.matchAll(reading)].map(([, name = '']) => name);

const isToken = /^--lv-/;

/** What the base says on the root, but for what is said again or what nothing reads. */
function keepRead(sheet: Root, isKept: (name: string) => boolean): void {
  sheet.walkRules((rule) => {
    if (!onRoot.test(rule.selector)) return;
    rule.walkDecls(isToken, (declaration) => {
      if (!isKept(declaration.prop)) remove(declaration);
    });
  });
}

/** A brand's own sheet without the tokens that nothing of its site reads. */
export function onlyRead(theme: string, read: ReadonlySet<string>): string {
  const sheet = parse(theme);
  keepRead(sheet, (name) => read.has(name));
  return sheet.toString();
}

export interface KeptStyle {
  readonly css: string;
  /** Tokens that are read in it or elsewhere on the site. */
  readonly read: ReadonlySet<string>;
}

/** A value that asks for a token is left by the bundler as it was written. */
function shorten(sheet: Root): void {
  sheet.walkDecls((declaration) => {
    if (!/["']|url\(/.test(declaration.value))
      declaration.value = declaration.value.replaceAll(', ', ',').replaceAll(/ ([*/]) /g, '$1');
  });
}

/**
 * A style sheet without what only other brands can see. Components hold the
 * manners of every brand, and the base a value of every token; a player of one
 * brand has no use for the rest. A brand's sheet is outside of every layer, and
 * so what it says of the root always wins (ADR 19).
 */
export function prune(
  css: string,
  template: Template,
  said: ReadonlySet<string> = new Set(),
  readElsewhere: Iterable<string> = [],
): KeptStyle {
  const choices = new Map<string, string>(
    slotNames.map((name) => [`data-${kebab(name)}`, template[name]]),
  );
  const sheet = parse(css);
  sheet.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => !isForOthers(selector, choices));
    if (kept.length === 0) remove(rule);
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  const elsewhere = new Set(readElsewhere);
  foldVariables(sheet, elsewhere);
  const read = new Set([...elsewhere, ...readBy(sheet.toString())]);
  keepRead(sheet, (name) => read.has(name) && !said.has(name));
  shorten(sheet);
  return { css: sheet.toString(), read };
}
