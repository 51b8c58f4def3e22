import { slotNames } from '../../packages/themes/src/contract/index.ts';

const styles = import.meta.glob<Record<string, unknown>>('../../packages/ui/src/*/*/*.css.ts');

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const slots = new Set(slotNames.map((name) => `data-${kebab(name)}`));

/** Whether a rule is for a choice that the brand in sight has not made. */
const isForOthers = (selector: string): boolean =>
  [...selector.replaceAll(/\([^()]*\)/g, '').matchAll(/\[(data-[\w-]+)="([\w-]+)"\]/g)].some(
    ([, name = '', value]) =>
      slots.has(name) && document.documentElement.getAttribute(name) !== value,
  );

function* rulesIn(list: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of list) {
    if (rule instanceof CSSStyleRule) yield rule;
    else if (rule instanceof CSSGroupingRule) yield* rulesIn(rule.cssRules);
  }
}

/** Names of classes in what a style file hands on: texts, and lists and tables of them. */
function classesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.split(' ').filter((name) => /^[\w-]+$/.test(name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(classesIn);
}

/** Custom properties that rules of these classes read, in the brand that is in sight. */
function readBy(classes: ReadonlySet<string>): ReadonlySet<string> {
  const read = new Set<string>();
  for (const { cssRules } of document.styleSheets) {
    for (const { selectorText, style } of rulesIn(cssRules)) {
      const named = [...selectorText.matchAll(/\.([\w-]+)/g)].some(([, name = '']) =>
        classes.has(name),
      );
      if (!named || selectorText.split(',').every(isForOthers)) continue;
      for (const [, name = ''] of style.cssText.matchAll(/var\(\s*(--lv-[\w-]+)/g)) read.add(name);
    }
  }
  return read;
}

/** Tokens that a component's own rules read, by their names as custom properties. */
export async function tokensOf(folder: string): Promise<ReadonlySet<string>> {
  const files = Object.entries(styles).filter(([file]) => file.includes(`/${folder}/`));
  const handed = await Promise.all(files.map(([, load]) => load()));
  return readBy(new Set(handed.flatMap(classesIn)));
}
