import * as fc from 'fast-check';
import type { Settled } from './model.ts';

/** Of what both halves of the rule for what counts are tried: all of a stake, and what was at risk. */
export const categories = ['RNG', 'LIVE'] as const;
export type Category = (typeof categories)[number];

/** Hundredths of what may be chosen from, so that what is drawn fits whatever forest it comes upon. */
type Share = number;

interface DrawnRound extends Omit<Settled, 'category'> {
  readonly category: Category;
  readonly isVoid: boolean;
}

export interface DrawnDay {
  readonly rounds: readonly DrawnRound[];
  /** From the next day on. */
  readonly move: { readonly member: number; readonly to: Share } | undefined;
  readonly rate:
    | { readonly member: number; readonly category: Category; readonly share: Share }
    | undefined;
  /** Of a day before. */
  readonly correction:
    | {
        readonly of: number;
        readonly member: number;
        readonly category: Category;
        readonly valid: bigint;
      }
    | undefined;
}

/** A forest, and what happens in it on some days. */
export interface ForestLife {
  readonly parents: readonly (number | undefined)[];
  readonly shares: readonly (readonly [Share, Share])[];
  readonly days: readonly DrawnDay[];
}

const MOST = 16;
const share = fc.nat({ max: 100 });
const member = fc.nat({ max: MOST - 1 });
const category = fc.constantFrom(...categories);

const round = fc.record({
  member,
  category,
  stake: fc.bigInt({ min: 1n, max: 1_000_000n }),
  // Nothing, a tie, and whatever else there is.
  win: fc.oneof(fc.constant(0n), fc.constant(500_000n), fc.bigInt({ min: 0n, max: 1_500_000n })),
  isVoid: fc.nat({ max: 9 }).map((one) => one === 0),
});

const day = fc.record({
  rounds: fc.array(round, { maxLength: 8, size: 'max' }),
  move: fc.option(fc.record({ member, to: share }), { nil: undefined }),
  rate: fc.option(fc.record({ member, category, share }), { nil: undefined }),
  correction: fc.option(
    fc.record({
      of: share,
      member,
      category,
      valid: fc.bigInt({ min: -400_000n, max: 400_000n }).filter((one) => one !== 0n),
    }),
    { nil: undefined },
  ),
});

/** Every fifth stands at the top; no line is longer than the longest of a site. */
function parentsOf(drawn: readonly number[]): (number | undefined)[] {
  const depths: number[] = [];
  return drawn.map((one, place) => {
    const parent = place === 0 || one % 5 === 0 ? undefined : one % place;
    const above = parent === undefined ? 0 : (depths[parent] ?? 0);
    depths.push(above < 12 ? above + 1 : 1);
    return above < 12 ? parent : undefined;
  });
}

export const forestLives = (days: number): fc.Arbitrary<ForestLife> =>
  fc.record({
    parents: fc.array(fc.nat(), { minLength: 1, maxLength: MOST, size: 'max' }).map(parentsOf),
    shares: fc.array(fc.tuple(share, share), { minLength: MOST, maxLength: MOST }),
    days: fc.array(day, { minLength: days, maxLength: days }),
  });
