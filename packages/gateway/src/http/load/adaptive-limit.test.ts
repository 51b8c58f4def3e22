import { expect, it } from 'vitest';
import { nextLimit, watchWork } from './adaptive-limit.ts';

it('halves the turns of a busy gateway, and leaves each address two', () => {
  const turns = [8];
  while (turns.length < 4) turns.push(nextLimit(turns.at(-1) ?? 0, 8, 0.95));
  expect(turns).toEqual([8, 4, 2, 2]);
});

it('gives them back one by one once it has time, up to what there are', () => {
  const turns = [2];
  while (turns.length < 6) turns.push(nextLimit(turns.at(-1) ?? 0, 5, 0.2));
  expect(turns).toEqual([2, 3, 4, 5, 5, 5]);
});

it('leaves them as they are in between, and as they were asked for where that is less than two', () => {
  expect(nextLimit(3, 5, 0.7)).toBe(3);
  expect(nextLimit(1, 1, 0.95)).toBe(1);
  expect(nextLimit(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0.95)).toBe(
    Number.POSITIVE_INFINITY,
  );
});

it('tells how much a process was at work', async () => {
  const atWork = watchWork();
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  for (let one = 0, sum = 0; one < 1e6; one += 1) sum += one;
  const share = atWork();
  expect(share).toBeGreaterThan(0);
  expect(share).toBeLessThanOrEqual(1);
});
