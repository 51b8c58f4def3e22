import { parseTree, type Node } from 'jsonc-parser';
import { WrittenFault } from '../../color/written/fault.ts';
import { colorObject } from '../../color/written/written.ts';
import { didYouMean } from '../../manifest/suggest.ts';
import { aliasOf, pointerIn, readPointer, type Pointer } from './reference.ts';
import { ValueFault } from './value-fault.ts';

/** No honest value is handed on so often; a circle is found long before. */
export const mostHops = 32;

/** No value of the format has so many keys. */
const mostKeys = 16;

const named = (node: Node, step: string): Node | undefined => {
  if (node.type === 'array')
    return /^(0|[1-9]\d{0,5})$/.test(step) ? node.children?.[Number(step)] : undefined;
  if (node.type !== 'object') return undefined;
  return node.children?.find(({ children: [key] = [] }) => key?.value === step)?.children?.[1];
};

/** What there is in place of a part that is not there. */
function partsOf(node: Node, step: string): string {
  const { children = [] } = node;
  if (node.type === 'array')
    return children.length === 0
      ? 'The list is empty.'
      : `It is a list of ${children.length}, counted from 0.`;
  if (node.type === 'object') {
    const names = children.slice(0, mostKeys).map(({ children: [key] = [] }) => String(key?.value));
    return (
      didYouMean(step, names) ?? `There ${names.length === 1 ? 'is' : 'are'} ${names.join(', ')}.`
    );
  }
  return `It is a ${node.type}, which has no parts.`;
}

/** A colour that is a word has the parts of the object that it stands for. */
function opened(node: Node): Node {
  if (typeof node.value !== 'string') return node;
  try {
    return parseTree(JSON.stringify(colorObject(node.value))) ?? node;
  } catch (fault) {
    if (fault instanceof WrittenFault) return node;
    throw fault;
  }
}

const nameOf = ({ children: [key] = [] }: Node): unknown => key?.value;

/** An object with what stands beside its pointer laid over what that leads to. */
function laidOver(node: Node, below: Node, at: Node): Node {
  const own = (node.children ?? []).filter((entry) => nameOf(entry) !== '$ref');
  const names = new Set(own.map(nameOf));
  if (below.type !== 'object' || (below.children?.length ?? 0) > mostKeys)
    throw new ValueFault(
      at,
      'has keys beside "$ref", and that leads to no object',
      'Keys beside "$ref" take the place of keys of an object, such as "alpha" of a colour.',
    );
  const kept = (below.children ?? []).filter((entry) => !names.has(nameOf(entry)));
  return { ...node, children: [...kept, ...own] };
}

/**
 * The node that a pointer leads to in the end, through whatever hands it on.
 * Only the way that is asked for is walked, so a graph that doubles costs nothing.
 */
export function landing(start: Node, valueOf: (path: string, at: Node) => Node): Node {
  const seen = new Set<Node>();
  const walk = ({ path, steps }: Pointer, at: Node): Node => {
    if (!steps) {
      const hint = `Its value is "${String(at.value)}/$value".`;
      throw new ValueFault(at, `points at the token "${path}" and not at its value`, hint);
    }
    return steps.reduce(
      (node, step) => {
        const settled = opened(settle(node));
        const part = named(settled, step);
        if (part) return part;
        throw new ValueFault(
          at,
          `points at "${step}" in "${path}", which is not there`,
          partsOf(settled, step),
        );
      },
      valueOf(path, at),
    );
  };
  const settle = (node: Node): Node => {
    let now = node;
    for (;;) {
      const pointer = pointerIn(now);
      const alias = aliasOf(now);
      if (!pointer && alias === undefined) return now;
      const at = pointer ?? now;
      if (seen.has(at))
        throw new ValueFault(at, 'goes in a circle', 'Give one of them a value of its own.');
      if (seen.size >= mostHops)
        throw new ValueFault(
          at,
          `is handed on more than ${mostHops} times`,
          'Point at the token that has the value.',
        );
      seen.add(at);
      if (!pointer) now = valueOf(alias ?? '', now);
      else if (now.children?.length === 1) now = walk(readPointer(pointer), pointer);
      else return laidOver(now, opened(settle(walk(readPointer(pointer), pointer))), pointer);
    }
  };
  return settle(start);
}
