import { applyEdits, findNodeAtLocation, getNodeValue, modify, parseTree } from 'jsonc-parser';

const options = { formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' } };

type Path = readonly (string | number)[];

const at = (text: string, path: Path) => {
  const root = parseTree(text, [], { allowTrailingComma: true });
  return root && findNodeAtLocation(root, [...path]);
};

export const valueAt = (text: string, path: Path): unknown => {
  const node = at(text, path);
  return node && (getNodeValue(node) as unknown);
};

/** Sets or, with `undefined`, takes out a value; comments and the rest of the text stay. */
export const withValue = (text: string, path: Path, value: unknown): string =>
  applyEdits(text, modify(text, [...path], value, options));

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

/** A token under another name, with what it said and with the type it had; groups left empty go. */
export function withTokenMoved(text: string, from: string, to: string): string {
  const [old, next] = [from.split('.'), to.split('.')];
  const token = valueAt(text, old);
  if (token === undefined) return text;
  const type = inheritedType(text, old);
  let moved = withValue(text, old, undefined);
  moved = withValue(moved, next, token);
  if (inheritedType(moved, next) !== type) moved = withValue(moved, [...next, '$type'], type);
  for (let length = old.length - 1; length > 0; length--) {
    const group = old.slice(0, length);
    if (!isEmptyGroup(valueAt(moved, group))) break;
    moved = withValue(moved, group, undefined);
  }
  return moved;
}

/** Whatever points at a token points at its new name. */
export const withAliasMoved = (text: string, from: string, to: string): string =>
  text.replaceAll(`"{${from}}"`, `"{${to}}"`);
