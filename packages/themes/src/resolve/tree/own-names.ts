import { contractGroups, isOwnPath } from '../../contract/groups.ts';
import type { Diagnostic } from '../../manifest/diagnostic.ts';
import { tokenByPath } from '../../contract/tree.ts';
import { didYouMean } from '../../manifest/suggest.ts';
import type { FileLeaf, Layer } from './leaf.ts';

const topOf = (path: string): string => path.split('.', 1)[0] ?? path;

/**
 * What the contract does not know is the brand’s own, and there to be pointed
 * at. Where nothing points at any of a group, its name is a slip if it is near
 * one of the contract’s; else somebody is told that nothing of it is drawn.
 */
export function ownNameFaults(
  layers: readonly Layer[],
  pointing: readonly Layer[],
  isFamily: boolean,
): readonly Diagnostic[] {
  const used = new Set(pointing.flatMap(({ pointsAt }) => [...pointsAt].map(topOf)));
  const idle = new Set<string>();
  return layers.flatMap(({ leaves, name: file }) =>
    [...leaves].flatMap(([path, leaf]): Diagnostic[] => {
      const top = topOf(path);
      if (leaf.from !== 'file' || !isOwnPath(path) || used.has(top)) return [];
      const slip = didYouMean(top, contractGroups);
      if (slip !== undefined) return [slipOf(leaf, path, slip)];
      // A family is there for merchants; each may leave out what it does not need.
      if (isFamily || idle.has(`${file} ${top}`)) return [];
      idle.add(`${file} ${top}`);
      return [idleOf(leaf, path, top)];
    }),
  );
}

const slipOf = ({ source, node }: FileLeaf, path: string, group: string): Diagnostic =>
  source.report(
    node.parent?.parent?.parent,
    'token.unknown',
    `"${path}" is not a token, and nothing points at it.`,
    didYouMean(path, tokenByPath.keys()) ?? group,
  );

const idleOf = ({ source, node }: FileLeaf, path: string, top: string): Diagnostic => ({
  ...source.report(
    node.parent?.parent?.parent,
    'token.idle',
    path === top
      ? `"${top}" is no token of a site, and nothing points at it.`
      : `"${top}" is no group of a site’s tokens, and nothing points into it.`,
    `Point at it from a token that is drawn, "{${path}}", or take it out; "livery tokens" lists what is drawn.`,
  ),
  severity: 'warning',
});
