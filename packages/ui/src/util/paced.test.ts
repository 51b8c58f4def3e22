import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { paced } from './paced.ts';
import { endInterval, endMargin } from './use-end.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('asks at 300 px and once a second at most (part of GC-28)', () => {
  expect(endMargin).toBe(300);
  const call = vi.fn<() => void>();
  const pace = paced(call, endInterval);
  pace.ask();
  pace.ask();
  vi.advanceTimersByTime(500);
  pace.ask();
  expect(call).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(499);
  expect(call).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(call).toHaveBeenCalledTimes(2);
});

it('forgets what is cancelled before its time', () => {
  const call = vi.fn<() => void>();
  const pace = paced(call, 1000);
  pace.ask();
  pace.ask();
  pace.cancel();
  vi.advanceTimersByTime(5000);
  expect(call).toHaveBeenCalledTimes(1);
});
