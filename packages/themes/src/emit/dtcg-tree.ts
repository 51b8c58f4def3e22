import type { TokenValue } from '../contract/value.ts';
import { dtcgValue } from '../resolve/dtcg.ts';

type Group = { [key: string]: unknown };

/** Tokens as a DTCG tree, each with its type and its role. */
export function dtcgTree(
  tokens: Iterable<readonly [path: string, value: TokenValue, role: string]>,
): object {
  const root: Group = {};
  for (const [path, value, role] of tokens) {
    const keys = path.split('.');
    const name = keys.pop() ?? path;
    let group = root;
    for (const key of keys) group = (group[key] ??= {}) as Group;
    group[name] = { $type: value.type, $value: dtcgValue(value), $description: role };
  }
  return root;
}
