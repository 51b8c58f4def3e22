export interface Level {
  /** Its name: “Silver”. */
  readonly name: string;
  /** What it takes to be there. */
  readonly from: number;
}

export interface Standing {
  /** Which level it is; the first is 0. */
  readonly index: number;
  /** How much of the way to the next is done, from 0 to 1; all of it on the last. */
  readonly part: number;
  /** How much is missing to the next. */
  readonly missing: number;
}

/** Where a value stands among levels that rise. */
export function standingOf(levels: readonly Level[], value: number): Standing {
  const reached = levels.findLastIndex(({ from }) => value >= from);
  const index = Math.max(0, reached);
  const next = levels[index + 1];
  if (!next) return { index, part: 1, missing: 0 };
  const from = levels[index]?.from ?? 0;
  const part = (value - from) / (next.from - from);
  return { index, part: Math.max(0, Math.min(1, part)), missing: next.from - value };
}
