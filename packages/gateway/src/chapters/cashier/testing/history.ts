import * as fc from 'fast-check';
import {
  pesos,
  places,
  step as careStep,
  type Step as CareStep,
} from '../../care/testing/history.ts';
import type { Answer } from './memory-provider.ts';
import { scene } from './scenes.ts';

const paid = ['whole', 'half', 'over', 'foreign', 'credit', 'untold', 'other'] as const;
const undone = ['refund', 'chargeback', 'won'] as const;
const stages = ['settling', 'finished', 'failed', 'expired'] as const;

/** What happens to a deposit at the provider. */
export type Happening = (typeof paid | typeof undone | typeof stages)[number];
/** What happens to a payout there. */
export type PayoutHappening =
  | 'whole'
  | 'half'
  | 'over'
  | 'return'
  | 'half return'
  | 'finished'
  | 'failed';

export type CashierStep =
  | {
      readonly do: 'deposit';
      readonly method: 'card' | 'bank';
      readonly amount: bigint;
      readonly answer: Answer;
    }
  /** Whether it is looked at there and then, or some other time. */
  | {
      readonly do: 'happens';
      readonly which: number;
      readonly what: Happening;
      readonly isHeard: boolean;
    }
  /** Asks the provider, or hears what it said so many times ago. */
  | { readonly do: 'look'; readonly which: number; readonly old: number; readonly answer: Answer }
  | { readonly do: 'abandon'; readonly which: number }
  | { readonly do: 'withdraw'; readonly amount: bigint }
  | { readonly do: 'decide'; readonly which: number; readonly how: 'approve' | 'refuse' | 'back' }
  | { readonly do: 'follow'; readonly which: number; readonly old: number; readonly answer: Answer }
  | {
      readonly do: 'pays';
      readonly which: number;
      readonly what: PayoutHappening;
      readonly isHeard: boolean;
    }
  | { readonly do: 'hold'; readonly hours: number; readonly by: 'office' | 'owner' }
  | { readonly do: 'release' }
  | { readonly do: 'transfer'; readonly amount: bigint }
  | { readonly do: 'recall' };

const one = <T extends string>(...words: T[]) => fc.constantFrom(...words);
/** Mostly of the latest: what is about the same order meets. */
const which = fc.constantFrom(0, 0, 0, 0, 1, 2);
const isHeard = fc.constantFrom(true, true, false);
const old = fc.constantFrom(0, 0, 0, 1, 2, 4);
const limit = one('deposit 24h', 'deposit 7d', 'deposit 1m');
const answer = one('taken', 'taken', 'taken', 'taken', 'declined', 'lost', 'never');

const kinds: readonly (readonly [number, fc.Arbitrary<CashierStep>])[] = [
  [
    22,
    fc.record({
      do: one('deposit'),
      method: one('card', 'card', 'bank'),
      amount: fc.oneof(
        { weight: 1, arbitrary: pesos(1n, 9n) },
        { weight: 4, arbitrary: pesos(2n, 8n) },
      ),
      answer,
    }),
  ],
  [
    28,
    fc.record({
      do: one('happens'),
      which,
      isHeard,
      what: one(...paid, 'whole', 'whole', 'half', ...undone, ...undone, ...stages),
    }),
  ],
  [14, fc.record({ do: one('look'), which, old, answer })],
  [2, fc.record({ do: one('abandon'), which })],
  [14, fc.record({ do: one('withdraw'), amount: fc.oneof(pesos(1n, 16n), pesos(2n, 6n)) })],
  [
    8,
    fc.record({
      do: one('decide'),
      which,
      how: one('approve', 'approve', 'approve', 'refuse', 'back'),
    }),
  ],
  [12, fc.record({ do: one('follow'), which, old, answer })],
  [
    18,
    fc.record({
      do: one('pays'),
      which,
      isHeard,
      what: one(
        'whole',
        'whole',
        'half',
        'half',
        'over',
        'return',
        'half return',
        'finished',
        'failed',
      ),
    }),
  ],
  [2, fc.record({ do: one('hold'), hours: fc.constantFrom(1, 5), by: one('office', 'owner') })],
  [1, fc.record({ do: one('release') })],
  [3, fc.record({ do: one('transfer'), amount: pesos(1n, 9n) })],
  [2, fc.record({ do: one('recall') })],
];

export type Step = CareStep | CashierStep;

/** Small sums and limits, so that they meet, and looks in between, be they late. */
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 30, arbitrary: careStep },
  { weight: 6, arbitrary: fc.record({ do: one('set'), limit, amount: pesos(0n, 25n) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: one('remove', 'confirm', 'confirm', 'cancel'), limit }),
  },
  ...kinds.map(([weight, arbitrary]) => ({ weight, arbitrary })),
);

export interface MoneyHistory {
  readonly zone: string;
  readonly begins: string;
  /** Whole pesos that somebody may pay in whom nobody knows: of those who are known it asks nothing. */
  readonly unknown: number;
  /** So many failures in an hour shut the door. */
  readonly failures: number | undefined;
  /** The law takes no credit, and nobody’s money but a member’s own. */
  readonly isStrict: boolean;
  /** Whole pesos; the first thing that is in the wallet. */
  readonly has: number;
  readonly steps: readonly Step[];
  /** After so many steps somebody excludes themselves. */
  readonly excludes: number | undefined;
}

export const moneyHistory: fc.Arbitrary<MoneyHistory> = fc.record({
  ...places,
  unknown: fc.constantFrom(120_000, 120_000, 25),
  failures: fc.constantFrom(undefined, undefined, 2),
  isStrict: fc.constantFrom(false, false, true),
  has: fc.constantFrom(0, 20, 50, 200),
  steps: fc
    .array(
      fc.oneof(
        { weight: 4, arbitrary: step.map((its): readonly Step[] => [its]) },
        { weight: 1, arbitrary: scene },
      ),
      { minLength: 12, maxLength: 36, size: 'max' },
    )
    .map((parts) => parts.flat()),
  excludes: fc.constantFrom(undefined, undefined, undefined, undefined, 20, 35),
});
