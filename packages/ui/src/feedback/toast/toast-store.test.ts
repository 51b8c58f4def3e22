import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { durationOf, toastDurations } from './durations.ts';
import { createToastStore } from './toast-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const gone = (show: Parameters<ReturnType<typeof createToastStore>['show']>[0]): number => {
  const store = createToastStore();
  store.show(show);
  let waited = 0;
  for (; store.list().length > 0 && waited < 20_000; waited += 1) vi.advanceTimersByTime(1);
  return waited;
};

it('stays as long as the specification says (part of CO-01)', () => {
  expect(gone({ kind: 'success', text: 'Saved' })).toBe(1500);
  expect(gone({ text: 'Noticed' })).toBe(1500);
  expect(gone({ text: 'Short', duration: 'short' })).toBe(3000);
  expect(gone({ text: 'Long', duration: 'long' })).toBe(8000);
});

it('ends a loading toast by itself after 9999 ms at most (part of CO-02)', () => {
  expect(gone({ kind: 'loading', text: 'Wait' })).toBe(9999);
  expect(durationOf('loading', 3000)).toBe(3000);
  expect(toastDurations.loading).toBe(9999);
});

it('stops the clock while held', () => {
  const store = createToastStore();
  store.show({ text: 'Read me' });
  vi.advanceTimersByTime(1000);
  store.hold(true);
  vi.advanceTimersByTime(60_000);
  expect(store.list()).toHaveLength(1);
  store.hold(false);
  vi.advanceTimersByTime(499);
  expect(store.list()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(store.list()).toHaveLength(0);
});

it('starts no clock for what appears while it is held', () => {
  const store = createToastStore();
  store.hold(true);
  store.show({ text: 'Later' });
  vi.advanceTimersByTime(5000);
  expect(store.list()).toHaveLength(1);
  store.hold(false);
  vi.advanceTimersByTime(1500);
  expect(store.list()).toHaveLength(0);
});

it('shows three at a time, and lets one go when asked', () => {
  const store = createToastStore();
  const ids = ['a', 'b', 'c', 'd'].map((text) => store.show({ text, duration: 'long' }));
  expect(store.list().map(({ text }) => text)).toEqual(['b', 'c', 'd']);
  store.dismiss(ids[2] ?? 0);
  expect(store.list().map(({ text }) => text)).toEqual(['b', 'd']);
});
