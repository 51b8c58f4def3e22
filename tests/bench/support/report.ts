import { holds, type Row } from './bench.ts';

export interface Result {
  readonly bench: string;
  readonly about: string;
  readonly rows: readonly Row[];
}

/** As many digits as are worth reading. */
export function figure(value: number): string {
  if (Number.isInteger(value)) return String(value);
  const size = Math.abs(value);
  if (size >= 100) return value.toFixed(0);
  return value.toFixed(size >= 10 ? 1 : 2);
}

const verdicts = { true: 'kept', false: 'MISSED', undefined: '' } as const;

/** Rows as aligned columns: name, value, unit, bar, and whether the bar is kept. */
export function table(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.name,
    figure(row.value),
    row.unit,
    row.bar ?? '',
    verdicts[`${holds(row)}`],
  ]);
  const width = (column: number): number =>
    Math.max(0, ...cells.map((line) => line[column]?.length ?? 0));
  const widths = [0, 1, 2, 3, 4].map(width);
  const line = (texts: readonly string[]): string =>
    texts
      .map((text, column) =>
        column === 1 ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return cells.map(line).join('\n');
}

export const text = (results: readonly Result[]): string =>
  results
    .map(({ bench, about, rows }) => `${bench}: ${about}\n\n${table(rows).replace(/^/gm, '  ')}\n`)
    .join('\n');

/** For other programs: nothing is rounded, and `holds` stands where there is a bar. */
export const json = (results: readonly Result[]): string =>
  JSON.stringify(
    results.map(({ rows, ...result }) => ({
      ...result,
      rows: rows.map((row) => ({ ...row, holds: holds(row) })),
    })),
    null,
    2,
  );
