import type { Share } from '../facts.ts';

/** The mathematics of Moon Orchard: three reels of 32 stops, five lines, the moon is wild. */
export const symbols = ['moon', 'owl', 'lantern', 'cherry', 'apple', 'plum', 'pear'] as const;
export type Symbol = (typeof symbols)[number];

/** Columns first: `grid[column][row]`. */
export type Grid = readonly (readonly Symbol[])[];

export interface Pay {
  symbols: Symbol;
  count: number;
  /** Hundredths of the whole stake. */
  pays: bigint;
}

export interface LineWin {
  line: number;
  symbol: Symbol;
  count: number;
  win: bigint;
}

const strip = (words: string): readonly Symbol[] => words.split(' ') as Symbol[];

// No symbol comes twice within three stops, so a column never shows the same one twice.
export const strips: readonly (readonly Symbol[])[] = [
  strip(
    'cherry pear plum owl apple lantern pear cherry plum apple lantern pear apple owl cherry plum pear lantern apple pear cherry plum lantern moon pear apple owl cherry plum pear lantern apple',
  ),
  strip(
    'plum owl pear cherry owl pear plum lantern owl pear apple cherry plum pear apple plum lantern owl pear moon cherry apple pear plum owl pear apple cherry plum lantern pear apple',
  ),
  strip(
    'apple plum pear lantern cherry pear moon plum lantern apple pear cherry lantern pear plum cherry pear apple lantern owl pear plum cherry pear moon apple lantern plum pear cherry owl pear',
  ),
];

/** The row each line takes on each reel: middle, top, bottom, and the two diagonals. */
export const paylines: readonly (readonly number[])[] = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
];

export const paytable: readonly Pay[] = [
  { symbols: 'moon', count: 3, pays: 5000n },
  { symbols: 'owl', count: 3, pays: 1500n },
  { symbols: 'lantern', count: 3, pays: 800n },
  { symbols: 'cherry', count: 3, pays: 500n },
  { symbols: 'apple', count: 3, pays: 300n },
  { symbols: 'plum', count: 3, pays: 200n },
  { symbols: 'pear', count: 3, pays: 100n },
  { symbols: 'cherry', count: 2, pays: 40n },
];

function windowAt(reel: readonly Symbol[], stop: number): Symbol[] {
  return [0, 1, 2].map((row) => reel[(stop + row) % reel.length] ?? 'pear');
}

/** `random` gives numbers from 0 up to but not including 1, one a reel. */
export function spin(random: () => number): Grid {
  return strips.map((reel) => windowAt(reel, Math.floor(random() * reel.length)));
}

function matches(found: readonly Symbol[], { symbols: wanted, count }: Pay): boolean {
  return found.every(
    (symbol, column) =>
      column >= count || symbol === wanted || (symbol === 'moon' && wanted !== 'moon'),
  );
}

/** The best pay on a line; a line pays once. The table is sorted from the highest down. */
export function payOf(found: readonly Symbol[]): Pay | undefined {
  return paytable.find((pay) => matches(found, pay));
}

/** Wins in the stake's own minor units; what is less than one unit is cut off. */
export function settle(grid: Grid, stakeMinor: bigint): { lines: LineWin[]; win: bigint } {
  const lines: LineWin[] = [];
  for (const [line, rows] of paylines.entries()) {
    const found = rows.map((row, column) => grid[column]?.[row] ?? 'pear');
    const pay = payOf(found);
    if (pay === undefined) continue;
    const win = (pay.pays * stakeMinor) / 100n;
    if (win > 0n) lines.push({ line, symbol: pay.symbols, count: pay.count, win });
  }
  return { lines, win: lines.reduce((sum, { win }) => sum + win, 0n) };
}

const STAKE = 100n;

/** What each combination of stops wins at a stake of 100: every grid there is, settled once. */
export function everyWin(): readonly bigint[] {
  return everyGrid().map((grid) => settle(grid, STAKE).win);
}

/** Times the stake. */
export function highestWin(wins: readonly bigint[]): number {
  const highest = wins.reduce((most, win) => (win > most ? win : most));
  return Number(highest / STAKE);
}

/** Exact return to player. */
export function rtp(wins: readonly bigint[]): Share {
  const numerator = wins.reduce((sum, win) => sum + win, 0n);
  return { numerator, denominator: STAKE * BigInt(wins.length) };
}

function everyGrid(): readonly Grid[] {
  const [first = [], second = [], third = []] = strips.map((reel) =>
    reel.map((_, stop) => windowAt(reel, stop)),
  );
  return first.flatMap((left) =>
    second.flatMap((middle) => third.map((right): Grid => [left, middle, right])),
  );
}
