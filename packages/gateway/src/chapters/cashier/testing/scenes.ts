import * as fc from 'fast-check';
import { pesos } from '../../care/testing/history.ts';
import type { CashierStep, Happening, PayoutHappening, Step } from './history.ts';

/**
 * What has to meet to matter, and by chance hardly does: several steps in the
 * order in which they hurt. Others come in between by chance all the same.
 */
const amount = pesos(2n, 8n);
const method = fc.constantFrom('card' as const, 'bank' as const);

const deposit = (sum: bigint, by: 'card' | 'bank' = 'card'): CashierStep => ({
  do: 'deposit',
  method: by,
  amount: sum,
  answer: 'taken',
});
const happens = (what: Happening, which = 0): CashierStep => ({
  do: 'happens',
  which,
  isHeard: true,
  what,
});
const pays = (what: PayoutHappening): CashierStep => ({
  do: 'pays',
  which: 0,
  isHeard: true,
  what,
});
const wait = (minutes: number): Step => ({ do: 'wait', minutes });
const limit = (sum: bigint): Step => ({ do: 'set', limit: 'deposit 24h', amount: sum });
/** Those that there are. */
const inOrder = (...parts: readonly (Step | readonly Step[] | false)[]): readonly Step[] =>
  parts.filter((part) => part !== false).flat() as readonly Step[];

const bar: Step = { do: 'timeout', duration: '24h' };

/** A chargeback, and what becomes of it, with a bar somewhere in it that is over by then or not. */
const chargedBack = fc
  .record({
    amount,
    method: fc.constantFrom('card' as const, 'bank' as const, 'bank' as const),
    first: fc.constantFrom<Happening>('whole', 'whole', 'over', 'foreign'),
    spends: fc.boolean(),
    barred: fc.constantFrom('before', 'before', 'between', 'never'),
    isOver: fc.boolean(),
  })
  .map(({ amount: sum, method: by, first, spends, barred, isOver }) =>
    inOrder(
      deposit(sum, by),
      barred === 'before' && bar,
      happens(first),
      spends && { do: 'withdraw', amount: 200n },
      happens('chargeback'),
      barred === 'between' && bar,
      isOver && wait(1_500),
      happens('won'),
      happens('chargeback'),
      wait(1_500),
    ),
  );

/** One that has run out is paid, beside another that took its room. */
const late = fc
  .record({ amount, other: amount, more: fc.constantFrom(0n, 0n, 100n, 300n) })
  .map(({ amount: sum, other, more }): readonly Step[] => [
    wait(1_500),
    limit(sum + other + more - 200n),
    deposit(sum),
    happens('expired'),
    deposit(other),
    happens('whole', 1),
    happens('whole'),
  ]);

/** As much as a limit holds, or a peso more or less, on a new day. */
const edge = fc
  .record({
    amount,
    beside: fc.constantFrom(-100n, 0n, 0n, 100n),
    after: fc.constantFrom<readonly Happening[]>(['whole'], ['over'], ['half', 'half', 'half']),
    lowers: fc.boolean(),
  })
  .map(({ amount: sum, beside, after, lowers }) =>
    inOrder(
      wait(1_500),
      limit(lowers ? sum : sum + beside),
      deposit(sum),
      lowers && limit(sum - 100n),
      after.map((what) => happens(what)),
    ),
  );

/** A part, and then nothing more: what was reserved for the rest is free. */
const inPart = fc
  .record({ amount, method, end: fc.constantFrom<Happening>('finished', 'expired', 'failed') })
  .map(({ amount: sum, method: by, end }): readonly Step[] => [
    deposit(sum, by),
    happens('half'),
    happens(end),
    happens('half'),
  ]);

const follow: Step = { do: 'follow', which: 0, old: 0, answer: 'taken' };

/** Let go, held before anybody took it up, and decided anew. */
const held = fc
  .record({ by: fc.constantFrom('office' as const, 'owner' as const), hours: fc.constant(1) })
  .map(({ by, hours }): readonly Step[] => [
    { do: 'withdraw', amount: 200n },
    { do: 'hold', by, hours },
    follow,
    { do: 'decide', which: 0, how: 'approve' },
    { do: 'release' },
    { do: 'decide', which: 0, how: 'approve' },
    follow,
  ]);

/** Sent, and all that a bank may do with it. */
const paidOut = fc
  .array(fc.constantFrom<PayoutHappening>('half', 'whole', 'over', 'half return', 'return'), {
    minLength: 2,
    maxLength: 4,
  })
  .map((all) =>
    inOrder(
      { do: 'withdraw', amount: 300n },
      follow,
      all.map((what) => pays(what)),
    ),
  );

/** A bonus on a new day, played until it is wagered, lost or neither; some of its rounds stay open, or go back. */
const played = fc
  .record({
    amount: pesos(2n, 6n),
    times: fc.constantFrom(1n, 1n, 2n),
    cap: pesos(3n, 20n),
    rounds: fc.array(
      fc.record({
        stake: pesos(1n, 5n),
        end: fc.constantFrom('win', 'win', 'win', 'rollback', 'open'),
        won: pesos(0n, 9n),
      }),
      { minLength: 2, maxLength: 8 },
    ),
    after: fc.constantFrom(0, 0, 1_500),
  })
  .map(({ amount: sum, times, cap, rounds, after }) =>
    inOrder(
      wait(1_500),
      { do: 'grant', amount: sum, times, cap, days: 7, most: 900n, weight: 100n },
      rounds.flatMap(({ stake, end, won }): readonly Step[] => [
        { do: 'bet', amount: stake },
        ...(end === 'win' ? [{ do: 'win', which: 0, amount: won } as const] : []),
        ...(end === 'rollback' ? [{ do: 'rollback', which: 0 } as const] : []),
      ]),
      after > 0 && wait(after),
      { do: 'bet', amount: 100n },
    ),
  );

export const scene: fc.Arbitrary<readonly Step[]> = fc.oneof(
  { weight: 4, arbitrary: chargedBack },
  { weight: 2, arbitrary: late },
  { weight: 3, arbitrary: edge },
  { weight: 1, arbitrary: inPart },
  { weight: 2, arbitrary: held },
  { weight: 2, arbitrary: paidOut },
  { weight: 4, arbitrary: played },
);
