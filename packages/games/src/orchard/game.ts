import type { HouseGame } from '@livery/gateway/extras';
import { percent, wholeUnits } from '../facts.ts';
import { everyWin, highestWin, paytable, rtp, settle, spin } from './rules.ts';

const PER_STAKE = 100;
const stakes = [100n, 200n, 500n, 1_000n, 2_500n, 5_000n, 10_000n] as const;
// Settled once for all that is told of it: every gateway does so when it starts.
const wins = everyWin();
const share = percent(rtp(wins));

/** The orchard in the form the platform asks every game of ours for. */
export const orchard: HouseGame = {
  nodeId: 'moon-orchard',
  folder: 'orchard',
  // What the mathematics says, so that what players are told cannot differ from it.
  facts: {
    rtp: share,
    volatility: 'medium',
    maxWin: highestWin(wins),
    minBet: wholeUnits(stakes[0]),
    maxBet: wholeUnits(stakes[6]),
  },
  rules: {
    pace: 'slots',
    stakes,
    choices: [],
    about: {
      rtp: share,
      paytable: paytable.map(({ symbols, count, pays }) => ({
        symbols,
        count,
        pays: Number(pays) / PER_STAKE,
      })),
    },
    play: ({ stake, random, money }) => {
      const grid = spin(random);
      const { lines, win } = settle(grid, stake);
      const told = lines.map(({ line, symbol, count, win: paid }) => ({
        line,
        symbol,
        count,
        win: money(paid),
      }));
      return { win, outcome: { grid, lines: told } };
    },
  },
};
