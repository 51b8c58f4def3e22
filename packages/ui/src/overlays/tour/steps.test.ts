import { expect, it } from 'vitest';

import { neighbour, type TourStep } from './steps.ts';

const steps: readonly TourStep[] = ['balance', 'search', 'gifts', 'help'].map((key) => ({
  key,
  target: `#${key}`,
  title: key,
}));
const without =
  (...gone: readonly string[]) =>
  ({ key }: TourStep): boolean =>
    !gone.includes(key);

it('goes on to the next step whose target is there', () => {
  expect(neighbour(steps, 'balance', 1, without('search'))?.key).toBe('gifts');
  expect(neighbour(steps, 'gifts', -1, without('search'))?.key).toBe('balance');
});

it('finds nothing beyond the ends', () => {
  expect(neighbour(steps, 'help', 1, without())).toBeUndefined();
  expect(neighbour(steps, 'balance', -1, without())).toBeUndefined();
  expect(neighbour(steps, 'gifts', 1, without('help'))).toBeUndefined();
});

it('begins at the first that is there where no step is known', () => {
  expect(neighbour(steps, undefined, 1, without('balance'))?.key).toBe('search');
  expect(neighbour(steps, 'of another tour', -1, without())).toBeUndefined();
});
