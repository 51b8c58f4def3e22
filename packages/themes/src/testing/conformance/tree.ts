import type { TokenValue } from '../../contract/value.ts';
import { dtcgValue } from '../../resolve/dtcg.ts';

/** One token as it stands in a file: an alias stays one. */
export interface FileToken {
  readonly $type: string;
  readonly $value: unknown;
}

export interface FileTree {
  [name: string]: FileToken | FileTree;
}

export const fileToken = (value: TokenValue): FileToken => ({
  $type: value.type,
  $value: dtcgValue(value),
});

/** Tokens by dotted path as the tree of a file. */
export function fileTree(tokens: Iterable<readonly [path: string, token: FileToken]>): FileTree {
  const root: FileTree = {};
  for (const [path, token] of tokens) {
    const names = path.split('.');
    const last = names.pop() ?? path;
    let group = root;
    for (const name of names) group = (group[name] ??= {}) as FileTree;
    group[last] = token;
  }
  return root;
}
