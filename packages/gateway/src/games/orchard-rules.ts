import type { GameFacts } from '../modules/games/artwork.ts';
import type { Rules } from '../modules/rounds/rules.ts';
import { paytable, rtp, settle, spin, strips } from './orchard/rules.ts';
import type { Grid } from './orchard/rules.ts';

const PER_STAKE = 100;
const stakes = [100n, 200n, 500n, 1_000n, 2_500n, 5_000n, 10_000n] as const;

/** The orchard's mathematics in the form the platform asks every game of ours for. */
export const orchardRules: Rules = {
  stakes,
  paytable: paytable.map(({ symbols, count, pays }) => ({
    symbols,
    count,
    pays: Number(pays) / PER_STAKE,
  })),
  spin,
  // Only grids that `spin` made come back here.
  settle: (grid, stake) => settle(grid as Grid, stake),
};

/** What the mathematics says, so that what players are told cannot differ from it. */
export const orchardFacts: GameFacts = {
  rtp: percent(rtp()),
  volatility: 'medium',
  maxWin: highestWin(),
  minBet: wholeUnits(stakes[0]),
  maxBet: wholeUnits(stakes.at(-1) ?? stakes[0]),
};

function percent({ numerator, denominator }: ReturnType<typeof rtp>): string {
  const hundredths = (numerator * 10_000n) / denominator;
  return `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`;
}

function wholeUnits(minor: bigint): string {
  return `${minor / 100n}.${(minor % 100n).toString().padStart(2, '0')}`;
}

/** Times the stake, found by looking at every grid there is. */
function highestWin(): number {
  const stake = 100n;
  let highest = 0n;
  for (const left of strips[0]?.keys() ?? []) {
    for (const middle of strips[1]?.keys() ?? []) {
      for (const right of strips[2]?.keys() ?? []) {
        const stops = [left, middle, right];
        const grid = spin(() => (stops.shift() ?? 0) / (strips[0]?.length ?? 1));
        const { win } = settle(grid, stake);
        if (win > highest) highest = win;
      }
    }
  }
  return Number(highest / stake);
}
