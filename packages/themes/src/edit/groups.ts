import { valueAt, withEdits, type Edit } from './edit.ts';
import type { Path } from './document.ts';

/** The type a token inherits from its groups, or has itself. */
export function inheritedType(text: string, path: Path): unknown {
  for (let length = path.length; length >= 0; length--) {
    const type = valueAt(text, [...path.slice(0, length), '$type']);
    if (type !== undefined) return type;
  }
  return undefined;
}

const saysNothing = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).every((key) => key === '$type' || key === '$description');

/** Without the groups above a path that hold no token any more. */
export function withoutEmptyGroups(text: string, path: Path): string {
  let left = text;
  for (let length = path.length - 1; length > 0; length--) {
    const group = path.slice(0, length);
    if (!saysNothing(valueAt(left, group))) break;
    left = withEdits(left, [{ op: 'remove', path: group }]);
  }
  return left;
}

/** Takes a value away, and with it what would be left empty around it. */
export function removalOf(text: string, path: Path): Edit {
  let gone = path;
  // An entry of a list stays, or those behind it would stand elsewhere.
  while (gone.length > 1 && typeof gone.at(-2) !== 'number') {
    const around = valueAt(text, gone.slice(0, -1));
    if (typeof around !== 'object' || around === null || Array.isArray(around)) break;
    const others = Object.keys(around).filter((key) => key !== gone.at(-1));
    if (!others.every((key) => key === '$type' || key === '$description')) break;
    gone = gone.slice(0, -1);
  }
  return { op: 'remove', path: gone };
}
