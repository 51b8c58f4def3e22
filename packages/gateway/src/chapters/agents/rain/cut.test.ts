import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutEqual, cutRandom, MOST_CUT } from './cut.ts';

const sumOf = (parts: readonly bigint[]) => parts.reduce((sum, one) => sum + one, 0n);

/** How many, the least of each, and what there is beyond that. */
const cuts = fc.record({
  count: fc.integer({ min: 1, max: 1_000 }),
  least: fc.bigInt({ min: 1n, max: 1_000n }),
  rest: fc.bigInt({ min: 0n, max: MOST_CUT - 1_000_000n }),
});

it('cuts to the unit, into so many, none below the least', () => {
  fc.assert(
    fc.property(cuts, ({ count, least, rest }) => {
      const total = least * BigInt(count) + rest;
      const parts = cutRandom(total, count, least);
      expect(parts).toHaveLength(count);
      expect(sumOf(parts)).toBe(total);
      expect(parts.every((one) => one >= least)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

it('parts equally but for units that do not part', () => {
  fc.assert(
    fc.property(cuts, ({ count, least, rest }) => {
      const total = least * BigInt(count) + rest;
      const parts = cutEqual(total, count);
      expect(sumOf(parts)).toBe(total);
      const [low, high] = [parts, parts].map((all, at) =>
        all.reduce((one, other) => (one < other === (at === 0) ? one : other)),
      );
      expect((high ?? 0n) - (low ?? 0n)).toBeLessThanOrEqual(1n);
    }),
    { numRuns: 300 },
  );
});

const TIMES = 60_000;

it('cuts every way as often as every other one', () => {
  // Three units beyond the least in three envelopes: ten ways.
  const ways = new Map<string, number>();
  for (let turn = 0; turn < TIMES; turn += 1) {
    const way = cutRandom(6n, 3, 1n).join(' ');
    ways.set(way, (ways.get(way) ?? 0) + 1);
  }
  expect(ways.size).toBe(10);
  // Six standard deviations to either side of a tenth.
  const spread = 6 * Math.sqrt(TIMES * 0.1 * 0.9);
  for (const times of ways.values()) expect(Math.abs(times - TIMES / 10)).toBeLessThan(spread);
});

it('gives no place more than another', () => {
  const sums = [0n, 0n, 0n, 0n];
  for (let turn = 0; turn < TIMES / 10; turn += 1) {
    for (const [place, amount] of cutRandom(10_000n, 4, 10n).entries()) {
      sums[place] = (sums[place] ?? 0n) + amount;
    }
  }
  const mean = (10_000n * BigInt(TIMES / 10)) / 4n;
  for (const sum of sums) {
    const off = sum > mean ? sum - mean : mean - sum;
    expect(off < mean / 16n).toBe(true);
  }
});
