import type { Node } from 'jsonc-parser';
import { layoutOf } from './layout.ts';

/** How a file is written, so that what is added looks like what is there. */
export interface Style {
  readonly eol: string;
  /** One step of the indent. */
  readonly unit: string;
  /** Whether a last entry on a line of its own has a comma. */
  readonly lastComma: boolean;
  /** Whether small objects stand on one line. */
  readonly flat: boolean;
}

export const widest = 100;

export const lineStart = (text: string, offset: number): number =>
  offset === 0
    ? 0
    : Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;

/** The white space that the line of an offset begins with. */
export const indentAt = (text: string, offset: number): string =>
  /^[ \t]*/.exec(text.slice(lineStart(text, offset), offset))?.[0] ?? '';

function* objectsIn(node: Node): Generator<Node> {
  if (node.type === 'object' && (node.children?.length ?? 0) > 0) yield node;
  for (const child of node.children ?? []) yield* objectsIn(child);
}

export function styleOf(text: string, root: Node): Style {
  const eol = /\r\n|\n|\r/.exec(text)?.[0] ?? '\n';
  const [first] = root.children ?? [];
  const indent = first ? indentAt(text, first.offset) : '';
  const isFlat = ({ offset, length }: Node): boolean =>
    !/[\r\n]/.test(text.slice(offset, offset + length));
  const inner = [...objectsIn(root)].filter((one) => one !== root);
  return {
    eol,
    unit: indent || '  ',
    lastComma: layoutOf(text, root).entries.at(-1)?.comma ?? false,
    flat: inner.length === 0 || inner.some(isFlat),
  };
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

function flat(value: unknown): string {
  if (typeof value !== 'object' || value === null) {
    const text = JSON.stringify(value) as string | undefined;
    if (text === undefined || (typeof value === 'number' && !Number.isFinite(value)))
      throw new TypeError(`${String(value)} cannot be written`);
    return text;
  }
  if (isList(value)) return `[${value.map(flat).join(', ')}]`;
  const entries = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${flat(one)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

/** Whether something holds an object that has to be unfolded. */
const holdsObject = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (!isList(value) || value.some(holdsObject)) &&
  Object.keys(value).length > 0;

/** A value as text, its further lines at an indent; `before` is what its first line holds already. */
export function written(value: unknown, style: Style, indent: string, before = 0): string {
  const line = flat(value);
  const fits = indent.length + before + line.length <= widest;
  if (typeof value !== 'object' || value === null || line.length <= 2) return line;
  if (fits && (style.flat || !holdsObject(value))) return line;
  const inside = indent + style.unit;
  const entries = isList(value)
    ? value.map((one) => inside + written(one, style, inside))
    : Object.entries(value).map(([key, one]) => {
        const name = `${JSON.stringify(key)}: `;
        return inside + name + written(one, style, inside, name.length);
      });
  const [open, close] = isList(value) ? '[]' : '{}';
  const last = style.lastComma ? ',' : '';
  return `${open}${style.eol}${entries.join(`,${style.eol}`)}${last}${style.eol}${indent}${close}`;
}
