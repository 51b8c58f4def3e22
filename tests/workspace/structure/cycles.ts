import type { Import } from './imports.ts';

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

function graphOf(edges: Iterable<readonly [from: string, to: string]>): Graph {
  const graph = new Map<string, Set<string>>();
  for (const [from, to] of edges) {
    if (from === to) continue;
    graph.set(from, (graph.get(from) ?? new Set()).add(to));
    if (!graph.has(to)) graph.set(to, new Set());
  }
  return graph;
}

/** Groups in which everything reaches everything: Tarjan’s strongly connected components. */
function knots(graph: Graph): readonly (readonly string[])[] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const onStack = new Set<string>();
  const found: string[][] = [];

  const visit = (node: string): void => {
    order.set(node, order.size);
    low.set(node, order.get(node) ?? 0);
    stack.push(node);
    onStack.add(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (onStack.has(next)) low.set(node, Math.min(low.get(node) ?? 0, low.get(next) ?? 0));
    }
    if (low.get(node) !== order.get(node)) return;
    const knot = stack.splice(stack.indexOf(node));
    for (const one of knot) onStack.delete(one);
    if (knot.length > 1) found.push(knot.toSorted());
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return found;
}

/** Files that import each other, directly or on the way round. */
export const circlesOfFiles = (imports: readonly Import[]): readonly string[] =>
  knots(graphOf(imports.map(({ from, to }) => [from, to]))).map((knot) => knot.join(' ↔ '));

/** The folder in which two paths part, and what each is called there. */
function partingOf({ from, to }: Import): readonly [folder: string, one: string, other: string] {
  const one = from.split('/');
  const other = to.split('/');
  let depth = 0;
  while (one[depth] === other[depth]) depth += 1;
  return [one.slice(0, depth).join('/'), one[depth] ?? '', other[depth] ?? ''];
}

/** Folders whose direct children, files and folders alike, import each other in a circle. */
export function circlesOfFolders(imports: readonly Import[]): readonly string[] {
  const inFolder = new Map<string, [string, string][]>();
  const example = new Map<string, Import>();
  for (const one of imports) {
    const [folder, from, to] = partingOf(one);
    inFolder.set(folder, [...(inFolder.get(folder) ?? []), [from, to]]);
    const key = `${folder}:${from}:${to}`;
    if (!example.has(key)) example.set(key, one);
  }
  return [...inFolder].flatMap(([folder, edges]) =>
    knots(graphOf(edges)).map((knot) => {
      const shown = knot
        .flatMap((from) => knot.map((to) => example.get(`${folder}:${from}:${to}`)))
        .filter((one) => one !== undefined)
        .map(({ from, to }) => `\n    ${from} → ${to}`);
      return `${folder}: ${knot.join(' ↔ ')}${shown.join('')}`;
    }),
  );
}
