import { expect, it } from 'vitest';
import { nextCheck } from './checks.ts';

const now = Date.UTC(2026, 10, 29, 12);
const wait = (checks: number, expiresIn?: number): number =>
  nextCheck(
    checks,
    now,
    expiresIn === undefined ? undefined : new Date(now + expiresIn),
  ).getTime() - now;

it('looks again later each time, and each hour in the end', () => {
  expect([0, 1, 2, 3, 4, 5, 90].map((checks) => wait(checks))).toEqual([
    10_000, 30_000, 120_000, 600_000, 3_600_000, 3_600_000, 3_600_000,
  ]);
});

it('looks once what it waits for has run out, where that is sooner', () => {
  expect(wait(3, 60_000)).toBe(61_000);
  expect(wait(3, 3_600_000)).toBe(600_000);
  expect(wait(3, -5_000)).toBe(600_000);
});
