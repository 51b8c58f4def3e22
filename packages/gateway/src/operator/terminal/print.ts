/**
 * What players wrote, for a terminal: signs that would move its cursor, colour
 * it or turn its lines around are shown as what they are not. The two that join
 * letters and pictures stay.
 */
const printable = (text: string): string =>
  text
    .replaceAll('\t', ' ')
    .replaceAll(/[^\P{C}\n\u200C\u200D]/gu, '\u{FFFD}')
    .replaceAll(/[\u2028\u2029]/gu, '\n');

export const oneLine = (text: string): string =>
  printable(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');

export const indented = (text: string): string =>
  printable(text)
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');

/** To the minute, as the world’s clock shows it. */
export const minuteOf = (at: Date): string => `${at.toISOString().slice(0, 16)}Z`;

/** Columns as wide as what stands in them. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  return rows
    .map((row) => `  ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')}`.trimEnd())
    .join('\n');
}

export const counted = (count: bigint | number, one: string, many: string): string =>
  `${count} ${BigInt(count) === 1n ? one : many}`;
