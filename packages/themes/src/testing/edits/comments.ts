import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';
import type { Path } from '../../edit/document.ts';

/** A comment and what it is said of: an entry by its key or word, or the whole it stands in. */
export interface Remark {
  readonly text: string;
  readonly of: string;
  readonly at: number;
  /** Where the entry begins that it is said of, or that is the whole it is said of. */
  readonly owner?: number;
}

interface Named {
  readonly start: number;
  readonly end: number;
  readonly name: string;
}

function* wholesIn(
  node: Node,
  name: string,
): Generator<{ node: Node; name: string; entries: Named[] }> {
  if (node.type !== 'object' && node.type !== 'array') return;
  const children = (node.children ?? []).map((child) => {
    const [key, value = child] = child.type === 'property' ? (child.children ?? []) : [child];
    const holds = value.type === 'object' || value.type === 'array';
    const called =
      child.type === 'property' ? String(key?.value) : holds ? '[…]' : String(value.value);
    return {
      value,
      named: { start: child.offset, end: child.offset + child.length, name: called },
    };
  });
  yield { node, name, entries: children.map(({ named }) => named) };
  for (const { value, named } of children) yield* wholesIn(value, named.name);
}

/** Where the entry of a path begins and ends, and what it is called. */
export function entryAt(text: string, path: Path): Named | undefined {
  const root = parseTree(text, [], { allowTrailingComma: true });
  const value = root && findNodeAtLocation(root, [...path]);
  if (!value) return undefined;
  const node = value.parent?.type === 'property' ? value.parent : value;
  return { start: node.offset, end: node.offset + node.length, name: String(path.at(-1)) };
}

const pattern = /"(?:[^"\\]|\\.)*"|\/\/[^\r\n]*|\/\*[^]*?\*\//g;
const isBlank = /\n[ \t]*\r?\n/;
const bare = (text: string): string => text.replaceAll(/\/\/[^\r\n]*|\/\*[^]*?\*\//g, '#');

/** A whole as an entry of what it stands in. */
function wholeOf(node: Node): Named {
  const { offset } = node.parent?.type === 'property' ? node.parent : node;
  return { start: offset, end: offset, name: '' };
}

/** Every comment of a text with its owner, found by looking at lines and not as the engine does. */
export function remarksIn(text: string): Remark[] {
  const root = parseTree(text, [], { allowTrailingComma: true });
  if (!root) return [];
  const wholes = [...wholesIn(root, '{}')];
  return [...text.matchAll(pattern)].flatMap(({ 0: found, index: at }) => {
    if (found.startsWith('"')) return [];
    const whole = wholes.findLast(({ node }) => node.offset < at && at < node.offset + node.length);
    const remark = (of: string, owner?: Named): Remark => ({
      text: found.replaceAll(/\s+/g, ' '),
      of,
      at,
      ...(owner ? { owner: owner.start } : {}),
    });
    if (!whole) return [remark('outside')];
    const before = whole.entries.findLast(({ end }) => end <= at);
    const after = whole.entries.find(({ start }) => start >= at);
    const behind = before && bare(text.slice(before.end, at));
    const onLine = bare(text.slice(before?.end ?? whole.node.offset + 1, at));
    const ahead = after && bare(text.slice(at + found.length, after.start));
    const sameLine = !/[\r\n]/.test(onLine);
    const beforeComma =
      behind !== undefined && !behind.includes(',') && (ahead?.includes(',') ?? false);
    if (before && beforeComma) return [remark(`${before.name} behind`, before)];
    const leadsOn = ahead !== undefined && !/[\r\n]/.test(ahead);
    if (sameLine && !(leadsOn && after))
      return [
        before
          ? remark(`${before.name} behind`, before)
          : remark(`${whole.name} within`, wholeOf(whole.node)),
      ];
    if (ahead === undefined || isBlank.test(ahead))
      return [remark(`${whole.name} within`, wholeOf(whole.node))];
    return [remark(`${after?.name} above`, after)];
  });
}
