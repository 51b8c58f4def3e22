import { getNodeValue, type Node } from 'jsonc-parser';
import { tokenByPath } from '../contract/tree.ts';
import type { Hex } from '../contract/value.ts';
import type { Diagnostic } from '../manifest/diagnostic.ts';
import type { Source } from '../manifest/source.ts';
import { didYouMean } from '../manifest/suggest.ts';

/** Where a value was set: a node of a file, or a colour that a ramp made. */
export type Leaf =
  | { readonly from: 'file'; readonly source: Source; readonly node: Node }
  | { readonly from: 'ramp'; readonly value: Hex };

export interface Layer {
  /** Named in `explain`: `ramp`, `tokens.json`, `tokens.light.json`. */
  readonly name: string;
  readonly leaves: ReadonlyMap<string, Leaf>;
}

interface Found {
  readonly path: string;
  readonly node: Node;
  readonly type: string | undefined;
}

/** Tokens of a DTCG tree; `$type` is inherited from the group, as the format says. */
function* tokensIn(
  node: Node,
  path: readonly string[],
  inherited: string | undefined,
): Generator<Found> {
  const entries = (node.children ?? []).map(({ children: [name, value] = [] }) => ({
    name: String(name?.value),
    value,
  }));
  const own = entries.find(({ name }) => name === '$type')?.value;
  const type = own ? String(getNodeValue(own)) : inherited;
  const value = entries.find(({ name }) => name === '$value')?.value;
  if (value) {
    yield { path: path.join('.'), node: value, type };
    return;
  }
  for (const { name, value: child } of entries) {
    if (!name.startsWith('$') && child?.type === 'object')
      yield* tokensIn(child, [...path, name], type);
  }
}

/** A tokens file as a layer; names and types are checked here, values when they are resolved. */
export function readLayer(source: Source): { layer: Layer; diagnostics: Diagnostic[] } {
  const leaves = new Map<string, Leaf>();
  const diagnostics: Diagnostic[] = [];
  if (source.root && source.root.type !== 'object') {
    diagnostics.push(source.report(source.root, 'token.file', 'A tokens file must be an object.'));
  }
  for (const { path, node, type } of source.root ? tokensIn(source.root, [], undefined) : []) {
    const token = tokenByPath.get(path);
    if (!token) {
      const hint = didYouMean(path, tokenByPath.keys());
      diagnostics.push(
        source.report(
          node.parent?.parent?.parent,
          'token.unknown',
          `"${path}" is not a token.`,
          hint,
        ),
      );
    } else if (type !== token.type) {
      const said = type === undefined ? 'has no $type' : `is a ${type}`;
      diagnostics.push(
        source.report(node, 'token.type', `"${path}" ${said}; it must be a ${token.type}.`),
      );
    } else leaves.set(path, { from: 'file', source, node });
  }
  return { layer: { name: source.file, leaves }, diagnostics };
}

export const rampLayer = (colors: ReadonlyMap<string, Hex>): Layer => ({
  name: 'ramp',
  leaves: new Map([...colors].map(([path, value]) => [path, { from: 'ramp', value }])),
});
