import { expect, it } from 'vitest';
import { drop, paysOf, risks, ROWS, rtp, slotOf, waysTo, winOf } from './rules.ts';

const choose = (from: bigint, count: bigint): bigint =>
  count === 0n ? 1n : (choose(from, count - 1n) * (from - count + 1n)) / count;

it.each(risks)('returns exactly 96.00 % of stakes at %s risk', (risk) => {
  const { numerator, denominator } = rtp(risk);
  expect([numerator, denominator]).toEqual([39_322n, 40_960n]);
  // By binomial coefficients and not by Pascal's triangle: another way to the same sum.
  const sum = paysOf(risk).reduce(
    (total, pays, slot) => total + pays * choose(BigInt(ROWS), BigInt(slot)),
    0n,
  );
  expect(sum).toBe(numerator);
  expect(numerator * 10_000n >= denominator * 9_599n).toBe(true);
  expect(numerator * 10_000n <= denominator * 9_601n).toBe(true);
});

it('agrees with every path there is, dropped one by one', () => {
  const counts = Array.from({ length: ROWS + 1 }, () => 0n);
  for (let number = 0; number < 2 ** ROWS; number += 1) {
    const turns = Array.from({ length: ROWS }, (_, row) => ((number >> row) & 1) / 2);
    const slot = slotOf(drop(() => turns.shift() ?? 0));
    counts[slot] = (counts[slot] ?? 0n) + 1n;
  }
  expect(counts).toEqual(waysTo());
  expect(counts.reduce((sum, count) => sum + count)).toBe(2n ** BigInt(ROWS));
});

it.each(risks)('pays both sides alike at %s risk, and more the further out', (risk) => {
  const pays = paysOf(risk);
  expect(pays).toHaveLength(ROWS + 1);
  expect(pays).toEqual(pays.toReversed());
  const outwards = pays.slice(ROWS / 2);
  expect(outwards).toEqual(outwards.toSorted((a, b) => Number(a - b)));
});

it('risks more for more: the widest spread is that of the highest risk', () => {
  const [low, medium, high] = risks.map((risk) => Number(paysOf(risk)[0]));
  expect([low, medium, high]).toEqual([90, 300, 1_200]);
  const middles = risks.map((risk) => Number(paysOf(risk)[ROWS / 2]));
  expect(middles).toEqual(middles.toSorted((a, b) => b - a));
});

it('cuts off what is less than a minor unit', () => {
  expect(winOf('low', 6, 1n)).toBe(0n);
  expect(winOf('low', 5, 9n)).toBe(8n);
  expect(winOf('high', 0, 100n)).toBe(12_000n);
});

it('falls left below one half and right from there on', () => {
  const drawn = [0, 0.499_999, 0.5, 0.999_999];
  expect(drop(() => drawn.shift() ?? 0).slice(0, 4)).toEqual([0, 0, 1, 1]);
});
