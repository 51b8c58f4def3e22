import type { Node } from 'jsonc-parser';
import { isOwnPath, startsPath } from '../../contract/groups.ts';
import { tokenByPath } from '../../contract/tree.ts';
import { compositeTypes } from '../../contract/value.ts';
import type { FindingCode } from '../../findings/findings.ts';
import { didYouMean } from '../../manifest/suggest.ts';

/** A token as it stands in a tree. */
export interface TokenNode {
  readonly path: string;
  /** The value, or the pointer that takes the place of the whole token. */
  readonly node: Node;
  readonly type: string | undefined;
  readonly deprecated: string | true | undefined;
  /** A pointer in place of the token; it may turn out to lead to a group. */
  readonly isPointer: boolean;
}

/** A group that begins as another one. */
export interface Extension {
  readonly at: string;
  /** What stands under `$extends` or `$ref`. */
  readonly node: Node;
}

export type Complain = (
  node: Node | undefined,
  code: FindingCode,
  message: string,
  hint?: string,
) => void;

/** Stands for whatever is no type. */
export const unknownType = '?';

const knownTypes: readonly string[] = [
  ...new Set([...tokenByPath.values()].map(({ type }) => type)),
  ...compositeTypes,
];

const isKnownType = (said: unknown): boolean =>
  typeof said === 'string' && knownTypes.includes(said);

/** Keys of the format without their sign. */
const unsigned = new Set(['type', 'value', 'description', 'extensions', 'deprecated', 'ref']);
const tokenKeys = ['$type', '$value', '$ref', '$description', '$extensions', '$deprecated'];
const groupKeys = [...tokenKeys.filter((key) => key !== '$value'), '$extends', '$root'];

interface TreeEntry {
  readonly key: Node | undefined;
  readonly name: string;
  readonly value: Node | undefined;
}

const entriesOf = (node: Node): readonly TreeEntry[] =>
  (node.children ?? []).map(({ children: [key, value] = [] }) => ({
    key,
    name: String(key?.value),
    value,
  }));

/** The node that a way of names leads to. */
export const nodeUnder = (node: Node | undefined, names: readonly string[]): Node | undefined =>
  names.reduce<Node | undefined>(
    (now, name) =>
      now?.type === 'object'
        ? now.children?.find(({ children: [key] = [] }) => key?.value === name)?.children?.[1]
        : undefined,
    node,
  );

/** Whether a node holds nothing but objects, as groups of tokens do and values do not. */
const isTree = (node: Node | undefined): boolean =>
  node?.type === 'object' &&
  entriesOf(node).some(({ value }) => value?.type === 'object') &&
  entriesOf(node).every(({ name, value }) => name.startsWith('$') || value?.type === 'object');

const saysToken = (node: Node | undefined): boolean =>
  node?.type === 'object' &&
  entriesOf(node).some(({ name }) => name === '$value' || name === '$ref');

interface Descent {
  readonly type: string | undefined;
  readonly deprecated: string | true | undefined;
}

interface Walk {
  readonly complain: Complain;
  /** The groups that a group of the same file begins as. */
  readonly mirrorsOf: (target: Node | undefined) => readonly Node[];
}

function typeOf(own: Node | undefined, complain: Complain): string | undefined {
  if (!own) return undefined;
  if (isKnownType(own.value)) return String(own.value);
  const said = typeof own.value === 'string' ? `"${own.value}"` : `A ${own.type}`;
  const hint = didYouMean(String(own.value), knownTypes) ?? `One of ${knownTypes.join(', ')}.`;
  complain(own, 'token.type', `${said} is not a type of tokens.`, hint);
  return unknownType;
}

function deprecatedOf(
  said: Node | undefined,
  inherited: Descent['deprecated'],
  complain: Complain,
): Descent['deprecated'] {
  if (!said) return inherited;
  if (typeof said.value === 'string') return said.value;
  if (typeof said.value === 'boolean') return said.value || undefined;
  complain(
    said,
    'token.key',
    `"$deprecated" is a ${said.type}; it must be true, false or a reason in words.`,
    '"$deprecated": "Use color.surface.bar instead."',
  );
  return inherited;
}

/** Keys and names that mean nothing here, each at its place. */
function complainOfKeys(
  entries: readonly TreeEntry[],
  path: readonly string[],
  isToken: boolean,
  complain: Complain,
): void {
  const known = isToken ? tokenKeys : groupKeys;
  const says = (name: string): boolean => entries.some((one) => one.name === name);
  for (const { key, name, value } of entries) {
    if (name.startsWith('$')) {
      if (known.includes(name) || (name === '$schema' && path.length === 0)) continue;
      const hint =
        isToken && name === '$extends'
          ? 'A group extends another; a token points at one: "$value": "{palette.blue}".'
          : (didYouMean(name, [...known, '$value']) ?? `Known here: ${known.join(', ')}.`);
      complain(key, 'token.key', `"${name}" is not known here.`, hint);
    } else if (name === '' || /[.{}]/.test(name)) {
      const hint = 'Each part of a name has an object of its own: { "radius": { "card": … } }.';
      complain(key, 'token.key', `"${name}" cannot be a name: dots and braces part names.`, hint);
    } else if (isSlip(name, value, path) && !says(`$${name}`))
      complain(key, 'token.key', `"${name}" is not known here.`, `Did you mean "$${name}"?`);
  }
}

/** A key of the format without its sign; in a group of the brand’s own it may be a name. */
const isSlip = (name: string, value: Node | undefined, path: readonly string[]): boolean =>
  unsigned.has(name) &&
  !startsPath([...path, name]) &&
  !(isOwnPath([...path, name].join('.')) && (isTree(value) || saysToken(value)));

/** Tokens and extensions of a tree; types and deprecations come down from groups, and from what they extend. */
export function* treeWalk(
  node: Node,
  walk: Walk,
  path: readonly string[] = [],
  inherited: Descent = { type: undefined, deprecated: undefined },
  mirrors: readonly Node[] = [],
): Generator<TokenNode | Extension> {
  const { complain } = walk;
  const entries = entriesOf(node);
  const at = (name: string): Node | undefined => entries.find((one) => one.name === name)?.value;
  const value = at('$value');
  const pointer = at('$ref');
  const inner = entries.find(({ name }) => !name.startsWith('$') || name === '$root');
  const isToken = value !== undefined || (pointer !== undefined && !inner && !at('$extends'));
  complainOfKeys(entries, path, isToken, complain);

  const extended = isToken ? undefined : (at('$extends') ?? pointer);
  const seen = [...mirrors, ...walk.mirrorsOf(extended)];
  const said = (name: string): Node | undefined =>
    at(name) ?? seen.map((one) => nodeUnder(one, [name])).find((one) => one !== undefined);
  const name = path.join('.');
  const own = at('$type');
  const type = typeOf(said('$type'), own ? complain : () => {}) ?? inherited.type;
  const deprecated = deprecatedOf(said('$deprecated'), inherited.deprecated, complain);

  if (value) {
    if (pointer)
      complain(
        pointer,
        'token.nested',
        `"${name}" has a value and a "$ref" too.`,
        'Take one of them away.',
      );
    if (inner)
      complain(
        inner.key,
        'token.nested',
        `"${name}" has a value, so nothing can stand in it.`,
        isOwnPath(name)
          ? 'Name the value "$root" and stand it beside the others: { "$root": { "$value": … } }.'
          : 'Move it out, or take the value away.',
      );
    yield { path: name, node: value, type, deprecated, isPointer: false };
    return;
  }
  if (isToken && pointer) {
    yield { path: name, node: pointer, type: own && type, deprecated, isPointer: true };
    return;
  }
  if (at('$extends') && pointer)
    complain(pointer, 'token.extends', `"${name}" begins as two groups.`, 'Take one of them away.');
  if (extended) yield { at: name, node: extended };
  for (const { key, name: child, value: below } of entries) {
    const isRoot = child === '$root';
    if (child.startsWith('$') && !isRoot) continue;
    if (child === '' || /[.{}]/.test(child) || isSlip(child, below, path)) continue;
    const into = [...path, child];
    if (isRoot && !saysToken(below))
      complain(
        key,
        'token.group',
        `"${into.join('.')}" must be a token.`,
        'An object with "$value".',
      );
    else if (below?.type === 'object')
      yield* treeWalk(
        below,
        walk,
        into,
        { type, deprecated },
        seen.flatMap((one) => nodeUnder(one, [child]) ?? []),
      );
    else
      complain(
        key,
        'token.group',
        `"${into.join('.')}" must be a token or a group.`,
        'An object with "$value", or one that holds such objects.',
      );
  }
}
