import { afterEach, expect, test, vi } from 'vitest';
import { inBursts } from './bursts.ts';

/** Work that stands still until it is let go, and tells what it was given. */
function held() {
  const given: string[][] = [];
  const gates: (() => void)[] = [];
  const begun: (() => void)[] = [];
  const work = async (burst: ReadonlySet<string>): Promise<void> => {
    given.push([...burst]);
    begun.shift()?.();
    const { promise, resolve } = Promise.withResolvers<void>();
    gates.push(resolve);
    await promise;
  };
  const next = () => new Promise<void>((resolve) => begun.push(resolve));
  return { given, gates, work, next };
}

const noError = (error: unknown): never => {
  throw error;
};

test('takes what is saved at once as one burst, each file once', async () => {
  const { given, work, next } = held();
  const saved = inBursts(work, noError);
  const first = next();
  for (const file of ['tokens.json', 'manifest.json', 'tokens.json']) saved(file);
  await first;
  expect(given).toEqual([['tokens.json', 'manifest.json']]);
});

test('looks again at what is saved during a look, and not before that one ended', async () => {
  const { given, gates, work, next } = held();
  const saved = inBursts(work, noError);
  const first = next();
  saved('tokens.json');
  await first;
  saved('tokens.json');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(given).toEqual([['tokens.json']]);

  const second = next();
  gates[0]?.();
  await second;
  expect(given).toEqual([['tokens.json'], ['tokens.json']]);
});

test('goes on after a look that failed', async () => {
  const errors: unknown[] = [];
  const done: string[] = [];
  let second: (() => void) | undefined;
  const seen = new Promise<void>((resolve) => (second = resolve));
  const { promise: failed, resolve: fail } = Promise.withResolvers<void>();
  const saved = inBursts(
    async (burst: ReadonlySet<string>) => {
      if (burst.has('bad')) throw new Error('unreadable');
      done.push(...burst);
      second?.();
    },
    (error) => {
      errors.push(error);
      fail();
    },
  );
  saved('bad');
  await failed;
  saved('good');
  await seen;
  expect(errors).toEqual([new Error('unreadable')]);
  expect(done).toEqual(['good']);
});

afterEach(() => {
  vi.useRealTimers();
});

test('waits until nothing was saved for a while, however long that goes on', async () => {
  vi.useFakeTimers();
  const bursts: string[][] = [];
  const saved = inBursts<string>(async (burst) => void bursts.push([...burst]), noError);
  for (const file of ['a', 'b', 'c', 'd']) {
    saved(file);
    await vi.advanceTimersByTimeAsync(29);
  }
  expect(bursts).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(bursts).toEqual([['a', 'b', 'c', 'd']]);
});
