import { getNodePath, getNodeValue, parseTree, type Node } from 'jsonc-parser';
import { WrittenFault } from '../../color/written/fault.ts';
import { colorObject, type ColorObject } from '../../color/written/written.ts';
import { withEdits, type Edit } from '../../edit/edit.ts';

/** Words that stand where a value of this type has a colour. */
function* wordsIn(type: unknown, value: Node): Generator<Node> {
  if (type === 'color' && value.type === 'string') yield value;
  if (type !== 'shadow' && type !== 'gradient') return;
  for (const part of value.type === 'array' ? (value.children ?? []) : [value])
    for (const { children: [key, color] = [] } of part.children ?? [])
      if (key?.value === 'color' && color?.type === 'string') yield color;
}

function* colorWords(group: Node, inherited: unknown): Generator<Node> {
  const entries = (group.children ?? []).map(({ children: [key, value] = [] }) => ({
    name: String(key?.value),
    value,
  }));
  const at = (name: string): Node | undefined => entries.find((one) => one.name === name)?.value;
  const type: unknown = at('$type')?.value ?? inherited;
  const value = at('$value');
  if (value) yield* wordsIn(type, value);
  for (const { name, value: inner } of entries) {
    if (name.startsWith('$') && name !== '$root') continue;
    // The sets of a resolver document are lists of such trees.
    for (const one of inner?.type === 'array' ? (inner.children ?? []) : [inner])
      if (one?.type === 'object') yield* colorWords(one, type);
  }
}

/** None for an alias, and for what is no colour: the check tells of that. */
function objectOf(word: string): ColorObject | undefined {
  try {
    return colorObject(word);
  } catch (error) {
    if (error instanceof WrittenFault) return undefined;
    throw error;
  }
}

/** Colours that people wrote as CSS, as the objects that every tool of the format reads. */
export function withColorObjects(text: string): string {
  const root = parseTree(text);
  if (root?.type !== 'object') return text;
  const edits = [...colorWords(root, undefined)].flatMap((node): Edit[] => {
    const value = objectOf(String(getNodeValue(node)));
    return value ? [{ op: 'set', path: getNodePath(node), value }] : [];
  });
  return edits.length > 0 ? withEdits(text, edits) : text;
}
