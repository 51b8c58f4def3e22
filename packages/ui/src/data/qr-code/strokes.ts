/** Line by line: whether a square is dark. */
export type Modules = readonly (readonly boolean[])[];

/** Squares that stand beside each other are one stroke: a drawing of some hundred steps. */
export function strokesOf(modules: Modules): string {
  let way = '';
  for (const [y, line] of modules.entries()) {
    for (let x = 0; x < line.length; x += 1) {
      if (!line[x]) continue;
      const start = x;
      while (line[x + 1]) x += 1;
      const width = x - start + 1;
      way += `M${start} ${y}h${width}v1h${-width}z`;
    }
  }
  return way;
}
