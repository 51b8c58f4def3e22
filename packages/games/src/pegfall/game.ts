import type { HouseGame } from '@livery/gateway/extras';
import { percent, wholeUnits, type Share } from '../facts.ts';
import { drop, paysOf, risks, rtp, slotOf, winOf, type Risk } from './rules.ts';

const stakes = [100n, 200n, 500n, 1_000n, 2_500n, 5_000n, 10_000n] as const;

const isRisk = (choice: string): choice is Risk => risks.some((risk) => risk === choice);
const asTimes = (tenths: bigint): number => Number(tenths) / 10;

const lesser = (one: Share, other: Share): Share =>
  one.numerator * other.denominator <= other.numerator * one.denominator ? one : other;

/** Whatever is risked, at least this is returned. */
const leastRtp = percent(risks.map(rtp).reduce(lesser));

/** Pegfall in the form the platform asks every game of ours for. */
export const pegfall: HouseGame = {
  nodeId: 'pegfall-prime',
  folder: 'pegfall',
  facts: {
    rtp: leastRtp,
    volatility: 'high',
    maxWin: Math.max(...risks.flatMap((risk) => paysOf(risk).map(asTimes))),
    minBet: wholeUnits(stakes[0]),
    maxBet: wholeUnits(stakes[6]),
  },
  rules: {
    // No reels: a law that tells slot machines from the rest takes it for the rest.
    pace: 'casino',
    stakes,
    choices: risks,
    about: {
      rtp: leastRtp,
      risks,
      pays: Object.fromEntries(risks.map((risk) => [risk, paysOf(risk).map(asTimes)])),
    },
    play: ({ stake, choice, random }) => {
      const risk = isRisk(choice) ? choice : risks[0];
      const path = drop(random);
      const slot = slotOf(path);
      const times = asTimes(paysOf(risk)[slot] ?? 0n);
      return { win: winOf(risk, slot, stake), outcome: { risk, path, slot, times } };
    },
  },
};
