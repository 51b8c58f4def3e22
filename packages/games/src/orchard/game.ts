import type { HouseGame } from '@livery/gateway/extras';
import { percent, wholeUnits } from '../facts.ts';
import { highestWin, paytable, rtp, settle, spin } from './rules.ts';

const PER_STAKE = 100;
const stakes = [100n, 200n, 500n, 1_000n, 2_500n, 5_000n, 10_000n] as const;

/** The orchard in the form the platform asks every game of ours for. */
export const orchard: HouseGame = {
  nodeId: 'moon-orchard',
  folder: 'orchard',
  // What the mathematics says, so that what players are told cannot differ from it.
  facts: {
    rtp: percent(rtp()),
    volatility: 'medium',
    maxWin: highestWin(),
    minBet: wholeUnits(stakes[0]),
    maxBet: wholeUnits(stakes[6]),
  },
  rules: {
    stakes,
    choices: [],
    about: {
      rtp: percent(rtp()),
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
