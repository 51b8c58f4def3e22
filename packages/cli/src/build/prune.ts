import { parse, type Container } from 'postcss';
import { slotNames, type Template } from '@livery/themes/contract';

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
function remove(node: Container): void {
  const { parent } = node;
  node.remove();
  if (parent && parent.type !== 'root' && (parent.nodes?.length ?? 0) === 0)
    remove(parent as Container);
}

/**
 * A style sheet without what only other brands can see. Components hold the
 * manners of every brand; a player of one has no use for the rest.
 */
export function prune(css: string, template: Template): string {
  const choices = new Map<string, string>(
    slotNames.map((name) => [`data-${kebab(name)}`, template[name]]),
  );
  const sheet = parse(css);
  sheet.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => !isForOthers(selector, choices));
    if (kept.length === 0) remove(rule);
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  return sheet.toString();
}
