import { cssOf } from '../contract/css.ts';
import type { Mode } from '../contract/token.ts';
import { tokenByPath } from '../contract/tree.ts';
import type { TokenValue } from '../contract/value.ts';
import { aliasOfLeaf, type Layer, type Leaf } from './tree/leaf.ts';
import { resolve, type FormatToken, type Resolution, type ResolvedToken } from './resolve.ts';
import { shownCss } from './values/shown.ts';

/** A token on the way that a value was taken. */
export interface ReferenceStep {
  readonly token: string;
  readonly layer: string;
  readonly css: string;
  readonly line?: number;
  readonly column?: number;
}

/** One layer that had a say in a token, weakest first. */
export interface Say {
  /** `contract`, `ramp`, or the file. */
  readonly layer: string;
  /** What the token would be if this layer had the last word. */
  readonly css: string;
  /** The token it points at, when it is an alias. */
  readonly alias?: string;
  /** Everything that it is taken from, nearest first. */
  readonly through?: readonly ReferenceStep[];
  readonly line?: number;
  readonly column?: number;
}

const mostSteps = 40;

const placeOf = (leaf: Leaf | undefined): { line?: number; column?: number } => {
  if (leaf?.from !== 'file') return {};
  const { line, column } = leaf.source.report(leaf.node, 'token.value', '');
  return { line, column };
};

/** What a token is taken from, and what that is taken from, each token once. */
function stepsOf(token: ResolvedToken, { theme, own }: Resolution): readonly ReferenceStep[] {
  const steps = new Map<string, ReferenceStep>();
  const follow = ({ borrows = [] }: FormatToken): void => {
    for (const { from } of borrows) {
      const found = theme.get(from) ?? own.get(from);
      if (!found || steps.has(from) || steps.size >= mostSteps) continue;
      const { layer = 'contract', leaf, value } = found;
      steps.set(from, { token: from, layer, css: shownCss(value), ...placeOf(leaf) });
      follow(found);
    }
  };
  follow(token);
  return [...steps.values()];
}

/** Where a value comes from: every layer that set it, and what each made of it. */
export function explain(layers: readonly Layer[], path: string, mode: Mode): readonly Say[] {
  const token = tokenByPath.get(path);
  if (!token) return [];
  const own = cssOf({ type: token.type, value: token.base[mode] } as TokenValue);
  const followed = token.follows && resolve(layers, mode).theme.get(token.follows)?.value;
  const says: Say[] = [
    followed && token.follows !== undefined
      ? { layer: 'contract', css: cssOf(followed), alias: token.follows }
      : { layer: 'contract', css: own },
  ];
  for (const [index, layer] of layers.entries()) {
    const leaf = layer.leaves.get(path);
    if (!leaf) continue;
    const resolution = resolve(layers.slice(0, index + 1), mode);
    const found = resolution.theme.get(path);
    if (!found) continue;
    const css = cssOf(found.value);
    const alias = leaf.from === 'file' ? aliasOfLeaf(leaf) : undefined;
    const through = stepsOf(found, resolution);
    says.push({
      layer: layer.name,
      css,
      ...placeOf(leaf),
      ...(alias === undefined ? {} : { alias }),
      ...(through.length > 0 ? { through } : {}),
    });
  }
  return says;
}
