import type { Path } from '../../edit/document.ts';
import type { Edit } from '../../edit/edit.ts';

type Box = Record<string | number, unknown>;

const boxAt = (root: unknown, path: Path): Box =>
  path.reduce<Box>((box, step) => box[step] as Box, root as Box);

function taken(root: unknown, path: Path): unknown {
  const box = boxAt(root, path.slice(0, -1));
  const step = path.at(-1) ?? '';
  const value = box[step];
  if (Array.isArray(box)) box.splice(Number(step), 1);
  else delete box[step];
  return value;
}

function put(root: unknown, path: Path, value: unknown): void {
  let box = root as Box;
  for (const [index, step] of path.slice(0, -1).entries())
    box = (box[step] ??= typeof path[index + 1] === 'number' ? [] : {}) as Box;
  const step = path.at(-1) ?? '';
  if (Array.isArray(box)) box.splice(Number(step), 0, value);
  else box[step] = value;
}

/** What an edit means, said of the value and not of the text: the other opinion in the tests. */
export function editedValue(before: unknown, edit: Edit): unknown {
  const root = structuredClone(before);
  if (edit.op === 'remove') taken(root, edit.path);
  else if (edit.op === 'move') put(root, edit.to, taken(root, edit.path));
  else {
    const box = edit.path
      .slice(0, -1)
      .reduce<unknown>((at, step) => (at as Box | undefined)?.[step], root);
    const step = edit.path.at(-1) ?? '';
    if (edit.op === 'set' && Array.isArray(box) && Number(step) < box.length)
      box[Number(step)] = edit.value;
    else put(root, edit.path, edit.value);
  }
  return root;
}
