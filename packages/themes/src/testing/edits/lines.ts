/** How many lines of a text are not in another any more, in their order. */
export function linesLost(before: string, after: string): number {
  const [a, b] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  let row = Array.from({ length: right.length + 1 }, () => 0);
  for (const line of left) {
    const next = [0];
    for (const [index, other] of right.entries())
      next.push(
        line === other ? (row[index] ?? 0) + 1 : Math.max(row[index + 1] ?? 0, next[index] ?? 0),
      );
    row = next;
  }
  return left.length - (row.at(-1) ?? 0);
}
