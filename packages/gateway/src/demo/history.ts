import type { Catalogue } from '../modules/games/catalogue.ts';

export interface PastRound {
  readonly player: number;
  readonly nodeId: string;
  readonly stake: bigint;
  readonly win: bigint;
  readonly at: number;
}

const DAY = 86_400_000;
const DAYS = 60;
const ROUNDS = 1_100;
const STAKES = [200n, 500n, 1_000n, 2_500n, 5_000n, 10_000n, 25_000n] as const;
/** Chance of each return, in tenths of the stake; together a little less than fair. */
const RETURNS: readonly (readonly [upTo: number, tenths: bigint])[] = [
  [0.62, 0n],
  [0.8, 5n],
  [0.9, 15n],
  [0.965, 32n],
  [0.99, 96n],
  [0.997, 410n],
  [0.9993, 1_880n],
  [1, 6_400n],
];

/** Two months of play, the same for the same seed: oldest first. */
export function pastRounds(
  catalogue: Catalogue,
  players: number,
  seed: string,
  now: number,
): PastRound[] {
  const random = seeded(seed);
  const playable = catalogue.entries.filter(({ game }) => game.supportPlay === 0);
  const rounds = Array.from({ length: ROUNDS }, (): PastRound => {
    const entry = playable[Math.floor(random() * playable.length)];
    const stake = STAKES[Math.floor(random() ** 2 * STAKES.length)] ?? STAKES[0];
    const luck = random();
    const tenths = RETURNS.find(([upTo]) => luck < upTo)?.[1] ?? 0n;
    return {
      player: whoPlays(random, players),
      nodeId: entry?.game.nodeId ?? '',
      stake,
      win: (stake * tenths) / 10n,
      at: Math.floor(now - random() * DAYS * DAY),
    };
  });
  return rounds.filter((round) => round.nodeId !== '').toSorted((one, other) => one.at - other.at);
}

/** The first player plays most: a demo needs one full account. The rest is spread evenly. */
function whoPlays(random: () => number, players: number): number {
  return random() < 0.25 ? 0 : Math.floor(random() * players);
}

/** Mulberry32: small, and the same numbers everywhere. Never for real outcomes. */
function seeded(text: string): () => number {
  let state = [...text].reduce(
    (sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16_777_619),
    2_166_136_261,
  );
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
