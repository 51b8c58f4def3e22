import * as fc from 'fast-check';

const limits = [
  'loss 24h',
  'loss 7d',
  'loss 1m',
  'wager 24h',
  'wager 7d',
  'wager 1m',
  'stake',
  'session',
  'day',
] as const;

export type Step =
  | { readonly do: 'bet'; readonly amount: bigint }
  | { readonly do: 'win'; readonly which: number; readonly amount: bigint }
  | { readonly do: 'rollback'; readonly which: number }
  | { readonly do: 'set'; readonly limit: string; readonly amount: bigint }
  | { readonly do: 'remove' | 'confirm' | 'cancel'; readonly limit: string }
  | { readonly do: 'wait'; readonly minutes: number }
  | { readonly do: 'timeout'; readonly duration: '24h' | '7d' }
  | { readonly do: 'exclude' }
  | { readonly do: 'check'; readonly minutes: number }
  | { readonly do: 'answer' }
  | {
      readonly do: 'grant';
      readonly amount: bigint;
      readonly times: bigint;
      readonly cap: bigint;
      readonly days: number;
      readonly most: bigint;
      readonly weight: bigint;
    }
  | { readonly do: 'give up'; readonly which: number };

const limit = fc.constantFrom(...limits);
/** Coarse, so that what is asked for often is exactly what is left. */
export const pesos = (min: bigint, max: bigint) =>
  fc.bigInt({ min, max }).map((whole) => whole * 100n);
const amount = pesos(1n, 9n);
const which = fc.nat({ max: 5 });

/** Small sums and few limits, so that they meet; waits over midnights, weeks and laws' delays. */
export const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ do: fc.constant('bet' as const), amount }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('win' as const), which, amount }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('rollback' as const), which }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('set' as const),
      limit,
      amount: pesos(0n, 20n),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('remove' as const, 'confirm' as const, 'confirm' as const, 'cancel'),
      limit,
    }),
  },
  {
    weight: 9,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      minutes: fc.constantFrom(1, 7, 20, 29, 30, 31, 60, 300, 1_439, 1_440, 1_500, 9_000, 12_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('timeout' as const),
      duration: fc.constantFrom('24h' as const, '7d' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('check' as const),
      minutes: fc.constantFrom(5, 10, 30, 60),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ do: 'answer' as const }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('grant' as const),
      amount: pesos(1n, 9n),
      times: fc.constantFrom(1n, 1n, 2n, 3n),
      cap: pesos(3n, 20n),
      days: fc.constantFrom(1, 1, 7, 30),
      most: fc.constantFrom(500n, 900n, 900n),
      weight: fc.constantFrom(100n, 100n, 33n),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('give up' as const), which }) },
);

export interface History {
  readonly zone: string;
  readonly begins: string;
  readonly breakMinutes: number;
  readonly mostStake: number | undefined;
  readonly steps: readonly Step[];
  /** The last thing somebody does, now and then. */
  readonly excludes: boolean;
}

/** Places whose clocks are moved, and moments just before they are, or before a month ends. */
export const places = {
  zone: fc.constantFrom('Asia/Manila', 'Europe/London', 'America/New_York', 'America/Sao_Paulo'),
  begins: fc.constantFrom(
    '2026-03-28T22:40:00Z',
    '2026-03-08T04:10:00Z',
    '2026-10-24T23:30:00Z',
    '2026-11-01T03:00:00Z',
    '2026-02-26T15:20:00Z',
    '2026-08-30T23:59:00Z',
  ),
};

export const history: fc.Arbitrary<History> = fc.record({
  ...places,
  breakMinutes: fc.constantFrom(0, 0, 5),
  mostStake: fc.constantFrom(undefined, undefined, 5),
  // Left to itself, fast-check makes lists too short for anything to meet.
  steps: fc.array(step, { minLength: 4, maxLength: 45, size: 'max' }),
  excludes: fc.constantFrom(false, false, false, true),
});
