import type { Node } from 'jsonc-parser';
import type { Mode } from '../contract/token.ts';
import { tokenByPath } from '../contract/tree.ts';
import type { Hex, TokenType, TokenValue } from '../contract/value.ts';
import type { Diagnostic } from '../manifest/diagnostic.ts';
import { didYouMean } from '../manifest/suggest.ts';
import { examples } from './examples.ts';
import { ranged, refuseUnfit } from './fit.ts';
import type { Layer, Leaf } from './layer.ts';
import { aliasOf, readValue, ValueFault } from './read.ts';

export interface ResolvedToken {
  readonly value: TokenValue;
  /** The layer that had the last word; none when it is the contract's own. */
  readonly layer?: string;
  readonly leaf?: Leaf;
  /** What the file says cannot be read; the contract's own value stands in. */
  readonly broken?: true;
}

export type ResolvedTheme = ReadonlyMap<string, ResolvedToken>;

const namesOf = (wanted: TokenType): string[] =>
  [...tokenByPath].filter(([, { type }]) => type === wanted).map(([path]) => path);

/** Aliases are followed once, after the layers are merged, so that an override moves whatever points at it. */
export function resolve(
  layers: readonly Layer[],
  mode: Mode,
): { theme: ResolvedTheme; diagnostics: Diagnostic[] } {
  const theme = new Map<string, ResolvedToken>();
  const diagnostics: Diagnostic[] = [];

  const winners = new Map<string, { readonly layer: Layer; readonly leaf: Leaf }>();
  for (const layer of layers)
    for (const [path, leaf] of layer.leaves) winners.set(path, { layer, leaf });

  const visit = (path: string, trail: readonly string[]): ResolvedToken => {
    const done = theme.get(path);
    if (done) return done;
    const token = tokenByPath.get(path);
    if (!token) throw new Error(`No token ${path}`);
    const base = { value: { type: token.type, value: token.base[mode] } as TokenValue };
    const won = winners.get(path);
    if (!won) return base;
    const { layer, leaf } = won;
    if (leaf.from === 'ramp') return { value: leaf.value, layer: layer.name, leaf };

    const target = (alias: string, node: Node, wanted: TokenType = token.type): ResolvedToken => {
      const to = tokenByPath.get(alias);
      if (!to)
        throw new ValueFault(
          node,
          `points at "${alias}", which is not a token`,
          didYouMean(alias, namesOf(wanted)) ?? `"livery tokens" lists every ${wanted} there is.`,
        );
      if ([...trail, path].includes(alias)) {
        throw new ValueFault(
          node,
          `goes in a circle: ${[...trail, path, alias].join(' → ')}`,
          'Give one of them a value of its own.',
        );
      }
      return visit(alias, [...trail, path]);
    };
    const followColor = (alias: string, node: Node): Hex => {
      const { value } = target(alias, node, 'color');
      if (value.type !== 'color')
        throw new ValueFault(node, `points at "${alias}", which is a ${value.type}, not a color`);
      return value.value;
    };
    try {
      const alias = aliasOf(leaf.node);
      if (alias !== undefined) {
        const { value } = target(alias, leaf.node);
        if (value.type !== token.type)
          throw new ValueFault(leaf.node, `points at a ${value.type}; it must be a ${token.type}`);
        refuseUnfit(path, token, value, leaf.node);
        return { value, layer: layer.name, leaf };
      }
      const value = {
        type: token.type,
        value: readValue(token.type, leaf.node, followColor),
      } as TokenValue;
      refuseUnfit(path, token, value, leaf.node);
      return { value, layer: layer.name, leaf };
    } catch (fault) {
      if (!(fault instanceof ValueFault)) throw fault;
      diagnostics.push(
        leaf.source.report(
          fault.node,
          fault.code,
          `"${path}" ${fault.message}.`,
          fault.hint ?? `For example ${examples[token.type]}${ranged(token)}.`,
        ),
      );
      return { ...base, broken: true };
    }
  };

  for (const path of tokenByPath.keys()) theme.set(path, visit(path, []));
  return { theme, diagnostics };
}
