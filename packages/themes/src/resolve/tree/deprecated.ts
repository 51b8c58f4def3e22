import type { Node } from 'jsonc-parser';
import type { Diagnostic } from '../../manifest/diagnostic.ts';
import type { FileLeaf, Leaf } from './leaf.ts';

/** The groups two paths stand in once what they share at their ends is taken off. */
function apart(path: string, other: string): readonly [string, string] {
  const [one, two] = [path.split('.'), other.split('.')];
  while (one.length > 1 && two.length > 1 && one.at(-1) === two.at(-1)) {
    one.pop();
    two.pop();
  }
  return [one.join('.'), two.join('.')];
}

/**
 * The warning that a token takes something from one that its files call
 * deprecated. What is deprecated itself is on its way out, and may.
 */
export function deprecationOf(
  leaf: FileLeaf,
  path: string,
  from: string,
  target: Leaf | undefined,
): ((node: Node) => Diagnostic) | undefined {
  if (target?.from !== 'file' || target.deprecated === undefined) return undefined;
  if (leaf.deprecated !== undefined) return undefined;
  const { deprecated } = target;
  // A group that begins as another is told of once and not for each of its tokens.
  const [who, what] = leaf.isInherited ? apart(path, from) : [path, from];
  const why = deprecated === true ? '' : `: ${deprecated.replace(/\.$/, '')}`;
  return (node) => ({
    ...leaf.source.report(
      node,
      'token.deprecated',
      `"${who}" takes from "${what}", which is deprecated${why}.`,
      deprecated === true
        ? 'No reason is given; ask whoever wrote "$deprecated", or point at another token.'
        : 'Point at what is meant instead.',
    ),
    severity: 'warning',
  });
}
