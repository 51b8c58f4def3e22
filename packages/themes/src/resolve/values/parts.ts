import { findNodeAtLocation, type Node } from 'jsonc-parser';
import type { FormatType, FormatValueOf } from '../../contract/value.ts';
import { didYouMean } from '../../manifest/suggest.ts';
import { aliasOf } from '../reference/reference.ts';
import { ValueFault } from '../reference/value-fault.ts';

/** How a value reaches what it does not say itself; given by the resolver. */
export interface Reach {
  /** What a token in braces is, which must be of a type. */
  readonly token: <T extends FormatType>(path: string, node: Node, type: T) => FormatValueOf[T];
  /** What a pointer leads to; any other node is what it is. */
  readonly landed: (node: Node) => Node;
}

export const noAlias = (node: Node): ValueFault =>
  new ValueFault(
    node,
    'is no alias: its braces do not close',
    'An alias is the name of a token in braces, and nothing else: "{color.action.rest}".',
  );

/** A value of its own, or a token of the same type in braces, or what a pointer leads to. */
export const partOf = <T extends FormatType>(
  type: T,
  node: Node,
  reach: Reach,
  read: (node: Node) => FormatValueOf[T],
): FormatValueOf[T] => {
  const alias = aliasOf(node);
  return alias === undefined ? read(reach.landed(node)) : reach.token(alias, node, type);
};

const noBraces = (node: Node): ValueFault =>
  new ValueFault(
    node,
    'has a token in braces where a part of a value stands',
    'A part is taken by a pointer: { "$ref": "#/space/mat/$value/value" }.',
  );

/** What an object has under a key, be it a value or a reference. */
export const keyAsIs = (node: Node, name: string): Node => {
  const found = node.type === 'object' ? findNodeAtLocation(node, [name]) : undefined;
  if (found) return found;
  if (typeof node.value === 'string' && node.value.startsWith('{')) throw noAlias(node);
  throw new ValueFault(node, `needs "${name}"`);
};

export const key = (node: Node, name: string, reach: Reach): Node =>
  reach.landed(keyAsIs(node, name));

/** A word of the file; anything else in its place is a fault, never turned into one. */
export const word = (node: Node): string => {
  if (typeof node.value !== 'string') throw new ValueFault(node, 'must be a word');
  if (aliasOf(node) !== undefined) throw noBraces(node);
  return node.value;
};

/** A key that is not read would be a wish unheard. */
export const only = (node: Node, ...names: readonly string[]): void => {
  if (node.type === 'array') throw new ValueFault(node, 'is a list where one value stands');
  for (const { children: [name] = [] } of node.children ?? []) {
    if (!name || names.includes(String(name.value))) continue;
    const hint = didYouMean(String(name.value), names) ?? `Known here: ${names.join(', ')}.`;
    throw new ValueFault(name, `has "${String(name.value)}", which is not known`, hint);
  }
};

export const finite = (node: Node, min = -Infinity, max = Infinity): number => {
  if (aliasOf(node) !== undefined) throw noBraces(node);
  if (typeof node.value !== 'number' || !Number.isFinite(node.value))
    throw new ValueFault(node, 'must be a number');
  if (node.value < min || node.value > max)
    throw new ValueFault(node, `must be from ${min} to ${max}`);
  return node.value;
};

export const mostItems = 16;

export const items = (node: Node, least = 1): readonly Node[] => {
  if (node.type !== 'array') throw new ValueFault(node, 'must be a list');
  const list = node.children ?? [];
  if (list.length < least || list.length > mostItems)
    throw new ValueFault(node, `must have ${least} to ${mostItems} entries`);
  return list;
};
