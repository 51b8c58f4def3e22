import { expect, it } from 'vitest';
import {
  everyWin,
  payOf,
  paylines,
  paytable,
  rtp,
  settle,
  spin,
  strips,
  symbols,
  type Symbol,
} from './rules.ts';

it('returns exactly the stated share over all stop combinations', () => {
  const { numerator, denominator } = rtp(everyWin());
  expect(denominator).toBe(3_276_800n);
  expect(numerator).toBe(3_146_000n);
  // 96.00 %, to a hundredth of a per cent either way.
  expect(numerator * 10_000n >= denominator * 9_599n).toBe(true);
  expect(numerator * 10_000n <= denominator * 9_601n).toBe(true);
});

// An independent way to the same figure: lines are symmetric, so one line's mean times five.
it('agrees with the mean of a single line', () => {
  const [first = [], second = [], third = []] = strips;
  let hundredths = 0n;
  for (const a of first) {
    for (const b of second) for (const c of third) hundredths += payOf([a, b, c])?.pays ?? 0n;
  }
  expect(hundredths * BigInt(paylines.length)).toBe(rtp(everyWin()).numerator);
});

it('reads a grid by columns and pays every line once', () => {
  const grid: Symbol[][] = [
    ['plum', 'pear', 'apple'],
    ['plum', 'moon', 'owl'],
    ['plum', 'pear', 'cherry'],
  ];
  expect(settle(grid, 200n)).toEqual({
    lines: [
      { line: 0, symbol: 'pear', count: 3, win: 200n },
      { line: 1, symbol: 'plum', count: 3, win: 400n },
    ],
    win: 600n,
  });
});

it.each<[Symbol[], Symbol | undefined, number | undefined]>([
  [['moon', 'moon', 'moon'], 'moon', 3],
  [['moon', 'moon', 'owl'], 'owl', 3],
  [['cherry', 'cherry', 'owl'], 'cherry', 2],
  [['cherry', 'moon', 'cherry'], 'cherry', 3],
  [['owl', 'cherry', 'cherry'], undefined, undefined],
  [['pear', 'pear', 'plum'], undefined, undefined],
])('pays %j as %s × %s', (found, symbol, count) => {
  expect(payOf(found)?.symbols).toBe(symbol);
  expect(payOf(found)?.count).toBe(count);
});

it('cuts off what is less than a minor unit', () => {
  const grid: Symbol[][] = [
    ['plum', 'cherry', 'apple'],
    ['lantern', 'cherry', 'owl'],
    ['pear', 'owl', 'pear'],
  ];
  expect(settle(grid, 2n).win).toBe(0n);
  expect(settle(grid, 9n).win).toBe(3n);
});

it('draws one number a reel and stays on the strips', () => {
  const drawn = [0, 0.5, 0.999_999_999];
  const grid = spin(() => drawn.shift() ?? 0);
  expect(grid[0]).toEqual(strips[0]?.slice(0, 3));
  expect(grid[1]).toEqual(strips[1]?.slice(16, 19));
  expect(grid[2]).toEqual([strips[2]?.at(-1), strips[2]?.[0], strips[2]?.[1]]);
  expect(drawn).toEqual([]);
});

it('keeps the pay table sorted, and every strip free of near repeats', () => {
  const pays = paytable.map((pay) => pay.pays);
  expect(pays).toEqual(pays.toSorted((a, b) => Number(b - a)));
  for (const reel of strips) {
    expect(reel).toHaveLength(32);
    expect(reel.every((symbol) => symbols.includes(symbol))).toBe(true);
    for (const [at, symbol] of reel.entries()) {
      expect([reel[(at + 1) % 32], reel[(at + 2) % 32]]).not.toContain(symbol);
    }
  }
});
