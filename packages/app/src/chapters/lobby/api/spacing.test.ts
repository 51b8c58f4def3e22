import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});

/** Lists that are wanted by name, and which have been asked for. */
async function wanting() {
  const { untilListsMay } = await import('./spacing.ts');
  const asked: string[] = [];
  const want = (name: string): AbortController => {
    const wish = new AbortController();
    untilListsMay(wish.signal).then(
      () => asked.push(name),
      () => {},
    );
    return wish;
  };
  return { asked, want };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('asks for the first list at once, and for each other 400 ms after the one before', async () => {
  const { asked, want } = await wanting();
  for (const name of ['one', 'two', 'three']) want(name);
  await pass(0);
  expect(asked).toEqual(['one']);
  await pass(399);
  expect(asked).toEqual(['one']);
  await pass(1);
  expect(asked).toEqual(['one', 'two']);
  await pass(400);
  expect(asked).toEqual(['one', 'two', 'three']);
  await pass(400);
  want('four');
  await pass(0);
  expect(asked).toEqual(['one', 'two', 'three', 'four']);
});

it('keeps no turn for whoever no longer wants it', async () => {
  const { asked, want } = await wanting();
  want('one');
  const gone = want('two');
  want('three');
  gone.abort();
  await pass(400);
  expect(asked).toEqual(['one', 'three']);
});
