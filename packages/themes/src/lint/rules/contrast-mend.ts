import { worstContrast } from '../../color/contrast.ts';
import { leastMoved, nearest } from '../../color/solve.ts';
import { colorObject } from '../../color/written/written.ts';
import type { Hex } from '../../contract/value.ts';
import { tokenPath, type Mend } from '../../manifest/mend.ts';
import { isReference } from '../../resolve/tree/leaf.ts';
import type { ResolvedToken } from '../../resolve/resolve.ts';

/** Where a colour of a file stands: all grounds of all modes in which the file has the last word. */
export interface Standing {
  readonly grounds: readonly Hex[];
  readonly atLeast: number;
}

/**
 * The nearest colour that can be read wherever the token stands, in place of
 * the one that a file says. An alias and a colour that is seen through are
 * left to people: what they mean is more than a colour.
 */
export function contrastMend(
  { value, leaf }: ResolvedToken,
  { grounds, atLeast }: Standing,
): Mend | undefined {
  if (leaf?.from !== 'file' || value.type !== 'color' || value.value.length > 7) return undefined;
  const { node } = leaf;
  if (isReference(leaf)) return undefined;
  const passing = (['lighter', 'darker'] as const)
    .map((way) => nearest(value.value, grounds, atLeast, way))
    .filter((one) => worstContrast(one, grounds) >= atLeast);
  if (passing.length === 0) return undefined;
  const best = leastMoved(value.value, passing);
  const path = [...tokenPath(node), '$value'];
  return {
    says: `${best} in place of ${value.value}, the nearest that reads wherever it stands`,
    edit: { op: 'set', path, value: node.type === 'string' ? best : colorObject(best) },
  };
}
