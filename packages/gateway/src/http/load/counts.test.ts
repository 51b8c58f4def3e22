import { expect, it } from 'vitest';
import { Counts } from './counts.ts';

it('counts each name by itself', () => {
  const counts = new Counts();
  counts.add('a');
  counts.add('a');
  counts.add('b');
  counts.drop('a');
  expect(['a', 'b', 'c'].map((name) => counts.of(name))).toEqual([1, 1, 0]);
  counts.drop('a');
  counts.drop('a');
  expect(counts.of('a')).toBe(0);
});

it('forgets names that hold nothing, and none that holds something, however many come', () => {
  const counts = new Counts();
  counts.add('stays');
  for (let visitor = 0; visitor < 10_000; visitor += 1) {
    counts.add(`visitor ${visitor}`);
    counts.drop(`visitor ${visitor}`);
  }
  expect(counts.size).toBeLessThan(2_000);
  counts.add('visitor 9999');
  expect([counts.of('stays'), counts.of('visitor 9999')]).toEqual([1, 1]);
});
