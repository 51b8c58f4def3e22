import type { Declaration, Root } from 'postcss';
import { closing, reckon } from './reckon.ts';

/** Variables of components and roles of the page; tokens are a brand's own and stay. */
const isVariable = /^--(?!lv-)/;
const asking = /var\(\s*(--(?!lv-)[\w-]+)\s*/g;
/** What a page says of itself and keeps: a choice of its brand. Its mode may change. */
const choice = /^(?:\[data-(?!theme)[a-z-]+=(?:"[\w-]+"|[\w-]+)\])+/;

interface Said {
  /** The part of a page that says it, or nothing for the page itself. */
  readonly where: string;
  /** How much of the page it asks for: the more, the stronger. */
  readonly strength: number;
  readonly declaration: Declaration;
}

/** Of the rule that a declaration stands in; of none where it holds on some screens alone. */
function selectorsOf({ parent }: Declaration): readonly string[] {
  const around = parent?.parent;
  const isOften = around?.type !== 'atrule' || ('name' in around && around.name === 'layer');
  return isOften && parent?.type === 'rule' && 'selectors' in parent
    ? (parent.selectors as string[])
    : [];
}

/** Where a variable is said, if that is the page or one class of it, whatever the brand has chosen. */
function saidBy(declaration: Declaration): Said | undefined {
  const [selector, ...more] = selectorsOf(declaration);
  if (selector === undefined || more.length > 0) return undefined;
  const [ofBrand = ''] = choice.exec(selector) ?? [];
  const where = selector
    .slice(ofBrand.length)
    .trim()
    .replace(/^:root$/, '');
  if (!/^(?:\.[\w-]+)?$/.test(where)) return undefined;
  return { where, strength: ofBrand.split('[').length, declaration };
}

const isOfRoot = (declaration: Declaration): boolean => selectorsOf(declaration).includes(':root');

/** What a variable comes to, where nothing but the brand's choices decides it. */
function settle(all: readonly Declaration[]): string | undefined {
  const [value = '', ...others] = new Set(all.map((one) => one.value.trim()));
  const said = all.map(saidBy);
  // Said anew in other words only, or in other places.
  if (others.length === 0 && (said.some(Boolean) || all.some(isOfRoot))) return value;
  const [first] = said;
  if (!first || !said.every((one) => one?.where === first.where)) return undefined;
  const strongest = Math.max(...said.map((one) => one?.strength ?? 0));
  return said.findLast((one) => one?.strength === strongest)?.declaration.value.trim();
}

function settledIn(sheet: Root): ReadonlyMap<string, string> {
  const said = new Map<string, Declaration[]>();
  sheet.walkDecls(isVariable, (declaration) => {
    said.set(declaration.prop, [...(said.get(declaration.prop) ?? []), declaration]);
  });
  return new Map(
    [...said].flatMap(([name, all]) => {
      const value = settle(all);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

/** A value with what is settled in the place of what asked for it. */
function filled(value: string, settled: ReadonlyMap<string, string>): string {
  let [done, from] = ['', 0];
  for (const { 0: opening, 1: name = '', index } of value.matchAll(asking)) {
    const known = settled.get(name);
    if (known === undefined || index < from) continue;
    const end = closing(value, index + 'var'.length);
    const instead = value.slice(index + opening.length, end).replace(/^,\s*/, '');
    // Said to be nothing: whoever asks brings what stands there instead.
    const use = known === 'initial' ? instead : known;
    const alone = index === 0 && end === value.length - 1;
    const nothing = alone ? 'initial' : value.slice(index, end + 1);
    done += value.slice(from, index) + (use === '' ? nothing : filled(use, settled));
    from = end + 1;
  }
  return done + value.slice(from);
}

/** A length for all sides, where each of them came to the same. */
const alike = /^([\w.%-]+|var\([^()]*\))(?: \1)+$/;

/** As it is written everywhere else: outside of functions nothing needs no unit. */
function brief(prop: string, value: string): string {
  let depth = 0;
  const unitless = value.replace(/[()]|(?<![\w.-])0px(?![\w.])/g, (found) => {
    depth += found === '(' ? 1 : found === ')' ? -1 : 0;
    return found === '0px' && depth === 0 ? '0' : found;
  });
  return /padding|margin|inset|gap|radius/.test(prop) ? unitless.replace(alike, '$1') : unitless;
}

function foldIn(sheet: Root, settled: ReadonlyMap<string, string>): void {
  sheet.walkDecls((declaration) => {
    if (settled.has(declaration.prop)) {
      declaration.remove();
      return;
    }
    const told = filled(declaration.value, settled);
    if (told === declaration.value) return;
    const value = reckon(told);
    // Pointed at what it is already: it stays what it is around it.
    if (value === `var(${declaration.prop})`) declaration.remove();
    else if (value.includes(`var(${declaration.prop})`))
      throw new Error(`${declaration.prop} would be made of itself: ${value}`);
    else declaration.value = declaration.variable ? value : brief(declaration.prop, value);
  });
}

/** Variables that only rules of other brands asked for. */
function dropUnread(sheet: Root, readElsewhere: ReadonlySet<string>): void {
  const read = new Set(readElsewhere);
  sheet.walkDecls(({ value }) => {
    for (const [, name = ''] of value.matchAll(asking)) read.add(name);
  });
  sheet.walkDecls(isVariable, (declaration) => {
    if (!read.has(declaration.prop)) declaration.remove();
  });
}

/**
 * Puts what this brand has settled into the rules that ask for it: roles of the page (ADR 177),
 * and variables that a component points anew for a choice. What a build knows is reckoned
 * once, and not by every browser.
 */
export function foldVariables(sheet: Root, readElsewhere: ReadonlySet<string>): void {
  // What was said by a variable is plain once that one is.
  for (let settled = settledIn(sheet); settled.size > 0; settled = settledIn(sheet))
    foldIn(sheet, settled);
  dropUnread(sheet, readElsewhere);
  sheet.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
}
