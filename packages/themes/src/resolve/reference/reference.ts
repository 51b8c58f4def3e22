import type { Node } from 'jsonc-parser';
import { ValueFault } from './value-fault.ts';

/** Whatever stands in braces means a token, and is looked for as one. */
const aliasPattern = /^\{([^{}]*)\}$/;

/** The token that a word in braces means. */
export const aliasOf = (node: Node): string | undefined =>
  typeof node.value === 'string' ? aliasPattern.exec(node.value)?.[1] : undefined;

/** What stands under `$ref` in an object. */
export function pointerIn(node: Node): Node | undefined {
  if (node.type !== 'object') return undefined;
  for (const { children: [key, value] = [] } of node.children ?? [])
    if (key?.value === '$ref') return value;
  return undefined;
}

/** Whether a value, or anything in it, is taken from elsewhere. */
export const holdsReference = (node: Node): boolean =>
  aliasOf(node) !== undefined ||
  pointerIn(node) !== undefined ||
  (node.children ?? []).some(holdsReference);

/** Where a JSON pointer leads: to a token or a group, and from `$value` on into its value. */
export interface Pointer {
  readonly path: string;
  /** The steps behind `$value`; none where the pointer does not go so far. */
  readonly steps: readonly string[] | undefined;
}

const example =
  'For example "#/palette/blue/$value", or a part of it: "#/palette/blue/$value/alpha".';

const decoded = (node: Node, text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new ValueFault(node, `has a pointer whose % means nothing: ${text}`, example);
  }
};

const segment = (node: Node, text: string): string => {
  if (/~(?![01])/.test(text))
    throw new ValueFault(
      node,
      `has a pointer with a lone ~: ${text}`,
      'A ~ is written as ~0, a / as ~1.',
    );
  const name = text.replaceAll('~1', '/').replaceAll('~0', '~');
  if (name.includes('.'))
    throw new ValueFault(
      node,
      `has a pointer with a dot in a name: ${text}`,
      `A pointer is parted by slashes. ${example}`,
    );
  return name;
};

/** A pointer as a file has it; only the folder’s own tokens and its family’s can be pointed at. */
export function readPointer(node: Node): Pointer {
  if (typeof node.value !== 'string')
    throw new ValueFault(node, 'has a "$ref" that is no pointer', example);
  const { value: text } = node;
  if (!text.startsWith('#'))
    throw new ValueFault(
      node,
      `points out of its file, at "${text}"`,
      `What this folder and its family say is pointed at by its name. ${example}`,
      'token.pointer',
    );
  if (!text.startsWith('#/') || text === '#/')
    throw new ValueFault(node, `has a pointer that leads to no token: "${text}"`, example);
  const names = text
    .slice(2)
    .split('/')
    .map((name) => segment(node, decoded(node, name)));
  const at = names.indexOf('$value');
  const path = (at < 0 ? names : names.slice(0, at)).join('.');
  return { path, steps: at < 0 ? undefined : names.slice(at + 1) };
}

const pointerAt = (node: Node): Pointer | undefined => {
  try {
    return readPointer(node);
  } catch (fault) {
    // It is told of where it is followed.
    if (fault instanceof ValueFault) return undefined;
    throw fault;
  }
};

/** The token that a value is, whole: in braces, or by a pointer to its `$value`. */
export function tokenPointedAt(node: Node): string | undefined {
  const pointer = pointerIn(node);
  if (!pointer) return aliasOf(node);
  // Keys beside it say something over what it leads to.
  const found = node.children?.length === 1 ? pointerAt(pointer) : undefined;
  return found?.steps?.length === 0 ? found.path : undefined;
}

/** The token or the group that stands under `$extends`, or under `$ref` in place of one. */
export function wholePointedAt(node: Node): string {
  const alias = aliasOf(node);
  if (alias !== undefined) return alias;
  const { path, steps } = readPointer(node);
  if (steps)
    throw new ValueFault(
      node,
      'has a pointer to a value in place of a token or a group',
      `Take its end away, "#/${path.replaceAll('.', '/')}", or put it into "$value".`,
    );
  return path;
}

/** Every token that a value takes something of. */
export function* pathsPointedAt(node: Node): Generator<string> {
  const alias = aliasOf(node);
  if (alias !== undefined) yield alias;
  const pointer = pointerIn(node);
  const found = pointer && pointerAt(pointer);
  if (found) yield found.path;
  for (const child of node.children ?? []) yield* pathsPointedAt(child);
}
