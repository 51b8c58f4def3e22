import { expect, it } from 'vitest';

import { enough, isPull, resisted } from './pull.ts';

it('comes down less for every further step of the finger', () => {
  const steps = [0, 80, 160, 240, 320].map(resisted);
  const gains = steps.slice(1).map((step, index) => step - (steps[index] ?? 0));
  expect(gains.slice(1).every((gain, index) => gain < (gains[index] ?? 0))).toBe(true);
  expect(Math.min(...gains)).toBeGreaterThan(0);
});

it('is far enough for a thumb, and never further than a row or two', () => {
  expect(resisted(100)).toBeLessThan(enough);
  expect(resisted(200)).toBeGreaterThan(enough);
  expect(resisted(10_000)).toBeLessThan(120);
  expect(resisted(-40)).toBe(0);
});

it('is no pull where the finger goes up or aside', () => {
  expect(isPull({ x: 3, y: 20 })).toBe(true);
  expect(isPull({ x: 3, y: -20 })).toBe(false);
  expect(isPull({ x: -30, y: 20 })).toBe(false);
});
