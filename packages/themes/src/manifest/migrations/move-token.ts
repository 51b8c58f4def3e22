import { valueAt, withEdits } from '../../edit/edit.ts';

/** The type a token inherits from its groups. */
function inheritedType(text: string, path: readonly string[]): unknown {
  for (let length = path.length; length >= 0; length--) {
    const type = valueAt(text, [...path.slice(0, length), '$type']);
    if (type !== undefined) return type;
  }
  return undefined;
}

const isEmptyGroup = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).every((key) => key === '$type' || key === '$description');

/** Without the groups above a path that hold no token any more. */
export function withoutEmptyGroups(text: string, path: readonly string[]): string {
  let left = text;
  for (let length = path.length - 1; length > 0; length--) {
    const group = path.slice(0, length);
    if (!isEmptyGroup(valueAt(left, group))) break;
    left = withEdits(left, [{ op: 'remove', path: group }]);
  }
  return left;
}

/** A token under another name, with what it said and with the type it had; groups left empty go. */
export function withTokenMoved(text: string, from: string, to: string): string {
  const [old, next] = [from.split('.'), to.split('.')];
  if (valueAt(text, old) === undefined) return text;
  const type = inheritedType(text, old);
  const moved = withEdits(text, [{ op: 'move', path: old, to: next }]);
  const typed =
    inheritedType(moved, next) === type
      ? moved
      : withEdits(moved, [{ op: 'set', path: [...next, '$type'], value: type }]);
  return withoutEmptyGroups(typed, old);
}

/** Whatever points at a token points at its new name. */
export const withAliasMoved = (text: string, from: string, to: string): string =>
  text.replaceAll(`"{${from}}"`, `"{${to}}"`);
