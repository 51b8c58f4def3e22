import { afterEach, beforeEach, expect, it, vi } from 'vitest';

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
  expect(gone({ tone: 'success', text: 'Saved' })).toBe(1500);
  expect(gone({ text: 'Noticed' })).toBe(1500);
  expect(gone({ text: 'Short', duration: 'short' })).toBe(3000);
  expect(gone({ text: 'Long', duration: 'long' })).toBe(8000);
});

it('ends one that says something is under way by itself after 9999 ms at most (part of CO-02)', () => {
  expect(gone({ busy: true, text: 'Wait' })).toBe(9999);
  expect(gone({ busy: true, text: 'Wait', duration: 3000 })).toBe(3000);
});

it('stops the clock while held', () => {
  const store = createToastStore();
  store.show({ text: 'Read me' });
  vi.advanceTimersByTime(1000);
  store.hold('reader', true);
  vi.advanceTimersByTime(60_000);
  expect(store.list()).toHaveLength(1);
  store.hold('reader', false);
  vi.advanceTimersByTime(499);
  expect(store.list()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(store.list()).toHaveLength(0);
});

it('starts no clock for what appears while it is held', () => {
  const store = createToastStore();
  store.hold('reader', true);
  store.show({ text: 'Later' });
  vi.advanceTimersByTime(5000);
  expect(store.list()).toHaveLength(1);
  store.hold('reader', false);
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

it('keeps what went wrong until it is closed', () => {
  const store = createToastStore();
  const id = store.show({ tone: 'danger', text: 'No connection' });
  vi.advanceTimersByTime(3_600_000);
  expect(store.list().map(({ closable }) => closable)).toEqual([true]);
  store.dismiss(id);
  expect(store.list()).toEqual([]);
});

it('says the same trouble once, and pushes it out by nothing that passes', () => {
  const store = createToastStore();
  store.show({ tone: 'danger', text: 'No connection' });
  store.show({ tone: 'danger', text: 'No connection' });
  expect(store.list()).toHaveLength(1);
  for (const text of ['a', 'b', 'c']) store.show({ text, duration: 'long' });
  expect(store.list().map(({ text }) => text)).toEqual(['No connection', 'b', 'c']);
});

it('leaves time to press what can be pressed', () => {
  expect(gone({ text: 'Taken away', action: { label: 'Undo', onSelect: () => undefined } })).toBe(
    8000,
  );
});

it('lets the time go on only when nobody holds it any more', () => {
  const store = createToastStore();
  store.show({ text: 'Read me' });
  store.hold('page', true);
  store.hold('reader', true);
  store.hold('reader', false);
  vi.advanceTimersByTime(60_000);
  expect(store.list()).toHaveLength(1);
  store.hold('page', false);
  vi.advanceTimersByTime(1500);
  expect(store.list()).toEqual([]);
});
