import { cssOf } from '../contract/css.ts';
import type { Mode } from '../contract/token.ts';
import { tokenByPath } from '../contract/tree.ts';
import type { TokenValue } from '../contract/value.ts';
import type { Layer } from './layer.ts';
import { aliasOf } from './read.ts';
import { resolve } from './resolve.ts';

/** One layer that had a say in a token, weakest first. */
export interface Say {
  /** `contract`, `ramp`, or the file. */
  readonly layer: string;
  /** What the token would be if this layer had the last word. */
  readonly css: string;
  /** The token it points at, when it is an alias. */
  readonly alias?: string;
  readonly line?: number;
  readonly column?: number;
}

/** Where a value comes from: every layer that set it, and what each made of it. */
export function explain(layers: readonly Layer[], path: string, mode: Mode): readonly Say[] {
  const token = tokenByPath.get(path);
  if (!token) return [];
  const says: Say[] = [
    { layer: 'contract', css: cssOf({ type: token.type, value: token.base[mode] } as TokenValue) },
  ];
  for (const [index, layer] of layers.entries()) {
    const leaf = layer.leaves.get(path);
    const value = leaf && resolve(layers.slice(0, index + 1), mode).theme.get(path)?.value;
    if (!leaf || !value) continue;
    if (leaf.from === 'ramp') {
      says.push({ layer: layer.name, css: cssOf(value) });
      continue;
    }
    const { line, column } = leaf.source.report(leaf.node, 'token.value', '');
    const alias = aliasOf(leaf.node);
    says.push({ layer: layer.name, css: cssOf(value), line, column, ...(alias ? { alias } : {}) });
  }
  return says;
}
