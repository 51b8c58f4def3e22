import { parseTree, type Node } from 'jsonc-parser';
import type { Mode } from '../contract/token.ts';
import { tokenByPath } from '../contract/tree.ts';
import {
  isComposite,
  type FormatType,
  type FormatValue,
  type FormatValueOf,
  type TokenValue,
} from '../contract/value.ts';
import type { Diagnostic } from '../manifest/diagnostic.ts';
import { deprecationOf } from './tree/deprecated.ts';
import { dtcgValue } from './dtcg.ts';
import { examples } from './examples.ts';
import { ranged, refuseUnfit } from './fit.ts';
import { landing, mostHops } from './reference/landing.ts';
import { aliasOfLeaf, type FileLeaf, type Layer, type Leaf } from './tree/leaf.ts';
import { nearTo } from './reference/near.ts';
import { readValue } from './values/composites.ts';
import type { Reach } from './values/parts.ts';
import { pointerIn } from './reference/reference.ts';
import { ValueFault } from './reference/value-fault.ts';

/** A token that another takes its value, or a part of it, from. */
export interface Borrowing {
  readonly from: string;
  /** Where that is said. */
  readonly node: Node;
}

export interface ResolvedToken<V extends FormatValue = TokenValue> {
  readonly value: V;
  /** The layer that had the last word; none when it is the contract's own. */
  readonly layer?: string;
  readonly leaf?: Leaf;
  /** What the file says cannot be read; the contract's own value stands in. */
  readonly broken?: true;
  /** What it takes from other tokens. */
  readonly borrows?: readonly Borrowing[];
}

export type ResolvedTheme = ReadonlyMap<string, ResolvedToken>;

/** A token of the contract, or one of the brand’s own, which may be of any type of the format. */
export type FormatToken = ResolvedToken<FormatValue>;

const isTokenValue = (value: FormatValue): value is TokenValue => !isComposite(value.type);
const isOfContract = (token: FormatToken): token is ResolvedToken => isTokenValue(token.value);

export interface Resolution {
  /** Every token of the contract. */
  readonly theme: ResolvedTheme;
  /** The brand’s own tokens that can be read; they are pointed at, and on no sheet. */
  readonly own: ReadonlyMap<string, FormatToken>;
  readonly diagnostics: readonly Diagnostic[];
}

/** What points at something that is wrong has no fault of its own. */
class BorrowedFault extends Error {}

/** More would take time, and tell nothing new. */
const mostSuggestions = 40;

type Winner = { readonly layer: Layer; readonly leaf: Leaf };

const nodeOf = (value: TokenValue): Node => {
  const node = parseTree(JSON.stringify(dtcgValue(value)));
  if (!node) throw new Error('A value that is no JSON');
  return node;
};

/** Aliases are followed once, after the layers are merged, so that an override moves whatever points at it. */
export function resolve(layers: readonly Layer[], mode: Mode): Resolution {
  const done = new Map<string, FormatToken | undefined>();
  const hops = new Map<string, number>();
  const diagnostics: Diagnostic[] = [];

  const winners = new Map<string, Winner>();
  for (const layer of layers)
    for (const [path, leaf] of layer.leaves) winners.set(path, { layer, leaf });

  const baseOf = (path: string): TokenValue | undefined => {
    const token = tokenByPath.get(path);
    return token && ({ type: token.type, value: token.base[mode] } as TokenValue);
  };
  let suggested = 0;
  const unknownToken = (path: string, node: Node, wanted: FormatType | undefined): ValueFault => {
    const message = `points at "${path}", which is not a token`;
    // Whoever has so many has one cause for them, and suggestions take time.
    const hint = suggested++ < mostSuggestions ? nearTo(path, wanted, winners.keys()) : undefined;
    const list = `"livery tokens" lists every ${wanted ?? 'token'} there is.`;
    return new ValueFault(node, message, hint ?? list);
  };

  /** The node of a whole value, for whoever takes a part of it. */
  const valueNode = (path: string, at: Node): Node => {
    let [to, left] = [path, mostHops];
    for (; left > 0; left--) {
      const leaf = winners.get(to)?.leaf;
      const follows = leaf ? undefined : tokenByPath.get(to)?.follows;
      if (follows !== undefined) {
        to = follows;
        continue;
      }
      if (leaf?.from !== 'file') {
        const value = leaf?.value ?? baseOf(to);
        if (!value) throw unknownToken(to, at, undefined);
        return nodeOf(value);
      }
      if (leaf.unread) throw new BorrowedFault();
      if (leaf.to === undefined) return leaf.node;
      to = leaf.to;
    }
    throw new ValueFault(
      at,
      `goes in a circle by way of "${path}"`,
      'Give one a value of its own.',
    );
  };

  const visit = (path: string, trail: readonly string[]): FormatToken | undefined => {
    if (done.has(path)) return done.get(path);
    const won = winners.get(path);
    const follows = won ? undefined : tokenByPath.get(path)?.follows;
    // What points back at whoever follows it means the contract's own value.
    if (follows !== undefined && !trail.includes(follows)) {
      const followed = visit(follows, [...trail, path]);
      // Not at a place of its own: whatever is wrong with it is told where it is said.
      const found = followed && {
        value: followed.value,
        ...(followed.broken ? { broken: followed.broken } : {}),
      };
      done.set(path, found);
      return found;
    }
    const base = baseOf(path);
    if (!won || won.leaf.from === 'ramp') {
      const value = won?.leaf.from === 'ramp' ? won.leaf.value : base;
      const found = value && { value, ...(won ? { layer: won.layer.name, leaf: won.leaf } : {}) };
      done.set(path, found);
      return found;
    }
    const found = read(path, won.layer, won.leaf, base, trail);
    done.set(path, found);
    return found;
  };

  const read = (
    path: string,
    { name: layer }: Layer,
    leaf: FileLeaf,
    base: TokenValue | undefined,
    trail: readonly string[],
  ): FormatToken | undefined => {
    const borrows: Borrowing[] = [];
    const sites = new Map<Node, Node>();
    /** The node of this file that brought a node in. */
    const siteOf = (node: Node): Node => {
      for (let up: Node | undefined = node; up; up = up.parent) {
        const site = sites.get(up);
        if (site) return site;
      }
      return node;
    };
    const borrowed = (from: string, node: Node): void => {
      borrows.push({ from, node });
      const warning = deprecationOf(leaf, path, from, winners.get(from)?.leaf);
      if (warning) diagnostics.push(warning(siteOf(node)));
    };
    const follow = (from: string, node: Node, wanted: FormatType | undefined): FormatValue => {
      if (!tokenByPath.has(from) && !winners.has(from)) throw unknownToken(from, node, wanted);
      const way = [...trail, path];
      if (way.includes(from)) {
        const circle = [...way.slice(way.indexOf(from)), from];
        throw new ValueFault(
          node,
          `goes in a circle: ${circle.slice(0, mostHops).join(' → ')}`,
          'Give one of them a value of its own.',
        );
      }
      borrowed(from, node);
      if (way.length <= mostHops) visit(from, way);
      const depth = (hops.get(from) ?? 0) + 1;
      if (way.length > mostHops || depth > mostHops)
        throw new ValueFault(
          node,
          `points at what is handed on more than ${mostHops} times`,
          'Point at the token that has the value.',
        );
      hops.set(path, Math.max(depth, hops.get(path) ?? 0));
      const found = done.get(from);
      if (!found || found.broken) throw new BorrowedFault();
      return found.value;
    };
    const reach: Reach = {
      token: <T extends FormatType>(from: string, node: Node, wanted: T): FormatValueOf[T] => {
        const value = follow(from, node, wanted);
        if (value.type !== wanted)
          throw new ValueFault(
            node,
            `points at "${from}", which is a ${value.type}, not a ${wanted}`,
          );
        return value.value as FormatValueOf[T];
      },
      landed: (node) => {
        const pointer = pointerIn(node);
        if (!pointer) return node;
        const found = landing(node, (from, at) => {
          borrowed(from, at);
          return valueNode(from, at);
        });
        sites.set(found, siteOf(pointer));
        return found;
      },
    };
    const broken = (): FormatToken | undefined => base && { value: base, broken: true };
    const wanted = tokenByPath.get(path)?.type ?? leaf.type;
    try {
      if (leaf.unread) return undefined;
      const alias = aliasOfLeaf(leaf);
      const value =
        alias === undefined ? valueOf(leaf.node, wanted, reach) : follow(alias, leaf.node, wanted);
      if (wanted !== undefined && value.type !== wanted)
        throw new ValueFault(leaf.node, `points at a ${value.type}; it must be a ${wanted}`);
      const token = tokenByPath.get(path);
      if (token && isTokenValue(value)) refuseUnfit(path, token, value, leaf.node);
      return { value, layer, leaf, ...(borrows.length > 0 ? { borrows } : {}) };
    } catch (fault) {
      if (fault instanceof BorrowedFault) return broken();
      if (!(fault instanceof ValueFault)) throw fault;
      const token = tokenByPath.get(path);
      const example = wanted
        ? `For example ${examples[wanted]}${token ? ranged(token) : ''}.`
        : undefined;
      diagnostics.push(
        leaf.source.report(
          siteOf(fault.node),
          fault.code,
          `"${path}" ${fault.message}.`,
          fault.hint ?? example,
        ),
      );
      return broken();
    }
  };

  const theme = new Map<string, ResolvedToken>();
  for (const path of tokenByPath.keys()) {
    const found = visit(path, []);
    if (found && isOfContract(found)) theme.set(path, found);
  }
  const own = new Map<string, FormatToken>();
  for (const path of winners.keys()) {
    const found = theme.has(path) ? undefined : visit(path, []);
    if (found) own.set(path, found);
  }
  return { theme, own, diagnostics };
}

function valueOf(node: Node, type: FormatType | undefined, reach: Reach): FormatValue {
  if (type === undefined) throw new Error('A value whose type nobody said');
  return { type, value: readValue(type, reach.landed(node), reach) } as FormatValue;
}
