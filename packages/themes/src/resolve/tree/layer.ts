import type { Node } from 'jsonc-parser';
import { isOwnPath } from '../../contract/groups.ts';
import { tokenByPath } from '../../contract/tree.ts';
import type { FormatType } from '../../contract/value.ts';
import type { Ramp } from '../../color/ramp.ts';
import type { Diagnostic } from '../../manifest/diagnostic.ts';
import { tokenPath } from '../../manifest/mend.ts';
import type { Source } from '../../manifest/source.ts';
import { didYouMean } from '../../manifest/suggest.ts';
import { inherit, mirrorsIn } from './extend.ts';
import type { Layer, Leaf } from './leaf.ts';
import { pathsPointedAt, tokenPointedAt, wholePointedAt } from '../reference/reference.ts';
import { treeWalk, unknownType, type Complain, type TokenNode } from './tree-walk.ts';
import { ValueFault } from '../reference/value-fault.ts';

/** What a token of the contract lacks to be one. */
function contractFault(source: Source, { path, node, type }: TokenNode): Diagnostic | undefined {
  const token = tokenByPath.get(path);
  if (!token) {
    const hint =
      didYouMean(path, tokenByPath.keys()) ?? '"livery tokens" lists every token there is.';
    const key = node.parent?.parent?.parent;
    return source.report(key, 'token.unknown', `"${path}" is not a token.`, hint);
  }
  if (type === token.type) return undefined;
  const said = type === undefined ? 'has no $type' : `is a ${type}`;
  const fault = source.report(
    node,
    'token.type',
    `"${path}" ${said}; it must be a ${token.type}.`,
    `"$type": "${token.type}" on the token or on a group around it.`,
  );
  const edit = { op: 'set', path: [...tokenPath(node), '$type'], value: token.type } as const;
  const mend = { says: `"$type": "${token.type}"`, edit };
  // Another type is a word that somebody chose: what it should be is not known.
  return type === undefined ? { ...fault, mend } : fault;
}

const untyped = (source: Source, { path, node }: TokenNode): Diagnostic =>
  source.report(
    node,
    'token.type',
    `"${path}" has no $type, and nothing tells it.`,
    '"$type": "color" on the token or on a group around it.',
  );

/** What is wrong with a token before its value is looked at. */
function faultOf(source: Source, found: TokenNode): Diagnostic | undefined {
  const { path, node, type, isPointer } = found;
  if (!isOwnPath(path) && !tokenByPath.has(path)) return contractFault(source, found);
  // Said where the type stands, once for all that it holds.
  if (type === unknownType) return undefined;
  const takesType = type === undefined && (isPointer || tokenPointedAt(node) !== undefined);
  if (isOwnPath(path)) return type === undefined && !takesType ? untyped(source, found) : undefined;
  return takesType ? undefined : contractFault(source, found);
}

/** A tree of tokens as a layer; names and types are checked here, values when they are resolved. */
export function treeLayer(
  source: Source,
  root: Node,
  below: readonly Layer[] = [],
): { layer: Layer; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const complain: Complain = (node, code, message, hint) => {
    diagnostics.push(source.report(node, code, message, hint));
  };
  const found = [...treeWalk(root, { complain, mirrorsOf: mirrorsIn(root) })];
  const tokens = found.filter((one) => 'path' in one);
  const paths = new Set(tokens.map(({ path }) => path));
  const isToken = (path: string): boolean =>
    paths.has(path) || tokenByPath.has(path) || below.some(({ leaves }) => leaves.has(path));
  const extensions = found.filter((one) => 'at' in one);

  const leaves = new Map<string, Leaf>();
  const pointsAt = new Set<string>();
  for (const one of tokens) {
    const { path, node, type, deprecated, isPointer } = one;
    const to = isPointer ? pointedAt(node, path, complain) : undefined;
    if (isPointer && to === undefined) continue;
    if (to !== undefined && !isToken(to)) {
      // It leads to a group, or nowhere; both are told apart where groups are.
      extensions.push({ at: path, node });
      continue;
    }
    const fault = faultOf(source, one);
    if (fault) diagnostics.push(fault);
    const isUnread = fault !== undefined || type === unknownType;
    const isOwn = isOwnPath(path);
    if (isUnread && !isOwn) continue;
    for (const way of to === undefined ? pathsPointedAt(node) : [to]) pointsAt.add(way);
    leaves.set(path, {
      from: 'file',
      source,
      node,
      ...(to === undefined ? {} : { to }),
      ...(isOwn && type !== undefined ? { type: type as FormatType } : {}),
      ...(deprecated === undefined ? {} : { deprecated }),
      ...(isUnread ? { unread: true } : {}),
    });
  }
  const inherited = inherit(source, extensions, leaves, below);
  diagnostics.push(...inherited.diagnostics);
  for (const way of inherited.pointsAt) pointsAt.add(way);
  return { layer: { name: source.file, leaves, pointsAt }, diagnostics };
}

function pointedAt(node: Node, path: string, complain: Complain): string | undefined {
  try {
    return wholePointedAt(node);
  } catch (fault) {
    if (!(fault instanceof ValueFault)) throw fault;
    complain(fault.node, fault.code, `"${path}" ${fault.message}.`, fault.hint);
    return undefined;
  }
}

export const rampLayer = ({ values }: Ramp): Layer => ({
  name: 'ramp',
  leaves: new Map([...values].map(([path, value]) => [path, { from: 'ramp', value }])),
  pointsAt: new Set(),
});
