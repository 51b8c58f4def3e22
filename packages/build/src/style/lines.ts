import selectorParser from 'postcss-selector-parser';
import { selectorSpecificity } from '@csstools/selector-specificity';
import type { AtRule, Container, Root, Rule } from 'postcss';

/** One selector of a rule, with all that a browser asks when two of them say different things. */
export interface Line {
  readonly rule: Rule;
  readonly selector: string;
  /** What stands around its rule, from the outside. */
  readonly groups: readonly AtRule[];
  readonly layer: AtRule | undefined;
  readonly strength: number;
}

const steps = 1_000;
const parser = selectorParser();
const strengths = new Map<string, number>();

/** How strong a selector is beside others, as one number. */
function strengthOf(selector: string): number {
  const known = strengths.get(selector);
  if (known !== undefined) return known;
  const [node] = parser.astSync(selector).nodes;
  if (!node) throw new Error(`Not a selector: ${selector}`);
  const { a, b, c } = selectorSpecificity(node);
  const strength = (a * steps + b) * steps + c;
  strengths.set(selector, strength);
  return strength;
}

export const isKeyframes = ({ name }: AtRule): boolean => name.endsWith('keyframes');

function groupsAround({ parent }: Rule): readonly AtRule[] {
  const groups: AtRule[] = [];
  for (let one: Container | undefined = parent as Container; one?.type === 'atrule';) {
    groups.unshift(one as AtRule);
    one = one.parent as Container | undefined;
  }
  return groups;
}

/** The selectors of a sheet in the order in which they are written. */
export function linesOf(sheet: Root): readonly Line[] {
  const lines: Line[] = [];
  sheet.walkRules((rule) => {
    const groups = groupsAround(rule);
    if (groups.some(isKeyframes)) return;
    const layers = groups.filter(({ name }) => name === 'layer');
    const [layer] = layers;
    if (layers.length > 1 || layer?.params === '')
      throw new Error(`"${rule.selector}" stands in a layer without a name, or in two`);
    for (const selector of rule.selectors)
      lines.push({ rule, selector, groups, layer, strength: strengthOf(selector) });
  });
  return lines;
}
