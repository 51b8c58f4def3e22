import type { Share } from '../facts.ts';

/** The mathematics of Pegfall Prime: twelve rows of pegs, left or right at each, thirteen slots. */
export const ROWS = 12;

export const risks = ['low', 'medium', 'high'] as const;
export type Risk = (typeof risks)[number];

/** Tenths of the stake, from the middle slot outwards; both sides are alike. */
const halves: Record<Risk, readonly bigint[]> = {
  low: [5n, 9n, 11n, 14n, 18n, 35n, 90n],
  medium: [2n, 6n, 11n, 20n, 40n, 100n, 300n],
  high: [1n, 2n, 5n, 23n, 80n, 300n, 1_200n],
};

/** What each slot pays, in tenths of the stake, from the left. */
export function paysOf(risk: Risk): readonly bigint[] {
  const [middle = 0n, ...outwards] = halves[risk];
  return [...outwards.toReversed(), middle, ...outwards];
}

/** At each peg in turn: 0 falls to the left, 1 to the right. */
export type Path = readonly (0 | 1)[];

export function drop(random: () => number): Path {
  return Array.from({ length: ROWS }, () => (random() < 0.5 ? 0 : 1));
}

export function slotOf(path: Path): number {
  return path.reduce<number>((slot, side) => slot + side, 0);
}

/** In the stake's own minor units; what is less than one unit is cut off. */
export function winOf(risk: Risk, slot: number, stakeMinor: bigint): bigint {
  return ((paysOf(risk)[slot] ?? 0n) * stakeMinor) / 10n;
}

/** How many of the paths end in each slot: a row of Pascal's triangle. */
export function waysTo(): readonly bigint[] {
  let row = [1n];
  for (let at = 0; at < ROWS; at += 1) {
    row = [...row, 0n].map((ways, slot) => ways + (row[slot - 1] ?? 0n));
  }
  return row;
}

/** Exact return to player: every path is as likely as any other. */
export function rtp(risk: Risk): Share {
  const ways = waysTo();
  const pays = paysOf(risk);
  return {
    numerator: ways.reduce((sum, count, slot) => sum + count * (pays[slot] ?? 0n), 0n),
    denominator: 10n * 2n ** BigInt(ROWS),
  };
}
