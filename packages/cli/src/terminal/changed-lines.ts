export interface ChangedLine {
  readonly sign: '+' | '-';
  readonly line: string;
}

/** Length of the longest common run of lines from each pair of positions on. */
function commonFrom(a: readonly string[], b: readonly string[]): readonly Uint32Array[] {
  const table = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const [row, below] = [table[i], table[i + 1]];
      if (!row || !below) continue;
      row[j] = a[i] === b[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return table;
}

/** Lines that went and lines that came, in the order of the file. */
export function changedLines(before: string, after: string): readonly ChangedLine[] {
  const [a, b] = [before.split('\n'), after.split('\n')];
  const common = commonFrom(a, b);
  const changes: ChangedLine[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const goes = common[i + 1]?.[j] ?? 0;
    const comes = common[i]?.[j + 1] ?? 0;
    if (i < a.length && j < b.length && a[i] === b[j]) {
      i++;
      j++;
    } else if (j >= b.length || (i < a.length && goes >= comes)) {
      changes.push({ sign: '-', line: a[i] ?? '' });
      i++;
    } else {
      changes.push({ sign: '+', line: b[j] ?? '' });
      j++;
    }
  }
  return changes;
}
