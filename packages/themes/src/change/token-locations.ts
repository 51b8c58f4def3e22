import { getNodePath } from 'jsonc-parser';
import { modes, type Mode } from '../contract/token.ts';
import { tokenByPath } from '../contract/tree.ts';
import type { Path } from '../edit/document.ts';
import { valueAt, type Edit } from '../edit/edit.ts';
import { inheritedType, removalOf } from '../edit/groups.ts';
import { parseSource } from '../manifest/source.ts';
import { isResolverDocument, readDocument } from '../resolve/tree/document.ts';

/** A tree of tokens in a file: the file itself, or a part of a resolver document. */
interface TokenTree {
  readonly path: Path;
  readonly modes: readonly Mode[];
}

/** A set that counts twice stands once in the file. */
const unique = (trees: readonly (TokenTree | undefined)[]): readonly TokenTree[] => {
  const known = new Map(trees.flatMap((tree) => (tree ? [[tree.path.join('/'), tree]] : [])));
  return [...known.values()];
};

function treesIn(text: string): readonly TokenTree[] {
  const { source } = parseSource({ file: '', text }, 'strict');
  const { root } = source;
  if (!root || !isResolverDocument(root)) return [{ path: [], modes }];
  return unique(
    readDocument(source, root).sources.map(({ node, modes: counts }) => ({
      path: getNodePath(node),
      modes: counts,
    })),
  );
}

const says = (text: string, { path }: TokenTree, token: string): boolean => {
  const there = valueAt(text, [...path, ...token.split('.')]);
  return typeof there === 'object' && there !== null && ('$value' in there || '$ref' in there);
};

const isOnlyOf = ({ modes: counts }: TokenTree, mode: Mode): boolean =>
  counts.every((one) => one === mode);

/** Whether a text says a token itself; of one mode alone, where that is asked. */
export const saysToken = (text: string, token: string, mode?: Mode): boolean =>
  treesIn(text).some(
    (tree) => says(text, tree, token) && (mode === undefined || isOnlyOf(tree, mode)),
  );

/** Whether a file that serves both modes has a place for one of them. */
export const hasPlaceFor = (text: string, mode: Mode): boolean =>
  treesIn(text).some((tree) => isOnlyOf(tree, mode));

/** The trees that have to say a token so that it holds: the one of all that are meant, or one for each. */
function placesFor(
  text: string,
  token: string,
  trees: readonly TokenTree[],
  wanted: readonly Mode[],
): readonly TokenTree[] {
  const last = (fits: (tree: TokenTree) => boolean): TokenTree | undefined =>
    trees.findLast((tree) => fits(tree) && says(text, tree, token)) ?? trees.findLast(fits);
  const shared = last(({ modes: counts }) => counts.length === wanted.length);
  return shared ? [shared] : unique(wanted.map((one) => last((tree) => isOnlyOf(tree, one))));
}

function editsAt(text: string, at: Path, token: string, value: unknown): readonly Edit[] {
  const type = tokenByPath.get(token)?.type;
  const isTyped = inheritedType(text, at) === type;
  if (valueAt(text, at) === undefined)
    return isTyped
      ? [{ op: 'set', path: [...at, '$value'], value }]
      : [{ op: 'set', path: at, value: { $type: type, $value: value } }];
  const pointer = [...at, '$ref'];
  return [
    { op: 'set', path: [...at, '$value'], value },
    ...(valueAt(text, pointer) === undefined ? [] : [{ op: 'remove', path: pointer } as const]),
    // What it pointed at may have told its type.
    ...(isTyped ? [] : [{ op: 'set', path: [...at, '$type'], value: type } as const]),
  ];
}

/** What makes a text say a token; what one mode said over it goes where both are meant. */
export function editsFor(text: string, token: string, value: unknown, mode?: Mode): Edit[] {
  const all = treesIn(text);
  const trees = mode === undefined ? all : all.filter((tree) => isOnlyOf(tree, mode));
  const wanted = mode === undefined ? modes : [mode];
  // A file of one mode alone is a tree like any other.
  const places = trees.length > 0 ? placesFor(text, token, trees, wanted) : all;
  const path = token.split('.');
  const hiding = trees.filter(
    (tree) => !places.includes(tree) && tree.modes.length < wanted.length,
  );
  return [
    ...places.flatMap((tree) => editsAt(text, [...tree.path, ...path], token, value)),
    ...hiding
      .filter((tree) => says(text, tree, token))
      .map((tree) => removalOf(text, [...tree.path, ...path])),
  ];
}

/** What makes a text say nothing of a token. */
export const removalsFor = (text: string, token: string, mode?: Mode): Edit[] =>
  treesIn(text)
    .filter((tree) => says(text, tree, token) && (mode === undefined || isOnlyOf(tree, mode)))
    .map(({ path }) => removalOf(text, [...path, ...token.split('.')]));
