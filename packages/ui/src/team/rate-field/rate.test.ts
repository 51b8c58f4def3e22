import { expect, it } from 'vitest';
import { plainRate, ppmOf, rateOf, afterSteps } from './rate.ts';

it('reads percentages as people write them, to four decimals', () => {
  expect(['0.7', '0,70', ' 12.3456 ', '100', '0'].map(ppmOf)).toEqual([
    7_000, 7_000, 123_456, 1_000_000, 0,
  ]);
  expect(['', '.5', '1.23456', '-1', '1000', '0.7 %', 'half'].map(ppmOf)).toEqual(
    Array.from({ length: 7 }),
  );
});

it('reads them in the digits of each language', () => {
  expect(['٠٫٧', '١٢٫٣٤٥٦', '۰٫۷۰', '१.५'].map(ppmOf)).toEqual([7_000, 123_456, 7_000, 15_000]);
});

it('writes them with four decimals, and for people with the two that say something', () => {
  expect([0, 7_000, 7_050, 123_456].map(rateOf)).toEqual(['0.0000', '0.7000', '0.7050', '12.3456']);
  expect([0, 7_000, 7_050, 123_456].map(plainRate)).toEqual(['0.00', '0.70', '0.705', '12.3456']);
});

it('goes from step to step, from between two to the next, and no further than the ends', () => {
  const bounds = { size: 500, least: 2_000, most: 7_200 };
  expect(afterSteps(7_000, 1, bounds)).toBe(7_200);
  expect(afterSteps(7_000, -1, bounds)).toBe(6_500);
  expect(afterSteps(6_700, 1, bounds)).toBe(7_000);
  expect(afterSteps(6_700, -1, bounds)).toBe(6_500);
  expect(afterSteps(2_100, -1, bounds)).toBe(2_000);
});

it('goes ten steps as it goes one ten times', () => {
  const bounds = { size: 500, least: 0, most: 20_000 };
  expect(afterSteps(7_000, 10, bounds)).toBe(12_000);
  expect(afterSteps(7_000, -10, bounds)).toBe(2_000);
  expect(afterSteps(6_700, -10, bounds)).toBe(2_000);
});
