export type Grid = readonly (readonly string[])[];

interface LineWin {
  readonly line: number;
  readonly symbol: string;
  readonly count: number;
  readonly win: bigint;
}

/** What a game of ours has to say; the platform does the rest. */
export interface Rules {
  /** In minor units. */
  readonly stakes: readonly bigint[];
  /** In the words of the game's own page, the only reader; `pays` is times the stake. */
  readonly paytable: readonly {
    readonly symbols: string;
    readonly count: number;
    readonly pays: number;
  }[];
  spin(random: () => number): Grid;
  settle(grid: Grid, stake: bigint): { readonly lines: readonly LineWin[]; readonly win: bigint };
}
