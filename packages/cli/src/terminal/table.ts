/** Left over for a last column that is wrapped; in less, wrapping would help nobody. */
const narrowest = 24;

/** Words in lines of at most so many characters; a longer word keeps its length. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/** How wide a line may be; in a pipe as wide as it is. */
const terminalWidth = (): number =>
  process.stdout.isTTY ? (process.stdout.columns ?? Infinity) : Infinity;

/** Rows as aligned columns; the last column is left ragged, and goes on below itself on a narrow terminal. */
export function table(rows: readonly (readonly string[])[], across = terminalWidth()): string {
  const widths: number[] = [];
  const columns = Math.max(0, ...rows.map((row) => row.length));
  for (const row of rows) {
    for (const [index, cell] of row.entries())
      widths[index] = Math.max(widths[index] ?? 0, cell.length);
  }
  const before = widths.slice(0, columns - 1).reduce((sum, width) => sum + width + 2, 0);
  const room = across - before;
  const lines = rows.flatMap((row) => {
    const last = row.length === columns ? (row.at(-1) ?? '') : '';
    const [first = '', ...more] =
      room < narrowest || last.length <= room ? [last] : wrapped(last, room);
    const cells = row.length === columns ? row.slice(0, -1) : row;
    const start = cells.map((cell, index) => `${cell.padEnd(widths[index] ?? 0)}  `).join('');
    return [`${start}${first}`, ...more.map((line) => `${' '.repeat(before)}${line}`)];
  });
  return lines.map((line) => line.trimEnd()).join('\n');
}
