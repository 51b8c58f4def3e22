import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useInSight } from './use-in-sight.ts';
import { standStill } from './when-quiet.ts';

beforeEach(() => {
  vi.stubGlobal('innerWidth', 390);
  vi.stubGlobal('innerHeight', 844);
  vi.stubGlobal('requestIdleCallback', (go: () => void) => setTimeout(go, 0));
  vi.stubGlobal('cancelIdleCallback', (id: number) => clearTimeout(id));
});

const all = Number.POSITIVE_INFINITY;

it('has all of a list where the page does not stand still', () => {
  expect(renderHook(() => useInSight(4, 10)).result.current).toBe(all);
});

it('has more of it on a larger screen', () => {
  vi.stubGlobal('innerWidth', 780);
  vi.stubGlobal('innerHeight', 844);
  standStill();
  expect(renderHook(() => useInSight(4, 10)).result.current).toBe(8);
});

it('has what is in sight until somebody is there, and all of it from then on', async () => {
  standStill();
  const { result } = renderHook(() => useInSight(4, 10));
  expect(result.current).toBe(4);
  act(() => void dispatchEvent(new Event('scroll')));
  await vi.waitFor(() => expect(result.current).toBe(all));
  expect(renderHook(() => useInSight(4, 10)).result.current).toBe(all);
});

it('draws the others in steps, each of which is seen before the next', async () => {
  standStill();
  const seen = new Set<number>();
  renderHook(() => seen.add(useInSight(4, 14)));
  act(() => void dispatchEvent(new Event('scroll')));
  await vi.waitFor(() => expect([...seen]).toEqual([4, 8, 12, all]));
});

it('has all at once of what comes when somebody is there already', async () => {
  standStill();
  const { result, rerender } = renderHook(({ length }) => useInSight(4, length), {
    initialProps: { length: 0 },
  });
  act(() => void dispatchEvent(new Event('scroll')));
  await vi.waitFor(() => expect(result.current).toBe(all));
  rerender({ length: 40 });
  expect(result.current).toBe(all);
});
