import type { Token } from './token.ts';
import { tokens, type Tokens } from './tokens/index.ts';

/** The same tree with every token replaced by a leaf of another type. */
export type TokenMap<Tree, Leaf> = Tree extends Token
  ? Leaf
  : { readonly [Key in keyof Tree]: TokenMap<Tree[Key], Leaf> };

interface Branch {
  readonly [key: string]: Token | Branch;
}

const isToken = (node: Token | Branch): node is Token => typeof node['type'] === 'string';

function* walk(node: Token | Branch, path: readonly string[]): Generator<[string, Token]> {
  if (isToken(node)) yield [path.join('.'), node];
  else for (const [key, child] of Object.entries(node)) yield* walk(child, [...path, key]);
}

/** Every token by its dotted path: `color.action.rest`. */
export const tokenByPath: ReadonlyMap<string, Token> = new Map(walk(tokens, []));

/** Everything that is read, and everything that it is read on. */
const read = new Set<string>();
for (const [path, { pair }] of tokenByPath)
  if (pair) for (const one of [path, ...pair.on]) read.add(one);

/**
 * Whether a colour or gradient must let nothing through: it is read, or read
 * on, and nobody can say what would lie below it.
 */
export const isSolid = (path: string): boolean =>
  path === 'color.surface.page' || (read.has(path) && !tokenByPath.get(path)?.sheer);

function mapNode(
  node: Token | Branch,
  path: readonly string[],
  leaf: (path: string, token: Token) => unknown,
): unknown {
  if (isToken(node)) return leaf(path.join('.'), node);
  return Object.fromEntries(
    Object.entries(node).map(([key, child]) => [key, mapNode(child, [...path, key], leaf)]),
  );
}

/** The contract's tree with a value made for every token. */
export const mapTokens = <Leaf>(
  leaf: (path: string, token: Token) => Leaf,
): TokenMap<Tokens, Leaf> => mapNode(tokens, [], leaf) as TokenMap<Tokens, Leaf>;
