import { findNodeAtLocation, parseTree, type Node, type ParseError } from 'jsonc-parser';

/** The way to a value: keys of objects and places in lists. */
export type Path = readonly (string | number)[];

/** An edit that cannot be made: the text is no JSON, or its path leads nowhere. */
export class EditFault extends Error {}

export const shownPath = (path: Path): string => path.join('.') || 'the whole file';

/** A text of JSON, with or without comments and last commas. */
export function treeOf(text: string): Node {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: true });
  if (!root || errors.length > 0)
    throw new EditFault('The text is no JSON; "livery check" tells where.');
  return root;
}

/** `findNodeAtLocation` throws where a path goes on through a word or a number. */
export function nodeAt(root: Node, path: Path): Node | undefined {
  let node: Node | undefined = root;
  for (const step of path) {
    const wanted: Node['type'] = typeof step === 'number' ? 'array' : 'object';
    if (node?.type !== wanted) return undefined;
    node = findNodeAtLocation(node, [step]);
  }
  return node;
}

export interface Parent {
  readonly node: Node;
  /** Where the entry stands among its neighbours; none when it is not there. */
  readonly index: number | undefined;
}

/** What an entry stands in, or would. */
export function parentOf(root: Node, path: Path): Parent {
  const node = nodeAt(root, path.slice(0, -1));
  const step = path.at(-1);
  const fits = typeof step === 'number' ? node?.type === 'array' : node?.type === 'object';
  if (!node || step === undefined || !fits)
    throw new EditFault(`Nothing can stand at ${shownPath(path)}.`);
  const children = node.children ?? [];
  const index =
    typeof step === 'number'
      ? step < children.length
        ? step
        : undefined
      : children.findIndex(({ children: [key] = [] }) => key?.value === step);
  return { node, index: index === -1 ? undefined : index };
}
