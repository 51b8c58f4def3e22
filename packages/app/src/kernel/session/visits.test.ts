import { beforeEach, expect, it, vi } from 'vitest';
import { currentVisit } from './visits.ts';

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) }));

const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000);

it('counts who comes back after half an hour as another visit, and a reload as the same', () => {
  expect(currentVisit()).toBe(1);
  minutes(29);
  expect(currentVisit()).toBe(1);
  minutes(29);
  expect(currentVisit()).toBe(1);
  minutes(30);
  expect(currentVisit()).toBe(2);
});

it('begins anew with what it cannot read', () => {
  localStorage.setItem('VISITS', '{"count":"many"}');
  expect(currentVisit()).toBe(1);
});
