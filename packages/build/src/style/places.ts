import type { Root } from 'postcss';
import { linesOf, type Line } from './lines.ts';

/** A line, the part that it belongs to, and the layer that it is written into. */
export interface PlacedLine extends Line {
  readonly isFirst: boolean;
  readonly place: string;
}

/** Among what is important the earlier layer is the stronger one: cut, it would be the other way round. */
function refuseImportant({ rule }: Line): void {
  rule.walkDecls((declaration) => {
    if (declaration.important)
      throw new Error(`"${rule.selector}" says !important in a layer that is cut in two`);
  });
}

/**
 * Cuts a layer into layers of its own, each of which is all first or all rest. They stand in
 * the order of what decides inside of a layer: strength, and among equals what is written
 * later. So it comes to the same which of two sheets says it.
 */
function cutLayer(lines: readonly PlacedLine[]): readonly PlacedLine[] {
  const runs: PlacedLine[][] = [];
  for (const line of lines.toSorted((one, other) => one.strength - other.strength)) {
    const run = runs.at(-1);
    if (run?.[0]?.isFirst === line.isFirst) run.push(line);
    else runs.push([line]);
  }
  if (runs.length < 2) return lines;
  for (const line of lines) refuseImportant(line);
  return runs.flatMap((run, at) => {
    const own = new Set(run);
    const place = `${run[0]?.place}.c${at.toString(36)}`;
    return lines.flatMap((line) => (own.has(line) ? [{ ...line, place }] : []));
  });
}

export interface Places {
  readonly lines: readonly PlacedLine[];
  /** Says the order of layers, before anything stands in them. */
  readonly order: string;
}

/** Where the lines of a sheet stand when what is first and what is not are sheets of their own. */
export function placesOf(sheet: Root, isFirst: (selector: string) => boolean): Places {
  const layers = new Map<string, PlacedLine[]>();
  sheet.walkAtRules('layer', ({ params }) => {
    for (const name of params.split(',')) layers.set(name.trim(), []);
  });
  // What is in no layer is stronger than all that is, and cannot be cut.
  const outside: PlacedLine[] = [];
  for (const line of linesOf(sheet)) {
    const place = line.layer?.params ?? '';
    const into = layers.get(place);
    if (into) into.push({ ...line, place, isFirst: isFirst(line.selector) });
    else outside.push({ ...line, place, isFirst: true });
  }
  const cut = [...layers].map(([name, lines]) => [name, cutLayer(lines)] as const);
  const names = cut.flatMap(([name, lines]) => [name, ...lines.map(({ place }) => place)]);
  return {
    lines: [...cut.flatMap(([, lines]) => lines), ...outside],
    order: names.length > 0 ? `@layer ${[...new Set(names)].join(',')};` : '',
  };
}
