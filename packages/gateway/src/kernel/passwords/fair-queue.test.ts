import { expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

/** Work that ends when it is told to, and notes when it began. */
function watched(atOnce: number, most: number) {
  const queue = createFairQueue(atOnce, most);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const run = (site: string, name: string) =>
    queue.run(site, () => {
      begun.push(name);
      return new Promise<void>((resolve) => {
        ends.push(resolve);
      });
    });
  /** Whoever may begin has begun then. */
  const settle = () => new Promise(setImmediate);
  const endOne = async () => {
    await settle();
    ends.shift()?.();
    await settle();
  };
  return { queue, begun, run, settle, endOne };
}

it('lets sites take turns, however many wait on one of them', async () => {
  const { begun, run, endOne } = watched(1, 10);
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) => run(name[0] ?? '', name));
  for (let count = 0; count < all.length; count += 1) await endOne();
  await Promise.all(all);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

it('does as many at once as it may, and gives places on when work fails', async () => {
  const { queue, begun, run, settle, endOne } = watched(2, 10);
  const failing = queue.run('a', () => Promise.reject(new Error('no'))).catch(() => 'failed');
  const all = [run('a', 'a1'), run('a', 'a2'), run('a', 'a3')];
  expect(await failing).toBe('failed');
  await settle();
  expect(begun).toEqual(['a1', 'a2']);
  await endOne();
  await endOne();
  await endOne();
  await Promise.all(all);
  expect(begun).toEqual(['a1', 'a2', 'a3']);
});

it('turns away whoever is one too many on a site, and nobody of another', async () => {
  const { run, endOne } = watched(1, 2);
  const all = ['a1', 'a2', 'a3'].map((name) => run('a', name));
  await expect(run('a', 'a4')).rejects.toMatchObject({ code: 'system.busy' });
  all.push(run('b', 'b1'));
  for (let count = 0; count < all.length; count += 1) await endOne();
  await Promise.all(all);
});
