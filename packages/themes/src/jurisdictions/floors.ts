import { ladders, type PlayPolicy } from './policy.ts';

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

const includes: Floor<string[]> = {
  meet: (wish, floor) => [...wish, ...floor.filter((one) => !wish.includes(one))],
  says: (floor) => `at least ${floor.join(', ')}`,
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
  timeOuts: includes,
  exclusions: includes,
  wageringAtMost: atMost,
  disclaimerTicked: onlyIfAllowed,
  welcomeBonus: onlyIfAllowed,
  reverseWithdrawals: onlyIfAllowed,
  creditCards: onlyIfAllowed,
  crypto: onlyIfAllowed,
  panicButton: owed,
};
