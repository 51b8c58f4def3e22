import type { Amounts } from './money.ts';
import { ladders, type PlayPolicy } from './policy.ts';
import { neverLonger } from './spans.ts';

interface Floor<T> {
  /** What holds when a wish meets a floor: the stricter of the two. */
  readonly meet: (wish: T, floor: T) => T;
  /** What is owed in place of a wish that is milder, in words. */
  readonly says: (floor: T) => string;
}

const ladder = <Rung extends string>(rungs: readonly Rung[]): Floor<Rung> => ({
  meet: (wish, floor) => (rungs.indexOf(wish) < rungs.indexOf(floor) ? floor : wish),
  says: (floor) => `one of ${rungs.slice(rungs.indexOf(floor)).join(', ')}`,
});

export const atLeast: Floor<number> = {
  meet: (wish, floor) => Math.max(wish, floor),
  says: (floor) => `at least ${floor}`,
};

const atMost: Floor<number> = {
  meet: (wish, floor) => Math.min(wish, floor),
  says: (floor) => `at most ${floor}`,
};

const includes = <One extends string>(): Floor<One[]> => ({
  meet: (wish, floor) => [...wish, ...floor.filter((one) => !wish.includes(one))],
  says: (floor) => `at least ${floor.join(', ')}`,
});

/** Where both ways would be milder to somebody. */
const exactly: Floor<number> = {
  meet: (_, floor) => floor,
  says: (floor) => `exactly ${floor}`,
};

/** Where it depends on the days they fall on which of two is shorter, the floor holds. */
const noLonger: Floor<string> = {
  meet: (wish, floor) => (neverLonger(wish, floor) ? wish : floor),
  says: (floor) => `at most ${floor}`,
};

const noShorter: Floor<string> = {
  meet: (wish, floor) => (neverLonger(floor, wish) ? wish : floor),
  says: (floor) => `at least ${floor}`,
};

/** Anything is stricter than nothing. */
const orNone = <T>({ meet, says }: Floor<T>): Floor<T | 'none'> => ({
  meet: (wish, floor) => {
    if (wish === 'none') return floor;
    return floor === 'none' ? wish : meet(wish as T, floor as T);
  },
  says: (floor) => (floor === 'none' ? 'none' : says(floor as T)),
});

const listed = (amounts: Amounts): string =>
  Object.entries(amounts)
    .map(([currency, most]) => `${currency} ${most}`)
    .join(', ') || 'nothing';

const noMore: Floor<Amounts> = {
  meet: (wish, floor) =>
    Object.fromEntries(
      Object.entries(wish).map(([currency, most]) => [
        currency,
        Math.min(most, floor[currency] ?? 0),
      ]),
    ),
  says: (floor) => `at most ${listed(floor)}`,
};

/** Fewer failures, counted over a longer time. */
const sooner: Floor<{ failures: number; minutes: number }> = {
  meet: (wish, floor) => ({
    failures: Math.min(wish.failures, floor.failures),
    minutes: Math.max(wish.minutes, floor.minutes),
  }),
  says: ({ failures, minutes }) => `at most ${failures} failures in at least ${minutes} minutes`,
};

/** Forbidden stays forbidden; what is allowed need not be done. */
const onlyIfAllowed: Floor<boolean> = {
  meet: (wish, floor) => wish && floor,
  says: () => 'false',
};

/** Owed stays owed. */
const owed: Floor<boolean> = {
  meet: (wish, floor) => wish || floor,
  says: () => 'true',
};

/** Which way is stricter, for every part of the policy (ADR 15). */
export const floors: { readonly [Key in keyof PlayPolicy]: Floor<PlayPolicy[Key]> } = {
  kycGate: ladder(ladders.kycGate),
  demo: ladder(ladders.demo),
  autoplay: ladder(ladders.autoplay),
  vip: ladder(ladders.vip),
  realityCheckMinutes: atMost,
  breakMinutes: atLeast,
  timeOuts: includes(),
  exclusions: includes(),
  exclusionReturn: ladder(ladders.exclusionReturn),
  openExclusionReturn: ladder(ladders.openExclusionReturn),
  registerCheck: ladder(ladders.registerCheck),
  limits: includes(),
  sessionLimits: includes(),
  limitPrompt: ladder(ladders.limitPrompt),
  raiseDelay: noShorter,
  raiseAfterPeriod: owed,
  confirmWithin: noLonger,
  reviewAfter: noLonger,
  depositCeilingMonth: orNone(noMore),
  singleStakeAtMost: orNone(noMore),
  slotRoundSeconds: atLeast,
  casinoRoundSeconds: atLeast,
  unverifiedDepositTotal: noMore,
  documentYears: exactly,
  vendorWallets: onlyIfAllowed,
  thirdPartyPayers: onlyIfAllowed,
  returnToSource: owed,
  failedDepositLock: orNone(sooner),
  returnBalanceAfter: orNone(noLonger),
  depositTurnoverAtMost: atMost,
  wageringAtMost: atMost,
  disclaimerTicked: onlyIfAllowed,
  welcomeBonus: onlyIfAllowed,
  reverseWithdrawals: onlyIfAllowed,
  creditCards: onlyIfAllowed,
  crypto: onlyIfAllowed,
  panicButton: owed,
  careBar: owed,
};
