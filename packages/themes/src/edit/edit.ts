import { getNodeValue, type Node } from 'jsonc-parser';
import { EditFault, nodeAt, shownPath, treeOf, type Path } from './document.ts';
import { withEntry, withNew, without } from './entries.ts';
import { indentAt, lineStart, styleOf, written } from './style.ts';
import { isComment, tokensIn } from './tokens.ts';

/**
 * One change of a file. `insert` takes a place in a list, or a free key;
 * `move` takes an entry away first, and `to` is where it stands afterwards.
 */
export type Edit =
  | { readonly op: 'set'; readonly path: Path; readonly value: unknown }
  | { readonly op: 'insert'; readonly path: Path; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: Path }
  | { readonly op: 'move'; readonly path: Path; readonly to: Path };

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two values of JSON mean the same; the order of keys is of no matter. */
export function same(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => same(value, other[index]));
  if (!isObject(one) || !isObject(other)) return one === other;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && same(one[key], other[key]))
  );
}

/** Another object in place of one: key by key, so that what stays keeps its comments. */
function objectSet(text: string, path: Path, before: Json, after: Json): string {
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  const there = Object.entries(after).reduce(
    (now, [key, value]) => set(now, [...path, key], value),
    text,
  );
  return gone.reduce((now, key) => without(now, [...path, key]).text, there);
}

/** Another list in place of one: entry by entry, from where the two differ to where they agree again. */
function listSet(
  text: string,
  path: Path,
  before: readonly unknown[],
  after: readonly unknown[],
): string {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && same(before[start], after[start])) start++;
  let end = 0;
  while (end < shorter - start && same(before.at(-1 - end), after.at(-1 - end))) end++;
  let now = text;
  const common = shorter - end;
  for (let at = start; at < common; at++) now = set(now, [...path, at], after[at]);
  for (let at = before.length - end; at > common; at--) now = without(now, [...path, common]).text;
  for (let at = common; at < after.length - end; at++) now = withNew(now, [...path, at], after[at]);
  return now;
}

function replaced(text: string, root: Node, node: Node, value: unknown): string {
  const line = lineStart(text, node.offset);
  const indent = indentAt(text, node.offset);
  const style = styleOf(text, root);
  const next = written(value, style, indent, node.offset - line - indent.length);
  return text.slice(0, node.offset) + next + text.slice(node.offset + node.length);
}

/** The value with what leads to it, for a path that begins where nothing stands yet. */
const wrapped = (path: Path, value: unknown): unknown =>
  path.reduceRight<unknown>(
    (inner, step) => (typeof step === 'number' ? [inner] : { [step]: inner }),
    value,
  );

function set(text: string, path: Path, value: unknown): string {
  const root = treeOf(text);
  const node = nodeAt(root, path);
  if (node) {
    const before: unknown = getNodeValue(node);
    if (same(before, value)) return text;
    if (isObject(before) && isObject(value)) return objectSet(text, path, before, value);
    if (Array.isArray(before) && Array.isArray(value)) return listSet(text, path, before, value);
    return replaced(text, root, node, value);
  }
  let there = path.length - 1;
  while (there > 0 && !nodeAt(root, path.slice(0, there))) there--;
  return withNew(text, path.slice(0, there + 1), wrapped(path.slice(there + 1), value));
}

function moved(text: string, path: Path, to: Path): string {
  if (same(path, to)) return text;
  const { text: rest, taken } = without(text, path);
  const root = treeOf(rest);
  const parent = to.slice(0, -1);
  const opened = nodeAt(root, parent) ? rest : set(rest, parent, {});
  if (nodeAt(treeOf(opened), to) && typeof to.at(-1) === 'string')
    throw new EditFault(`${shownPath(to)} is taken.`);
  return withEntry(opened, to, taken);
}

function edited(text: string, edit: Edit): string {
  switch (edit.op) {
    case 'set':
      return set(text, edit.path, edit.value);
    case 'insert':
      return withNew(text, edit.path, edit.value);
    case 'remove':
      return without(text, edit.path).text;
    case 'move':
      return moved(text, edit.path, edit.to);
  }
}

/**
 * A text with edits made one after the other: comments, order, indent and line ends
 * stay (ADR 111).
 */
export const withEdits = (text: string, edits: readonly Edit[]): string =>
  edits.reduce(edited, text);

/** What stands at a path; nothing where the text is no JSON or ends before it. */
export function valueAt(text: string, path: Path): unknown {
  try {
    const node = nodeAt(treeOf(text), path);
    return node && (getNodeValue(node) as unknown);
  } catch (error) {
    if (error instanceof EditFault) return undefined;
    throw error;
  }
}

/** A text without the commas that stand before a closing bracket, which plain JSON does not have. */
export function withoutLastCommas(text: string): string {
  const commas: number[] = [];
  let comma: number | undefined;
  for (const token of tokensIn(text, 0, text.length)) {
    if (isComment(token) || token.kind === 'space' || token.kind === 'break') continue;
    if (comma !== undefined && /[}\]]/.test(text.charAt(token.at))) commas.push(comma);
    comma = token.kind === 'comma' ? token.at : undefined;
  }
  return commas.reduceRight((now, at) => now.slice(0, at) + now.slice(at + 1), text);
}
