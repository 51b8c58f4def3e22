// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let whenResting: (act: () => void) => void;

beforeEach(async () => {
  vi.useFakeTimers();
  // A page of its own for each: how long it rests is known to the module.
  vi.resetModules();
  ({ whenResting } = await import('./when-resting.ts'));
});

afterEach(() => {
  vi.useRealTimers();
});

it('waits while the page is scrolled, and then does a little in each frame', () => {
  const done: number[] = [];
  for (let place = 0; place < 5; place++) whenResting(() => done.push(place));
  document.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(140);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(15);
  expect(done).toEqual([0, 1]);
  vi.advanceTimersByTime(8);
  expect(done).toEqual([0, 1, 2, 3]);
  document.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(100);
  expect(done).toEqual([0, 1, 2, 3]);
  vi.advanceTimersByTime(100);
  expect(done).toEqual([0, 1, 2, 3, 4]);
});

it('does at once, in the next frame, what a page at rest is asked for', () => {
  const act = vi.fn<() => void>();
  whenResting(act);
  vi.advanceTimersByTime(20);
  expect(act).toHaveBeenCalledOnce();
});
