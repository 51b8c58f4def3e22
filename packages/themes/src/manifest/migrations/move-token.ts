import { valueAt, withEdits } from '../../edit/edit.ts';
import { inheritedType, withoutEmptyGroups } from '../../edit/groups.ts';

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
  text
    .replaceAll(`"{${from}}"`, `"{${to}}"`)
    .replace(
      new RegExp(`"#/${from.replaceAll('.', '/')}(?=["/])`, 'g'),
      `"#/${to.replaceAll('.', '/')}`,
    );
