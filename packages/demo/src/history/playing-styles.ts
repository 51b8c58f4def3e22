import type { Plays } from '../people/players.ts';

/** What a life of play is made from; amounts in minor units. */
export interface PlayingStyle {
  readonly sittings: number;
  /** From so many rounds in a sitting to so many. */
  readonly rounds: readonly [number, number];
  readonly stakes: readonly bigint[];
  /** Deposits are multiples of it. */
  readonly step: bigint;
}

const nothing: PlayingStyle = { sittings: 0, rounds: [0, 0], stakes: [], step: 50_000n };
const some: PlayingStyle = {
  sittings: 17,
  rounds: [4, 8],
  stakes: [500n, 1_000n, 2_000n, 5_000n],
  step: 50_000n,
};

export const playingStyles: Readonly<Record<Plays, PlayingStyle>> = {
  much: {
    sittings: 44,
    rounds: [4, 10],
    stakes: [1_000n, 1_000n, 2_000n, 2_000n, 5_000n, 10_000n],
    step: 100_000n,
  },
  some,
  away: some,
  little: { ...some, sittings: 8 },
  high: {
    sittings: 19,
    rounds: [4, 9],
    stakes: [5_000n, 5_000n, 10_000n],
    step: 1_000_000n,
  },
  regular: {
    sittings: 6,
    rounds: [3, 6],
    stakes: [500n, 1_000n, 2_000n, 5_000n, 10_000n],
    step: 20_000n,
  },
  practice: nothing,
  never: nothing,
};
