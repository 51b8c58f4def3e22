import { expect, it } from 'vitest';
import { createQueue } from './queue.ts';

it('runs so many at once, lets so many wait in their order, and sends the rest away', async () => {
  const queue = createQueue(2, 2);
  const began: number[] = [];
  const ends: (() => void)[] = [];
  const work = (name: number) =>
    queue(async () => {
      began.push(name);
      await new Promise<void>((resolve) => {
        ends[name] = resolve;
      });
      return name;
    });
  const all = [0, 1, 2, 3].map(work);
  await expect(work(4)).rejects.toMatchObject({ code: 'system.busy' });
  expect(began).toEqual([0, 1]);
  ends[1]?.();
  await all[1];
  await expect.poll(() => began).toEqual([0, 1, 2]);
  ends[0]?.();
  await expect.poll(() => began).toEqual([0, 1, 2, 3]);
  ends[2]?.();
  ends[3]?.();
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3]);
});

it('goes on after work that failed', async () => {
  const queue = createQueue(1, 1);
  const failed = queue(() => Promise.reject(new Error('no')));
  const next = queue(async () => 'done');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('done');
  expect(await queue(async () => 'and again')).toBe('and again');
});
